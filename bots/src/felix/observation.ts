import {
  type CardSet,
  type Code,
  type Counts,
  type DogRules,
  dogRulesOf,
  NO_CARD,
  one,
  pointsOf,
} from '@miaou/felix/search';

export const MAX_SEATS = 5;
/** The index of the passive player, after all seats (FT1). */
export const PASSIVE = 5;

/**
 * All that one seat may know when it decides. One object is overwritten for each decision, so nothing is allocated. Seats are counted
 * clockwise from the deciding one, which is 0. While cards are being laid the row counts as empty: the order in which seats are asked
 * must not matter (FR1).
 */
export class Observation {
  seats = 0;
  rules: DogRules = dogRulesOf({ edition: 'felix' });
  isAuction = false;
  round = 1;
  bank = 0;
  filled = false;
  /** The mice that the next pass takes. */
  payment = 0;
  highest = 0;
  /** FX1 */
  isLastChoice = false;
  first = 0;
  hand: CardSet = 0;
  removed: CardSet = 0;
  /** The deciding seat's card in the row. */
  ownLaid: Code = NO_CARD;
  /** The seats still in the auction, as bits. */
  inside = 0;
  /** The seats whose card in the row is not known, as bits. */
  hidden = 0;
  /** The known cards of the row, including the deciding seat's own. */
  known: Counts = 0;
  /** By counting (FK3). */
  readonly mice = new Int32Array(MAX_SEATS);
  readonly points = new Int32Array(MAX_SEATS);
  /** The last bid of this round, also of seats that passed since. */
  readonly bids = new Int32Array(MAX_SEATS);
  /** The cards of each seat, and of the passive player, that were not shown so far; empty for the deciding seat. */
  readonly unseen = new Int32Array(MAX_SEATS + 1);
}

/** The highest bid that the deciding seat may make. */
export const highestBid = (observation: Observation): number => {
  const owned = observation.mice[0] ?? 0;
  return observation.isLastChoice && owned > 1 ? 1 : owned;
};

/** The most mice that another seat owns, by counting (FK3). */
export const richestOther = ({ mice, seats, inside }: Observation, among: 'all' | 'inside'): number => {
  let richest = 0;
  for (let by = 1; by < seats; by++)
    if (among === 'all' || ((inside >>> by) & 1) === 1) richest = Math.max(richest, mice[by] ?? 0);
  return richest;
};

const LOW_BITS = 15;
const LOW_MASK = (1 << LOW_BITS) - 1;
const LOW_POINTS = Int32Array.from({ length: 1 << LOW_BITS }, (_, counts) => pointsOf(counts));
const HIGH_CODE = 5;
const HIGH_POINTS = Int32Array.from({ length: 64 }, (_, counts) => pointsOf(counts * one(HIGH_CODE)));

/** The points of the cats among some cards, looked up in two tables. */
export const tabulatedPoints = (counts: Counts): number =>
  (LOW_POINTS[counts & LOW_MASK] ?? 0) + (HIGH_POINTS[(counts >>> LOW_BITS) & 63] ?? 0);
