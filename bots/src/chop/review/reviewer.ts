import { type ChopMove, type ChopTypes, chop } from '@miaou/chop';
import type { Reviewer } from '../../review/reviewer.js';
import { partOf, REVIEW_CURVES } from './calibration.js';
import { evaluate, evaluateOpen, WORLDS } from './evaluation.js';
import { chopPuzzles } from './puzzles.js';
import { type ChopReviewReason, reviewReasonFor } from './reasons.js';

type Decision = Exclude<ChopMove, { type: 'roll' }>;

export const chopReviewer: Reviewer<ChopTypes, ChopReviewReason> = {
  rules: chop,
  worlds: WORLDS,
  phases: ['mice', 'cat'],
  phaseOf: ({ piece }) => (piece === 'cat' ? 'cat' : 'mice'),
  roundOf: ({ round }) => round,
  curves: REVIEW_CURVES,
  partOf,
  winsBySide: true,
  evaluate,
  evaluateOpen,
  explain: ({ view, made }, best, wasGood) => reviewReasonFor(view, made as Decision, best as Decision, wasGood),
  puzzles: chopPuzzles,
};
