import { CARDS } from '@miaou/felix';
import { type Action, fillingFor, PASS } from '@miaou/felix/search';
import type { SparseVector } from '../network/sparseVector.js';
import { sumOf } from './cards.js';
import { MAX_SEATS, type Observation, PASSIVE, tabulatedPoints } from './observation.js';
import { expectedSack } from './sackValue.js';

/**
 * The inputs of the network, mostly between −1 and 1. Their order is that of the trained weights: changing it requires retraining.
 *
 * | block   | repeated    | numbers |
 * |---------|-------------|---------|
 * | table   | once        | filou, mostNegative, auction, round (1 of 9), bank, filled, next payment, highest bid, last choice, bank can fill, seats still in (1 of 5), expected sack, its gain, points known, hidden cards, steps from the first player, sack less bid, sack less bid and payment |
 * | own     | once        | hand (10), removed (10), own card in the row (10), cards known in the row (10), sum of the hand, lead, total, lead if positive, seats ahead, mice, points, first, bid |
 * | others  | each of 4   | present, still in, first, bid, mice, points, lead over it, its card is hidden, it can outbid, richer by, unseen cards (10) |
 * | passive | once        | unseen cards (10) |
 * | action  | once        | card laid (10), pass, bid, amount, raise by 1, 2, 3, 4 or more (5), sack less amount, its gain, mice left, seats that could outbid (1 of 5), all mice |
 * | past    | once        | price of the sacks so far, their worth, what was paid too much, all on average, the part of rounds without a buyer, last price, last worth, what of it was too much |
 * | habits  | each of 5   | on average of the rounds so far: how high it went, points of the cards that it laid, the part of rounds in which it bid nothing |
 */
const OWN = 30;
const OTHERS = OWN + 4 * CARDS.length + 9;
const OTHER = 10 + CARDS.length;
const PASSIVE_BLOCK = OTHERS + (MAX_SEATS - 1) * OTHER;
const ACTION = PASSIVE_BLOCK + CARDS.length;
const BID = ACTION + CARDS.length + 1;

const PAST = BID + 16;
const HABITS = PAST + 7;

export const INPUTS = HABITS + 3 * MAX_SEATS;

const POINTS = 15;
const MICE = 20;
const LEAD = 30;
const TOTAL = 60;

const flag = (fact: boolean): number => (fact ? 1 : 0);

const setCards = (into: SparseVector, from: number, set: number): void => {
  for (let left = set; left !== 0; left &= left - 1) into.set(from + 31 - Math.clz32(left & -left), 1);
};

const sizeOfSeats = (seats: number): number => {
  let size = 0;
  for (let left = seats; left !== 0; left &= left - 1) size++;
  return size;
};

const fillingOf = (seats: number): number => FILLINGS[seats] ?? 0;
const FILLINGS = [0, 0, 0, fillingFor(3), fillingFor(4), fillingFor(5)];

const totalOf = (observation: Observation, by: number): number =>
  (observation.mice[by] ?? 0) + (observation.points[by] ?? 0);

const writeSack = (observation: Observation, sack: number, into: SparseVector): void => {
  into.set(23, sack / POINTS);
  into.set(24, Math.max(0, sack) / POINTS);
  into.set(25, tabulatedPoints(observation.known) / POINTS);
  into.set(26, sizeOfSeats(observation.hidden) / 4);
  into.set(27, (observation.first === 0 ? 0 : observation.seats - observation.first) / 4);
  into.set(28, (sack - observation.highest) / POINTS);
  into.set(29, (sack - observation.highest - observation.payment) / POINTS);
};

const writeTable = (observation: Observation, into: SparseVector): void => {
  into.set(0, flag(observation.rules.rabbitFlees));
  into.set(1, flag(observation.rules.bigDogTakesWorst));
  into.set(2, flag(observation.isAuction));
  into.set(2 + observation.round, 1);
  into.set(12, observation.bank / LEAD);
  into.set(13, flag(observation.filled));
  into.set(14, observation.payment / 6);
  into.set(15, observation.highest / POINTS);
  into.set(16, flag(observation.isLastChoice));
  into.set(17, flag(observation.bank >= fillingOf(observation.seats)));
  if (observation.inside !== 0) into.set(17 + sizeOfSeats(observation.inside), 1);
};

const writeStanding = (observation: Observation, from: number, into: SparseVector): void => {
  const own = totalOf(observation, 0);
  let best = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  for (let by = 1; by < observation.seats; by++) {
    best = Math.max(best, totalOf(observation, by));
    if (totalOf(observation, by) > own) ahead++;
  }
  into.set(from, sumOf(observation.hand) / LEAD);
  into.set(from + 1, (own - best) / LEAD);
  into.set(from + 2, own / TOTAL);
  into.set(from + 3, Math.max(0, own - best) / LEAD);
  into.set(from + 4, ahead / 4);
};

