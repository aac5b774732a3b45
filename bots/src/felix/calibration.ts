import type { CalibrationCurve } from '../calibration.js';

/** Fitted by `npm run calibrate:felix --workspace @miaou/bots -- --matches 1700 --advised 20 --out docs/calibration`. */
export const CALIBRATION = {
  '3 seats': { rise: 0.822, fall: 0.991, shift: -0.002 },
  '4 seats': { rise: 0.72, fall: 1.12, shift: -0.105 },
  '5 seats': { rise: 0.907, fall: 0.788, shift: 0.539 },
} as const satisfies Readonly<Record<string, CalibrationCurve>>;
