import { type Action, type Code, PASS, sizeOf } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';
import { worstAt } from './cards.js';
import type { Policy } from './policy.js';
import { expectedSack } from './sackValue.js';
import { highestBid, type Sight } from './sight.js';

/** How a bidder who looks no further than the sack differs from another. */
export interface Temper {
  /** What a point in the sack is worth to it, in mice. */
  readonly zeal: number;
  /** Adds to what the sack seems worth, in mice: bold above 0, cautious below. */
  readonly courage: number;
  /** What a mouse for passing is worth to it, in mice. */
  readonly patience: number;
  /** How far it may misjudge a sack either way, in mice. */
  readonly misjudges: number;
  /** The most it raises by at once. */
  readonly leap: number;
  /** Mice it keeps back for each round to come, whatever the sack is worth. */
  readonly reserve: number;
  /** The part of the hand it lays from: 1 lays anything, 0.5 the better or the worse half. */
  readonly reach: number;
}

const ROUNDS = 9;

/** True for a seat that can outbid most of the others, by counting (FK3). */
const isRich = ({ mice, seats }: Sight): boolean => {
  let richer = 0;
  for (let by = 1; by < seats; by++) if ((mice[by] as number) > (mice[0] as number)) richer++;
  return 2 * richer < seats - 1;
};

/** The part of the hand, worst first, that it lays from. */
const span = (sight: Sight, { reach }: Temper): readonly [from: number, count: number] => {
  const size = sizeOf(sight.hand);
  const count = Math.ceil(size * reach);
  return [isRich(sight) ? size - count : 0, count];
};

/**
 * Lays by the purse. Who can outbid most of the others puts what is worth having into the sack, who cannot puts in what another
 * will be sorry to buy: a card is drawn from that part of the hand, so that others cannot read it.
 */
const lay = (sight: Sight, temper: Temper, chance: Chance): Action => {
  const [from, count] = span(sight, temper);
  return worstAt(sight.hand, from + chance.below(count));
};

/** How likely a bidder of this temper lays a card. */
export const chanceOfLaying = (sight: Sight, card: Code, temper: Temper): number => {
  const [from, count] = span(sight, temper);
  for (let index = from; index < from + count; index++) if (worstAt(sight.hand, index) === card) return 1 / count;
  return 0;
};

/** It raises while a bid is below this; `error` is what it misjudges by. */
export const limitOf = (sight: Sight, temper: Temper, error = 0): number => {
  const { zeal, courage, patience, reserve } = temper;
  const worth = zeal * expectedSack(sight) + courage + error - patience * sight.payment;
  const owned = sight.mice[0] as number;
  return Math.min(worth, owned + 1 - reserve * (ROUNDS - sight.round));
};

const errorOf = ({ misjudges }: Temper, chance: Chance): number =>
  misjudges === 0 ? 0 : chance.below(2 * misjudges + 1) - misjudges;

const bidOrPass = (sight: Sight, temper: Temper, chance: Chance): Action => {
  const limit = Math.ceil(Math.min(limitOf(sight, temper, errorOf(temper, chance)), highestBid(sight) + 1)) - 1;
  if (sight.highest + 1 > limit) return PASS;
  return PASS + Math.min(limit, sight.highest + 1 + chance.below(temper.leap));
};

/** A bidder with a temper of its own. */
export const tempered =
  (temper: Temper): Policy =>
  (sight, chance) =>
    sight.isAuction ? bidOrPass(sight, temper, chance) : lay(sight, temper, chance);
