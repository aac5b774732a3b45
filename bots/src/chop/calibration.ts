import type { CalibrationCurve } from '../calibration.js';

/** Changes nothing. */
export const CALIBRATION = {
  cat: { rise: 1, fall: 1, shift: 0 },
  mice: { rise: 1, fall: 1, shift: 0 },
} as const satisfies Readonly<Record<string, CalibrationCurve>>;
