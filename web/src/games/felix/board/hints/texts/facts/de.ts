import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'nächstes Gebot',
  open: (cards) => `Offen: ${cards.join(', ')}.`,
  own: (card) => `Deine Karte: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0)
      return hidden === 1 ? 'Die verdeckte Karte kann kein Hund sein.' : 'Keine verdeckte Karte kann ein Hund sein.';
    return hidden === 1
      ? 'Die verdeckte Karte kann ein Hund sein.'
      : `Unter ${dogs} der ${hidden} verdeckten Karten kann ein Hund liegen.`;
  },
};

export default words;
