import type { FactWords } from './words';

const words: FactWords = {
  nextBid: 'licitação seguinte',
  open: (cards) => `À vista: ${cards.join(', ')}.`,
  own: (card) => `A tua carta: ${card}.`,
  dogs: (dogs, hidden) => {
    if (dogs === 0)
      return hidden === 1 ? 'A carta escondida não pode ser um cão.' : 'Nenhuma carta escondida pode ser um cão.';
    return hidden === 1
      ? 'A carta escondida pode ser um cão.'
      : `Pode haver um cão em ${dogs} das ${hidden} cartas escondidas.`;
  },
};

export default words;
