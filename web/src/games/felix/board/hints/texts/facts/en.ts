import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'next bid',
  open: (cards) => `Open: ${cards.join(', ')}.`,
  own: (card) => `Your own card: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0) return hidden === 1 ? 'The hidden card cannot be a dog.' : 'No hidden card can be a dog.';
    return hidden === 1
      ? 'The hidden card may be a dog.'
      : `A dog may lie under ${dogs} of the ${hidden} hidden cards.`;
  },
};

export default words;
