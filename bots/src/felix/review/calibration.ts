import type { FelixTypes } from '@miaou/felix';
import { UNBENT } from '../../calibration.js';
import type { KnownCurves, ReviewCurves } from '../../review/reviewer.js';

/**
 * Fitted by `npm run calibrate:review:felix --workspace @miaou/bots -- --matches 3000 --decisions 8 --out docs/calibration`, for four seats
 * with the network of today, for three and five with the rule characters as they were in commit 1d9d4043.
 */
export const REVIEW_CURVES = {
  known: {
    '3 seats': { rise: 0.99, fall: 1.143, shift: -0.296 },
    '4 seats': { rise: 0.957, fall: 0.958, shift: -0.305 },
    '5 seats': { rise: 0.935, fall: 0.992, shift: -0.387 },
  },
  open: {
    '3 seats': { rise: 0.794, fall: 0.885, shift: -0.287 },
    '4 seats': { rise: 0.753, fall: 0.825, shift: -0.412 },
    '5 seats': { rise: 0.71, fall: 0.878, shift: -0.559 },
  },
  // Bent by a fitted curve, chances of 50 to 80 in 100 would come true three to six points too often; unbent no class is off by more than three.
  standing: { '3 seats': UNBENT, '4 seats': UNBENT, '5 seats': UNBENT },
} as const satisfies ReviewCurves;

/** Each number of seats has curves of its own. */
export const partOf = ({ seats }: { readonly seats: number }): string => `${seats} seats`;

export const felixCurves: KnownCurves<FelixTypes> = {
  known: REVIEW_CURVES.known,
  partOf,
};
