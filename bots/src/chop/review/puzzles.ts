import type { ChopTypes } from '@miaou/chop';
import { sameJson } from '@miaou/kit';
import type { PuzzleTaste } from '../../review/reviewer.js';
import { chopRulesOfThumb } from '../rulesOfThumb.js';
import type { ChopReviewReason } from './reasons.js';

export const chopPuzzles: PuzzleTaste<ChopTypes, ChopReviewReason> = {
  seats: [2],
  rulesOfThumb: chopRulesOfThumb,
  isAlike: () => false,
  explains: ({ code }) => code !== 'went-well',
  answerFor: (move, answers) => answers.find((answer) => sameJson(answer, move)),
};
