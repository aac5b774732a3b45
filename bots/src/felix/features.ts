import { CARDS } from '@miaou/felix';
import { type Action, mouseCardsFor, PASS } from '@miaou/felix/search';
import type { Sparse } from '../net/network.js';
import { sumOf } from './cards.js';
import { expectedSack } from './sackValue.js';
import { MOST_SEATS, PASSIVE, quickPoints, type Sight } from './sight.js';

/**
 * What a net is told, as numbers mostly between −1 and 1. The order is that of the weights: whoever changes it trains anew.
 *
 * | block   | repeated    | numbers |
 * |---------|-------------|---------|
 * | table   | once        | filou, mostNegative, auction, round (1 of 9), bank, filled, next payment, highest bid, last choice, bank can fill, seats still in (1 of 5), expected sack, its gain, points known, hidden cards, steps from the first player, sack less bid, sack less bid and payment |
 * | own     | once        | hand (10), removed (10), own card in the row (10), cards known in the row (10), sum of the hand, lead, total, lead if positive, seats ahead, mice, points, first, bid |
 * | others  | each of 4   | present, still in, first, bid, mice, points, lead over it, its card is hidden, it can outbid, richer by, unseen cards (10) |
 * | passive | once        | unseen cards (10) |
 * | action  | once        | card laid (10), pass, bid, amount, raise by 1, 2, 3, 4 or more (5), sack less amount, its gain, mice left, seats that could outbid (1 of 5), all mice |
 */
const OWN = 30;
const OTHERS = OWN + 4 * CARDS.length + 9;
const OTHER = 10 + CARDS.length;
const PASSIVE_BLOCK = OTHERS + (MOST_SEATS - 1) * OTHER;
const ACTION = PASSIVE_BLOCK + CARDS.length;
const BID = ACTION + CARDS.length + 1;

/** How many numbers there are in all. */
export const INPUTS = BID + 16;

const POINTS = 15;
const MICE = 20;
const LEAD = 30;
const TOTAL = 60;

const flag = (fact: boolean): number => (fact ? 1 : 0);

const setCards = (into: Sparse, from: number, set: number): void => {
  for (let left = set; left !== 0; left &= left - 1) into.set(from + 31 - Math.clz32(left & -left), 1);
};

const sizeOfSeats = (seats: number): number => {
  let size = 0;
  for (let left = seats; left !== 0; left &= left - 1) size++;
  return size;
};

const fillingFor = (seats: number): number => FILLINGS[seats] as number;
const FILLINGS = [0, 0, 0, ...([3, 4, 5] as const).map((seats) => mouseCardsFor(seats).reduce((a, b) => a + b))];

const totalOf = (sight: Sight, by: number): number => (sight.mice[by] as number) + (sight.points[by] as number);

const writeSack = (sight: Sight, sack: number, into: Sparse): void => {
  into.set(23, sack / POINTS);
  into.set(24, Math.max(0, sack) / POINTS);
  into.set(25, quickPoints(sight.known) / POINTS);
  into.set(26, sizeOfSeats(sight.hidden) / 4);
  into.set(27, (sight.first === 0 ? 0 : sight.seats - sight.first) / 4);
  into.set(28, (sack - sight.highest) / POINTS);
  into.set(29, (sack - sight.highest - sight.payment) / POINTS);
};

const writeTable = (sight: Sight, into: Sparse): void => {
  into.set(0, flag(sight.rules.rabbitFlees));
  into.set(1, flag(sight.rules.bigDogTakesWorst));
  into.set(2, flag(sight.isAuction));
  into.set(2 + sight.round, 1);
  into.set(12, sight.bank / LEAD);
  into.set(13, flag(sight.filled));
  into.set(14, sight.payment / 6);
  into.set(15, sight.highest / POINTS);
  into.set(16, flag(sight.isLastChoice));
  into.set(17, flag(sight.bank >= fillingFor(sight.seats)));
  if (sight.inside !== 0) into.set(17 + sizeOfSeats(sight.inside), 1);
};

