import type { ChopTypes } from '@miaou/chop';
import type { Seat } from '@miaou/kit';
import type { KnownCurves, ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:chop --workspace @miaou/bots -- --matches 6000 --decisions 8 --out docs/calibration`. */
export const REVIEW_CURVES = {
  known: {
    cat: { rise: 1.545, fall: 1.021, shift: 0.125 },
    mice: { rise: 0.912, fall: 1.675, shift: -0.235 },
  },
  open: {
    cat: { rise: 1.46, fall: 0.985, shift: 0.105 },
    mice: { rise: 0.98, fall: 1.361, shift: 0.036 },
  },
  standing: {
    cat: { rise: 1.415, fall: 0.977, shift: 0.04 },
    mice: { rise: 0.967, fall: 1.425, shift: -0.057 },
  },
} as const satisfies ReviewCurves;

/** Each side has curves of its own. */
export const partOf = ({ cat }: ChopTypes['options'], seat: Seat): 'cat' | 'mice' => (seat === cat ? 'cat' : 'mice');

export const chopCurves: KnownCurves<ChopTypes> = {
  known: REVIEW_CURVES.known,
  partOf,
};
