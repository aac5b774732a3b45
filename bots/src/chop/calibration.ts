import type { CalibrationCurve } from '../calibration.js';

/** Fitted by `npm run calibrate:chop --workspace @miaou/bots -- --matches 2500 --advised 60 --out docs/calibration`, ended after 1,567 of these matches. */
export const CALIBRATION = {
  cat: { rise: 0.862, fall: 1.435, shift: 0.667 },
  mice: { rise: 0.82, fall: 1.27, shift: 0.971 },
} as const satisfies Readonly<Record<string, CalibrationCurve>>;
