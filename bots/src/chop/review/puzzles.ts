import type { ChopTypes } from '@miaou/chop';
import { sameJson } from '@miaou/kit';
import type { PuzzleTaste } from '../../review/reviewer.js';
import type { ChopReviewReason } from './reasons.js';

export const chopPuzzles: PuzzleTaste<ChopTypes, ChopReviewReason> = {
  seats: [2],
  // Much hangs on few of them, since the dice leave little to choose.
  decisions: 60,
  perMatch: 3,
  isAlike: () => false,
  explains: ({ code }) => code !== 'went-well',
  // Nobody misses a mouse that stands there.
  isPlain: ({ code }) => code === 'caught',
  answerFor: (move, answers) => answers.find((answer) => sameJson(answer, move)),
};
