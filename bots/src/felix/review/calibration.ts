import type { ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:felix --workspace @miaou/bots -- --matches 6000 --decisions 8 --out docs/calibration`, ended after 1,266 matches. */
export const REVIEW_CURVES = {
  known: {
    '3 seats': { rise: 0.925, fall: 0.962, shift: -0.211 },
    '4 seats': { rise: 1.244, fall: 0.879, shift: 0.033 },
    '5 seats': { rise: 0.918, fall: 1.043, shift: -0.296 },
  },
  open: {
    '3 seats': { rise: 0.651, fall: 1.021, shift: -0.484 },
    '4 seats': { rise: 0.818, fall: 0.893, shift: -0.428 },
    '5 seats': { rise: 0.762, fall: 1.09, shift: -0.465 },
  },
  standing: {
    '3 seats': { rise: 0.782, fall: 0.912, shift: -0.192 },
    '4 seats': { rise: 0.952, fall: 0.945, shift: -0.036 },
    '5 seats': { rise: 0.894, fall: 0.838, shift: -0.084 },
  },
} as const satisfies ReviewCurves;
