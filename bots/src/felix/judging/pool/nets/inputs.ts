import { CARDS, type Card, type FelixMove } from '@miaou/felix';
import { codeOf, countOf } from '@miaou/felix/search';
import { at, type Seat } from '@miaou/kit';
import type { SparseVector } from '../../../../network/sparseVector.js';
import type { Appraisal } from '../appraisal.js';
import { pointsWon, type TableFacts } from '../tableFacts.js';

/**
 * The inputs of a judge's network, in the order of its weights.
 *
 * | block  | repeated  | numbers |
 * |--------|-----------|---------|
 * | table  | once      | filou, three seats, five seats, auction, round, last three rounds (3), bank, payment, highest bid, last choice, worth, worth if positive, spread, worth less bid, hidden cards, rivals left |
 * | own    | once      | hand (10), cards known in the row (10), mice, points, lead, bid, first |
 * | others | each of 4 | present, rival, bid, mice, points, lead over it, first, unseen cards (10) |
 * | action | once      | card (10), pass, bid, amount, worth less amount, mice left, raise of 1, of 2 or 3, of more, nobody can outbid |
 */
const TABLE = 18;
const OWN = TABLE;
const OTHERS = OWN + 25;
const OTHER = 17;
const ACTION = OTHERS + 4 * OTHER;

export const JUDGE_INPUTS = ACTION + 19;

const MICE = 25;
const POINTS = 12;
const LEAD = 40;

const writeTable = (facts: TableFacts, { mean, spread }: Appraisal, into: SparseVector): void => {
  const { view, highest, roundsLeft } = facts;
  const numbers = [
    view.options.edition === 'filou',
    view.options.seats === 3,
    view.options.seats === 5,
    view.phase === 'auction',
    view.round / 9,
    roundsLeft === 0,
    roundsLeft === 1,
    roundsLeft === 2,
    view.bank / MICE,
    facts.payment / 6,
    highest / POINTS,
    facts.isLastChoice,
    mean / POINTS,
    Math.max(0, mean) / POINTS,
    spread / POINTS,
    (mean - highest) / POINTS,
    facts.hidden.length / 4,
    facts.rivals.length / 4,
  ];
  for (const [index, number] of numbers.entries()) into.set(index, Number(number));
};

const writeCards = (cards: readonly Card[], from: number, into: SparseVector): void => {
  for (const card of cards) into.set(from + codeOf(card), 1);
};

const writeOwn = (facts: TableFacts, totals: readonly number[], points: number, into: SparseVector): void => {
  const { view, seat, ownMice, known } = facts;
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  writeCards(facts.hand, OWN, into);
  for (const code of CARDS.keys()) into.set(OWN + 10 + code, countOf(known, code));
  into.set(OWN + 20, ownMice / MICE);
  into.set(OWN + 21, points / LEAD);
  into.set(OWN + 22, (at(totals, seat) - best) / LEAD);
  into.set(OWN + 23, at(view.seats, seat).bid / POINTS);
  into.set(OWN + 24, Number(view.first === seat));
};

const writeOther = (
  facts: TableFacts,
  other: Seat,
  by: number,
  totals: readonly number[],
  into: SparseVector,
): void => {
  const { view, seat, mice } = facts;
  const cell = OTHERS + (by - 1) * OTHER;
  into.set(cell, 1);
  into.set(cell + 1, Number(facts.rivals.includes(other)));
  into.set(cell + 2, at(view.seats, other).bid / POINTS);
  into.set(cell + 3, at(mice, other) / MICE);
  into.set(cell + 4, (at(totals, other) - at(mice, other)) / LEAD);
  into.set(cell + 5, (at(totals, seat) - at(totals, other)) / LEAD);
  into.set(cell + 6, Number(view.first === other));
  for (const code of at(facts.unseen, other)) into.set(cell + 7 + code, 1);
};

export const writeFacts = (facts: TableFacts, appraisal: Appraisal, into: SparseVector): void => {
  const { seats } = facts.view.options;
  const points = pointsWon(facts);
  const totals = facts.mice.map((mice, other) => mice + at(points, other));
  into.count = 0;
  writeTable(facts, appraisal, into);
  writeOwn(facts, totals, at(points, facts.seat), into);
  for (let by = 1; by < seats; by++) writeOther(facts, ((facts.seat + by) % seats) as Seat, by, totals, into);
};

const writeBid = (facts: TableFacts, { mean }: Appraisal, amount: number, into: SparseVector): void => {
  const raise = amount - facts.highest;
  into.set(ACTION + 11, 1);
  into.set(ACTION + 12, amount / POINTS);
  into.set(ACTION + 13, (mean - amount) / POINTS);
  into.set(ACTION + 14, (facts.ownMice - amount) / MICE);
  into.set(ACTION + (raise === 1 ? 15 : raise < 4 ? 16 : 17), 1);
  into.set(ACTION + 18, Number(facts.rivals.every((rival) => at(facts.mice, rival) <= amount)));
};

export const writeMove = (facts: TableFacts, appraisal: Appraisal, move: FelixMove, into: SparseVector): void => {
  into.count = 0;
  if (move.type === 'place') into.set(ACTION + codeOf(move.card), 1);
  else if (move.type === 'pass') into.set(ACTION + 10, 1);
  else writeBid(facts, appraisal, move.amount, into);
};
