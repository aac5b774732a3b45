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

/** What every viewer saw of the rounds that are over (FK1), as sums over them. By seat where seats differ, counted as in an observation. */
class PastRounds {
  count = 0;
  sold = 0;
  /** Of the sacks that were sold. */
  prices = 0;
  worths = 0;
  /** By how much their prices were above what they were worth. */
  overpaid = 0;
  /** Of the last round; 0 without a buyer. */
  lastPrice = 0;
  lastWorth = 0;
  /** How high each seat went. */
  readonly bids = new Int32Array(MAX_SEATS);
  /** The rounds in which a seat bid nothing. */
  readonly silent = new Int32Array(MAX_SEATS);
  /** The points of the cards that each seat laid. */
  readonly laid = new Int32Array(MAX_SEATS);

  clear(): void {
    this.count = 0;
    this.sold = 0;
    this.prices = 0;
    this.worths = 0;
    this.overpaid = 0;
    this.lastPrice = 0;
    this.lastWorth = 0;
    this.bids.fill(0);
    this.silent.fill(0);
    this.laid.fill(0);
  }

  /** A round that follows those before it, without what its seats did. */
  addRound(): void {
    this.count++;
    this.lastPrice = 0;
    this.lastWorth = 0;
  }

  addSeat(by: number, bid: number, card: Code): void {
    this.bids[by] = (this.bids[by] ?? 0) + bid;
    if (bid === 0) this.silent[by] = (this.silent[by] ?? 0) + 1;
    this.laid[by] = (this.laid[by] ?? 0) + tabulatedPoints(one(card));
  }

  /** What somebody paid for the sack of the round that was added last. */
  addSale(price: number, worth: number): void {
    this.sold++;
    this.prices += price;
    this.worths += worth;
    this.overpaid += Math.max(0, price - worth);
    this.lastPrice = price;
    this.lastWorth = worth;
  }
}

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
  readonly past = new PastRounds();
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
