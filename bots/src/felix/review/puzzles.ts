import type { FelixMove, FelixTypes } from '@miaou/felix';
import { sameJson } from '@miaou/kit';
import type { PuzzleTaste } from '../../review/reviewer.js';
import type { FelixReviewReason } from './reasons.js';

/** What can be counted on the table. When a dog is due, and what mice are worth later, is more than a sentence tells. */
const COUNTED: readonly FelixReviewReason['code'][] = ['bid-worth-it', 'bid-to-drive', 'pass-right', 'last-sack'];

/** What a laid card brings goes to whoever buys it: here the points of one seat tell little. */
const LAID: readonly FelixReviewReason['code'][] = ['laid-to-buy', 'laid-to-spoil'];

const amountOf = (move: FelixMove): number => (move.type === 'bid' ? move.amount : 0);

export const felixPuzzles: PuzzleTaste<FelixTypes, FelixReviewReason> = {
  seats: [4, 3],
  rulesOfThumb: [],
  isAlike: (one, other) => one.type === 'bid' && other.type === 'bid',
  explains: ({ code }, hasMostPoints) => LAID.includes(code) || (hasMostPoints && COUNTED.includes(code)),
  answerFor: (move, answers) => {
    if (move.type === 'place') return answers.find((answer) => sameJson(answer, move));
    const distance = (answer: FelixMove): number => Math.abs(amountOf(answer) - amountOf(move));
    return answers
      .filter(({ type }) => type === move.type)
      .toSorted((one, other) => distance(one) - distance(other))[0];
  },
};
