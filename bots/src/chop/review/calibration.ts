import type { ChopTypes } from '@miaou/chop';
import type { Seat } from '@miaou/kit';
import type { KnownCurves, ReviewCurves } from '../../review/reviewer.js';

/** Fitted by `npm run calibrate:review:chop --workspace @miaou/bots -- --matches 6000 --decisions 8 --out docs/calibration`, ended after 1,173 matches. */
export const REVIEW_CURVES = {
  known: {
    cat: { rise: 1.202, fall: 1.212, shift: -0.292 },
    mice: { rise: 0.935, fall: 1.315, shift: 0.141 },
  },
  open: {
    cat: { rise: 1.131, fall: 1.174, shift: -0.304 },
    mice: { rise: 0.954, fall: 1.097, shift: 0.297 },
  },
  standing: {
    cat: { rise: 1.11, fall: 1.051, shift: -0.299 },
    mice: { rise: 1.075, fall: 1.031, shift: 0.355 },
  },
} as const satisfies ReviewCurves;

/** Each side has curves of its own. */
export const partOf = ({ cat }: ChopTypes['options'], seat: Seat): 'cat' | 'mice' => (seat === cat ? 'cat' : 'mice');

export const chopCurves: KnownCurves<ChopTypes> = {
  known: REVIEW_CURVES.known,
  partOf,
};
