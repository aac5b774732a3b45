/**
 * Bends an estimated chance to win so that it comes true as often as it says (beta calibration, Kull et al. 2017): the odds are
 * p^rise / (1 − p)^fall · e^shift. With positive powers the order of any two chances stays.
 */
export interface CalibrationCurve {
  readonly rise: number;
  readonly fall: number;
  readonly shift: number;
}

/** Of an estimate that comes true as it is. */
export const UNBENT: CalibrationCurve = { rise: 1, fall: 1, shift: 0 };

/** Chances nearer to 0 and 1 than this are not told apart. */
const LEAST = 0.002;

/** The logarithms of a chance and of its complement, as far as they are told apart. */
export const logsOf = (chance: number): readonly [log: number, ofComplement: number] => {
  const inside = Math.max(LEAST, Math.min(1 - LEAST, chance));
  return [Math.log(inside), Math.log(1 - inside)];
};

export const calibrated = ({ rise, fall, shift }: CalibrationCurve, chance: number): number => {
  const [log, ofComplement] = logsOf(chance);
  return 1 / (1 + Math.exp(fall * ofComplement - rise * log - shift));
};