const writeOwn = (observation: Observation, into: SparseVector): void => {
  const standing = OWN + 4 * CARDS.length;
  setCards(into, OWN, observation.hand);
  setCards(into, OWN + 10, observation.removed);
  if (observation.isAuction) into.set(OWN + 20 + observation.ownLaid, 1);
  for (let code = 0; code < CARDS.length; code++) into.set(OWN + 30 + code, (observation.known >>> (3 * code)) & 7);
  writeStanding(observation, standing, into);
  into.set(standing + 5, (observation.mice[0] ?? 0) / MICE);
  into.set(standing + 6, (observation.points[0] ?? 0) / (2 * MICE));
  into.set(standing + 7, flag(observation.first === 0));
  into.set(standing + 8, (observation.bids[0] ?? 0) / POINTS);
};

const writeOther = (observation: Observation, by: number, into: SparseVector): void => {
  const cell = OTHERS + (by - 1) * OTHER;
  const mice = observation.mice[by] ?? 0;
  const isInside = ((observation.inside >>> by) & 1) === 1;
  into.set(cell, 1);
  into.set(cell + 1, flag(isInside));
  into.set(cell + 2, flag(observation.first === by));
  into.set(cell + 3, (observation.bids[by] ?? 0) / POINTS);
  into.set(cell + 4, mice / MICE);
  into.set(cell + 5, (observation.points[by] ?? 0) / (2 * MICE));
  into.set(cell + 6, (totalOf(observation, 0) - totalOf(observation, by)) / LEAD);
  into.set(cell + 7, (observation.hidden >>> by) & 1);
  into.set(cell + 8, flag(isInside && mice > observation.highest));
  into.set(cell + 9, (mice - (observation.mice[0] ?? 0)) / MICE);
  setCards(into, cell + 10, observation.unseen[by] ?? 0);
};

const writePast = ({ past, seats }: Observation, into: SparseVector): void => {
  if (past.count === 0) return;
  const { count } = past;
  const sold = Math.max(1, past.sold);
  into.set(PAST, past.prices / (sold * POINTS));
  into.set(PAST + 1, past.worths / (sold * POINTS));
  into.set(PAST + 2, past.overpaid / (sold * POINTS));
  into.set(PAST + 3, (count - past.sold) / count);
  into.set(PAST + 4, past.lastPrice / POINTS);
  into.set(PAST + 5, past.lastWorth / POINTS);
  into.set(PAST + 6, Math.max(0, past.lastPrice - past.lastWorth) / POINTS);
  for (let by = 0; by < seats; by++) {
    const cell = HABITS + 3 * by;
    into.set(cell, (past.bids[by] ?? 0) / (count * POINTS));
    into.set(cell + 1, (past.laid[by] ?? 0) / (count * POINTS));
    into.set(cell + 2, (past.silent[by] ?? 0) / count);
  }
};

/** Writes the features of the state and returns the expected value of the sack, which `writeAction` needs again. */
export const writeState = (observation: Observation, into: SparseVector): number => {
  const sack = observation.isAuction ? expectedSack(observation) : 0;
  into.count = 0;
  writeTable(observation, into);
  if (observation.isAuction) writeSack(observation, sack, into);
  writeOwn(observation, into);
  for (let by = 1; by < observation.seats; by++) writeOther(observation, by, into);
  setCards(into, PASSIVE_BLOCK, observation.unseen[PASSIVE] ?? 0);
  writePast(observation, into);
  return sack;
};

const couldOutbid = (observation: Observation, amount: number): number => {
  let seats = 0;
  for (let by = 1; by < observation.seats; by++)
    if (((observation.inside >>> by) & 1) === 1 && (observation.mice[by] ?? 0) > amount) seats++;
  return seats;
};

const writeBid = (observation: Observation, amount: number, sack: number, into: SparseVector): void => {
  into.set(BID, 1);
  into.set(BID + 1, amount / POINTS);
  into.set(BID + 1 + Math.min(5, amount - observation.highest), 1);
  into.set(BID + 7, (sack - amount) / POINTS);
  into.set(BID + 8, Math.max(0, sack - amount) / POINTS);
  into.set(BID + 9, ((observation.mice[0] ?? 0) - amount) / MICE);
  into.set(BID + 10 + couldOutbid(observation, amount), 1);
  into.set(BID + 15, flag(amount === observation.mice[0]));
};

export const writeAction = (observation: Observation, action: Action, sack: number, into: SparseVector): void => {
  into.count = 0;
  if (action <= PASS) into.set(ACTION + action, 1);
  else writeBid(observation, action - PASS, sack, into);
};
