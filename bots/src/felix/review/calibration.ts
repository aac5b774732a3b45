import type { FelixTypes } from '@miaou/felix';
import type { KnownCurves, ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:felix --workspace @miaou/bots -- --matches 3000 --decisions 8 --out docs/calibration`. */
export const REVIEW_CURVES = {
  known: {
    '3 seats': { rise: 0.99, fall: 1.143, shift: -0.296 },
    '4 seats': { rise: 1.014, fall: 1.079, shift: -0.307 },
    '5 seats': { rise: 0.935, fall: 0.992, shift: -0.387 },
  },
  open: {
    '3 seats': { rise: 0.794, fall: 0.885, shift: -0.287 },
    '4 seats': { rise: 0.787, fall: 1.034, shift: -0.5 },
    '5 seats': { rise: 0.71, fall: 0.878, shift: -0.559 },
  },
  standing: {
    '3 seats': { rise: 0.861, fall: 0.87, shift: -0.077 },
    '4 seats': { rise: 0.933, fall: 0.951, shift: -0.064 },
    '5 seats': { rise: 0.815, fall: 0.873, shift: -0.211 },
  },
} as const satisfies ReviewCurves;

/** Each number of seats has curves of its own. */
export const partOf = ({ seats }: { readonly seats: number }): string => `${seats} seats`;

export const felixCurves: KnownCurves<FelixTypes> = {
  known: REVIEW_CURVES.known,
  partOf,
};
