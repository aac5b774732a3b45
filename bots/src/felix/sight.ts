import { type CardSet, type Code, type Counts, type DogRules, NO_CARD, one, pointsOf } from '@miaou/felix/search';

/** More seats than this no match has. */
export const MOST_SEATS = 5;
/** Where the passive player stands, after all seats (FT1). */
export const PASSIVE = 5;

/**
 * All that one seat may know when it decides, as numbers in place: written anew for each decision, so nothing is allocated.
 * Seats are counted from the deciding one clockwise; it is 0 itself. While cards are laid the row counts as empty:
 * who was asked first must not matter (FR1).
 */
export class Sight {
  seats = 0;
  rules: DogRules = { rabbitFlees: false, bigDogTakesWorst: false };
  isAuction = false;
  round = 1;
  bank = 0;
  filled = false;
  /** What the next pass takes. */
  payment = 0;
  highest = 0;
  /** FX1 */
  isLastChoice = false;
  first = 0;
  hand: CardSet = 0;
  removed: CardSet = 0;
  /** The own card in the row. */
  ownLaid: Code = NO_CARD;
  /** The seats still in the auction, as bits. */
  inside = 0;
  /** The seats whose card in the row is not known, as bits. */
  hidden = 0;
  /** The cards of the row that are known, the own one included. */
  known: Counts = 0;
  /** By counting (FK3). */
  readonly mice = new Int32Array(MOST_SEATS);
  readonly points = new Int32Array(MOST_SEATS);
  /** The last bid of this round, also of those who passed since. */
  readonly bids = new Int32Array(MOST_SEATS);
  /** The cards of each seat, and of the passive player, that were not shown so far; nothing of the own is hidden. */
  readonly unseen = new Int32Array(MOST_SEATS + 1);
}

/** The highest bid that the deciding seat may make. */
export const highestBid = (sight: Sight): number => {
  const owned = sight.mice[0] as number;
  return sight.isLastChoice && owned > 1 ? 1 : owned;
};

const LOW_BITS = 15;
const LOW_MASK = (1 << LOW_BITS) - 1;
const LOW_POINTS = Int32Array.from({ length: 1 << LOW_BITS }, (_, counts) => pointsOf(counts));
const HIGH_CODE = 5;
const HIGH_POINTS = Int32Array.from({ length: 64 }, (_, counts) => pointsOf(counts * one(HIGH_CODE)));

/** The points of the cats among some cards, from tables. */
export const quickPoints = (counts: Counts): number =>
  (LOW_POINTS[counts & LOW_MASK] as number) + (HIGH_POINTS[(counts >>> LOW_BITS) & 63] as number);
