import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'nächstes Gebot',
  open: (cards) => `Offen: ${cards.join(', ')}.`,
  own: (card) => `Deine Karte: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0)
      return hidden === 1 ? 'Die verdeckte Karte kann kein Hund sein.' : 'Keine verdeckte Karte kann ein Hund sein.';
    if (dogs === hidden)
      return hidden === 1 ? 'Die verdeckte Karte kann ein Hund sein.' : 'Jede verdeckte Karte kann ein Hund sein.';
    return `Von ${hidden} verdeckten Karten ${dogs === 1 ? 'kann 1 ein Hund' : `können ${dogs} Hunde`} sein.`;
  },
};

export default words;
