import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'mise suivante',
  open: (cards) => `Visibles : ${cards.join(', ')}.`,
  own: (card) => `Ta carte : ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0)
      return hidden === 1 ? 'La carte cachée ne peut pas être un chien.' : 'Aucune carte cachée ne peut être un chien.';
    return hidden === 1
      ? 'La carte cachée peut être un chien.'
      : `Un chien peut être sous ${dogs} des ${hidden} cartes cachées.`;
  },
};

export default words;
