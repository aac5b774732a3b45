import type { ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:chop --workspace @miaou/bots -- --matches 6000 --decisions 8 --out docs/calibration`, ended after 789 matches. */
export const REVIEW_CURVES = {
  known: {
    cat: { rise: 1.441, fall: 1.159, shift: -0.08 },
    mice: { rise: 0.928, fall: 1.433, shift: 0.025 },
  },
  open: {
    cat: { rise: 1.392, fall: 1.111, shift: -0.069 },
    mice: { rise: 0.948, fall: 1.219, shift: 0.179 },
  },
  standing: {
    cat: { rise: 1.315, fall: 1.008, shift: -0.107 },
    mice: { rise: 1.109, fall: 1.092, shift: 0.317 },
  },
} as const satisfies ReviewCurves;
