import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'next bid',
  open: (cards) => `Open: ${cards.join(', ')}.`,
  own: (card) => `Your own card: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0) return hidden === 1 ? 'The hidden card cannot be a dog.' : 'No hidden card can be a dog.';
    if (dogs === hidden) return hidden === 1 ? 'The hidden card may be a dog.' : 'Any hidden card may be a dog.';
    return `${dogs} of the ${hidden} hidden cards may be ${dogs === 1 ? 'a dog' : 'dogs'}.`;
  },
};

export default words;
