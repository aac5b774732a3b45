import type { FelixTypes } from '@miaou/felix';
import type { KnownCurves, ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:felix --workspace @miaou/bots -- --matches 1561 --decisions 8 --out docs/calibration`. */
export const REVIEW_CURVES = {
  known: {
    '3 seats': { rise: 1.023, fall: 1.035, shift: -0.229 },
    '4 seats': { rise: 1.03, fall: 1.115, shift: -0.302 },
    '5 seats': { rise: 0.881, fall: 1.055, shift: -0.488 },
  },
  open: {
    '3 seats': { rise: 0.837, fall: 0.791, shift: -0.214 },
    '4 seats': { rise: 0.813, fall: 1.068, shift: -0.496 },
    '5 seats': { rise: 0.722, fall: 0.806, shift: -0.504 },
  },
  standing: {
    '3 seats': { rise: 0.877, fall: 0.818, shift: -0.027 },
    '4 seats': { rise: 0.987, fall: 0.981, shift: -0.009 },
    '5 seats': { rise: 0.821, fall: 0.877, shift: -0.202 },
  },
} as const satisfies ReviewCurves;

/** Each number of seats has curves of its own. */
export const partOf = ({ seats }: { readonly seats: number }): string => `${seats} seats`;

export const felixCurves: KnownCurves<FelixTypes> = {
  known: REVIEW_CURVES.known,
  partOf,
};
