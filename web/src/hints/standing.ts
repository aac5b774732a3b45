import type { Hint } from '@miaou/bots';

/** How an option stands beside the best one. */
export type Standing = 'best' | 'level' | 'behind' | 'farBehind';

/** Chances to win that differ by less than this are level: playouts cannot tell them apart. */
const LEVEL = 0.02;
/** By more than this an option is clearly behind, as in a review. */
const LITTLE = 0.05;

type Valued = Pick<Hint, 'value' | 'spread'>;

export const standingOf = (hint: Valued, best: Valued): Standing => {
  if (hint === best) return 'best';
  const loss = best.value - hint.value;
  if (loss <= Math.max(LEVEL, Math.hypot(best.spread, hint.spread))) return 'level';
  return loss <= LITTLE ? 'behind' : 'farBehind';
};
