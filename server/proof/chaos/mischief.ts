import type { Chance } from '@miaou/kit';

/** What may befall one frame. */
export type Mischief = 'pass' | 'drop' | 'delay' | 'duplicate' | 'reorder' | 'cut' | 'halfOpen';

/** Of a hundred frames. A connection of some hundred frames meets most of it. */
const SHARES: readonly (readonly [Mischief, number])[] = [
  ['drop', 3],
  ['delay', 8],
  ['duplicate', 4],
  ['reorder', 4],
  ['cut', 1],
  ['halfOpen', 1],
];

export const drawMischief = (chance: Chance): Mischief => {
  let left = chance.below(100);
  for (const [mischief, share] of SHARES) {
    if (left < share) return mischief;
    left -= share;
  }
  return 'pass';
};

export const MISCHIEFS: readonly Mischief[] = SHARES.map(([mischief]) => mischief);
