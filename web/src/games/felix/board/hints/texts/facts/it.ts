import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'offerta seguente',
  open: (cards) => `Scoperte: ${cards.join(', ')}.`,
  own: (card) => `La tua carta: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0)
      return hidden === 1 ? 'La carta coperta non può essere un cane.' : 'Nessuna carta coperta può essere un cane.';
    return hidden === 1
      ? 'La carta coperta può essere un cane.'
      : `Un cane può essere sotto ${dogs} delle ${hidden} carte coperte.`;
  },
};

export default words;
