import { type FelixTypes, felix } from '@miaou/felix';
import type { FelixPosition } from '@miaou/felix/search';
import type { Position } from '@miaou/kit';
import type { Reviewer } from '../../review/reviewer.js';
import { observedBy } from '../observeView.js';
import { totalOf } from '../roundPlayout.js';
import { partOf, REVIEW_CURVES } from './calibration.js';
import { evaluate, evaluateOpen, WORLDS } from './evaluation.js';
import { felixPuzzles } from './puzzles.js';
import { type FelixReviewReason, reasonOf } from './reasons.js';

export const felixReviewer: Reviewer<FelixTypes, FelixReviewReason> = {
  rules: felix,
  worlds: WORLDS,
  phases: ['laying', 'bidding', 'passing'],
  phaseOf: (_view, { type }) => (type === 'place' ? 'laying' : type === 'bid' ? 'bidding' : 'passing'),
  roundOf: ({ round, phase }) => (phase === 'over' ? round + 1 : round),
  curves: REVIEW_CURVES,
  partOf,
  winsBySide: false,
  pointsOf: (position: Position<FelixTypes>, seat) => totalOf(position as FelixPosition, seat),
  evaluate,
  evaluateOpen,
  explain: ({ view, seat, made }, best, wasGood) => reasonOf(observedBy(view, seat), made, best, wasGood),
  puzzles: felixPuzzles,
};
