import { CARDS } from '@miaou/felix';
import { type CardSet, type Code, type Counts, codeOf, one, sackOf } from '@miaou/felix/search';
import { DOGS, setOf, VALUES } from './cards.js';
import { highestBid, type Observation, tabulatedPoints } from './observation.js';

const sackPoints = (row: Counts, { rules }: Observation): number => tabulatedPoints(sackOf(row, rules));

const bestOf = (set: CardSet): Code | undefined => {
  let best: Code | undefined;
  for (let code = 0; code < CARDS.length; code++)
    if (((set >>> code) & 1) === 1 && (best === undefined || (VALUES[code] ?? 0) > (VALUES[best] ?? 0))) best = code;
  return best;
};

const ALL_SETS: readonly CardSet[] = Array.from({ length: 1 << CARDS.length }, (_, set) => set);
const GOOD_CATS = setOf(['3', '5', '8', '11', '15']);

/** By set of cards: the best one, as counts; a dog only where there is nothing else. */
const BEST_CARDS = Int32Array.from(ALL_SETS, (set) => {
  const best = bestOf(set & ~DOGS) ?? bestOf(set);
  return best === undefined ? 0 : one(best);
});

/**
 * By set of cards: those among which is always one with which the sack is worth most, as counts. Of good cats only the best one is: a better
 * one raises the sum by at least as much as it raises what a dog takes.
 */
const CHOICES: readonly (readonly Counts[])[] = ALL_SETS.map((set) => {
  const best = bestOf(set & GOOD_CATS);
  const others = CARDS.map(codeOf).filter((code) => (((set & ~GOOD_CATS) >>> code) & 1) === 1);
  return [...(best === undefined ? [] : [best]), ...others].map(one);
});

/** What the sack is worth if every hidden card is the best that it can be. */
const goodSack = (observation: Observation): number => {
  let row = observation.known;
  for (let by = 1; by < observation.seats; by++)
    if (((observation.hidden >>> by) & 1) === 1) row += BEST_CARDS[observation.unseen[by] ?? 0] ?? 0;
  return sackPoints(row, observation);
};

const bestSackFrom = (observation: Observation, row: Counts, from: number): number => {
  let by = from;
  while (by < observation.seats && ((observation.hidden >>> by) & 1) === 0) by++;
  if (by === observation.seats) return sackPoints(row, observation);
  let best = Number.NEGATIVE_INFINITY;
  for (const card of CHOICES[observation.unseen[by] ?? 0] ?? [])
    best = Math.max(best, bestSackFrom(observation, row + card, by + 1));
  return best;
};

/** The most that the sack can be worth, whatever the hidden cards are. */
export const bestSack = (observation: Observation): number => bestSackFrom(observation, observation.known, 1);

/** The most mice among the others still in the auction: a bid of that much cannot be raised. */
export const richestRival = (observation: Observation): number => {
  let most = 0;
  for (let by = 1; by < observation.seats; by++)
    if (((observation.inside >>> by) & 1) === 1) most = Math.max(most, observation.mice[by] ?? 0);
  return most;
};

/**
 * The highest bid that a person would not laugh at: the sack can be worth it, and no lower one would do as well. Below the next bid where all
 * bids are silly.
 */
export const highestSensibleBid = (observation: Observation): number => {
  const most = Math.min(highestBid(observation), Math.max(observation.highest + 1, richestRival(observation)));
  // Finding the best sack takes long; most often a good one is enough.
  return most <= goodSack(observation) ? most : Math.min(most, bestSack(observation));
};

/** True where passing would refuse points for one mouse (FX1). */
export const wouldRefusePoints = (observation: Observation): boolean =>
  observation.isLastChoice && (observation.mice[0] ?? 0) > 0 && sackPoints(observation.known, observation) > 1;
