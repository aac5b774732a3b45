import type { Chance } from '@miaou/kit';

/** What may befall one frame. */
export type NetworkFault = 'pass' | 'drop' | 'delay' | 'duplicate' | 'reorder' | 'cut' | 'halfOpen';

/** Of a hundred frames. A connection of some hundred frames meets most of it. */
const SHARES: readonly (readonly [NetworkFault, number])[] = [
  ['drop', 3],
  ['delay', 8],
  ['duplicate', 4],
  ['reorder', 4],
  ['cut', 1],
  ['halfOpen', 1],
];

export const drawNetworkFault = (chance: Chance): NetworkFault => {
  let left = chance.below(100);
  for (const [networkFault, share] of SHARES) {
    if (left < share) return networkFault;
    left -= share;
  }
  return 'pass';
};

export const NETWORK_FAULTS: readonly NetworkFault[] = SHARES.map(([networkFault]) => networkFault);
