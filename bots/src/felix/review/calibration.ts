import type { ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:felix --workspace @miaou/bots -- --matches 6000 --decisions 8 --out docs/calibration`, ended after 1,582 matches. */
export const REVIEW_CURVES = {
  known: {
    '3 seats': { rise: 0.924, fall: 0.94, shift: -0.179 },
    '4 seats': { rise: 1.28, fall: 0.854, shift: 0.097 },
    '5 seats': { rise: 0.917, fall: 1.103, shift: -0.339 },
  },
  open: {
    '3 seats': { rise: 0.661, fall: 0.964, shift: -0.427 },
    '4 seats': { rise: 0.832, fall: 0.937, shift: -0.415 },
    '5 seats': { rise: 0.745, fall: 1.091, shift: -0.515 },
  },
  standing: {
    '3 seats': { rise: 0.773, fall: 0.888, shift: -0.188 },
    '4 seats': { rise: 0.924, fall: 1.011, shift: -0.105 },
    '5 seats': { rise: 0.875, fall: 0.766, shift: -0.079 },
  },
} as const satisfies ReviewCurves;
