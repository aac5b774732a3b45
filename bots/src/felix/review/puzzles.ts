import type { FelixMove, FelixTypes } from '@miaou/felix';
import type { PuzzleTaste } from '../../review/reviewer.js';
import type { FelixReviewReason } from './reasons.js';

/** What can be counted on the table. Which card to lay, and what mice are worth later, is more than a sentence tells. */
const COUNTED: readonly FelixReviewReason['code'][] = ['bid-worth-it', 'bid-to-drive', 'pass-right', 'last-sack'];

const amountOf = (move: FelixMove): number => (move.type === 'bid' ? move.amount : 0);

export const felixPuzzles: PuzzleTaste<FelixTypes, FelixReviewReason> = {
  seats: [4, 3],
  isAlike: (one, other) => one.type === 'bid' && other.type === 'bid',
  explains: ({ code }) => COUNTED.includes(code),
  answerFor: (move, answers) => {
    const distance = (answer: FelixMove): number => Math.abs(amountOf(answer) - amountOf(move));
    return answers
      .filter(({ type }) => type === move.type)
      .toSorted((one, other) => distance(one) - distance(other))[0];
  },
};
