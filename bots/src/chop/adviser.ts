import type { ChopMove, ChopTypes } from '@miaou/chop';
import { adviserFrom } from '../review/hints.js';
import { type ChopReason, reasonFor } from './reasons.js';
import { partOf, REVIEW_CURVES } from './review/calibration.js';
import { evaluate, WORLDS } from './review/evaluation.js';

type Decision = Exclude<ChopMove, { type: 'roll' }>;

export const chopAdviser = adviserFrom<ChopTypes, ChopReason>({
  worlds: WORLDS,
  worldsPerMillisecond: 0.1,
  evaluate,
  curveFor: ({ options }, seat) => REVIEW_CURVES.known[partOf(options, seat)],
  // A die to roll is no decision.
  movesToCompare: ({ phase }, legalMoves) => (phase === 'roll' ? [] : legalMoves),
  tellsPoints: () => false,
  reasonFor: (view, _seat, move) => reasonFor(view, move as Decision),
});