const writeStanding = (sight: Sight, from: number, into: Sparse): void => {
  const own = totalOf(sight, 0);
  let best = Number.NEGATIVE_INFINITY;
  let ahead = 0;
  for (let by = 1; by < sight.seats; by++) {
    best = Math.max(best, totalOf(sight, by));
    if (totalOf(sight, by) > own) ahead++;
  }
  into.set(from, sumOf(sight.hand) / LEAD);
  into.set(from + 1, (own - best) / LEAD);
  into.set(from + 2, own / TOTAL);
  into.set(from + 3, Math.max(0, own - best) / LEAD);
  into.set(from + 4, ahead / 4);
};

const writeOwn = (sight: Sight, into: Sparse): void => {
  const standing = OWN + 4 * CARDS.length;
  setCards(into, OWN, sight.hand);
  setCards(into, OWN + 10, sight.removed);
  if (sight.isAuction) into.set(OWN + 20 + sight.ownLaid, 1);
  for (let code = 0; code < CARDS.length; code++) into.set(OWN + 30 + code, (sight.known >>> (3 * code)) & 7);
  writeStanding(sight, standing, into);
  into.set(standing + 5, (sight.mice[0] as number) / MICE);
  into.set(standing + 6, (sight.points[0] as number) / (2 * MICE));
  into.set(standing + 7, flag(sight.first === 0));
  into.set(standing + 8, (sight.bids[0] as number) / POINTS);
};

const writeOther = (sight: Sight, by: number, into: Sparse): void => {
  const cell = OTHERS + (by - 1) * OTHER;
  const mice = sight.mice[by] as number;
  const isInside = ((sight.inside >>> by) & 1) === 1;
  into.set(cell, 1);
  into.set(cell + 1, flag(isInside));
  into.set(cell + 2, flag(sight.first === by));
  into.set(cell + 3, (sight.bids[by] as number) / POINTS);
  into.set(cell + 4, mice / MICE);
  into.set(cell + 5, (sight.points[by] as number) / (2 * MICE));
  into.set(cell + 6, (totalOf(sight, 0) - totalOf(sight, by)) / LEAD);
  into.set(cell + 7, (sight.hidden >>> by) & 1);
  into.set(cell + 8, flag(isInside && mice > sight.highest));
  into.set(cell + 9, (mice - (sight.mice[0] as number)) / MICE);
  setCards(into, cell + 10, sight.unseen[by] as number);
};

/** Writes the situation and gives what the sack is worth on average, which the actions need again. */
export const writeSituation = (sight: Sight, into: Sparse): number => {
  const sack = sight.isAuction ? expectedSack(sight) : 0;
  into.count = 0;
  writeTable(sight, into);
  if (sight.isAuction) writeSack(sight, sack, into);
  writeOwn(sight, into);
  for (let by = 1; by < sight.seats; by++) writeOther(sight, by, into);
  setCards(into, PASSIVE_BLOCK, sight.unseen[PASSIVE] as number);
  return sack;
};

const couldOutbid = (sight: Sight, amount: number): number => {
  let seats = 0;
  for (let by = 1; by < sight.seats; by++)
    if (((sight.inside >>> by) & 1) === 1 && (sight.mice[by] as number) > amount) seats++;
  return seats;
};

const writeBid = (sight: Sight, amount: number, sack: number, into: Sparse): void => {
  into.set(BID, 1);
  into.set(BID + 1, amount / POINTS);
  into.set(BID + 1 + Math.min(5, amount - sight.highest), 1);
  into.set(BID + 7, (sack - amount) / POINTS);
  into.set(BID + 8, Math.max(0, sack - amount) / POINTS);
  into.set(BID + 9, ((sight.mice[0] as number) - amount) / MICE);
  into.set(BID + 10 + couldOutbid(sight, amount), 1);
  into.set(BID + 15, flag(amount === sight.mice[0]));
};

export const writeAction = (sight: Sight, action: Action, sack: number, into: Sparse): void => {
  into.count = 0;
  if (action <= PASS) into.set(ACTION + action, 1);
  else writeBid(sight, action - PASS, sack, into);
};
