import { signed } from '../../../review/signed.js';
import type { FelixReviewWords } from './words.js';

const words: FelixReviewWords = {
  phases: { laying: 'Cartas postas', bidding: 'Licitar', passing: 'Passar' },
  cards: { rabbit: 'coelho', bigDog: 'cão grande', smallDog: 'cão pequeno' },
  lay: (card) => `Pôr o ${card}`,
  bid: (amount) => `Licitar ${amount}`,
  pass: 'Passar',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) =>
      `O saco valia cerca de ${signed(points)}, mais do que a licitação de ${price}.`,
    'bid-to-drive': ({ points }) => `O saco só valia cerca de ${signed(points)}, mas outros iam pagar mais.`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `O saco valia cerca de ${signed(points)}, para uma licitação de ${price}.`
        : `A sua própria carta ${name(own)} estava na fila: o saco valia cerca de ${signed(points)}, para uma licitação de ${price}.`,
    'bid-better-kept': ({ points, price }) =>
      `O saco valia cerca de ${signed(points)}, mas ficar com os ${price} ratos e passar valia mais.`,
    'bid-too-low': ({ price, better }) => `Licitar logo ${better} afastava melhor os outros do que ${price}.`,
    'bid-too-high': ({ price, better }) => `Bastava licitar ${better} em vez de ${price}.`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `O saco valia cerca de ${signed(points)}: pouco para ${price} ratos ou mais.`
        : `O saco valia cerca de ${signed(points)}: não mais do que ${price} ratos e os ${payment} que se ganhavam a passar.`,
    'pass-to-save': ({ points }) => `O saco valia cerca de ${signed(points)}, mas mais tarde os ratos compram melhor.`,
    'pass-too-early': ({ points, price }) =>
      `O saco valia cerca de ${signed(points)}, e a licitação seguinte era ${price}.`,
    'pass-could-drive': ({ points, better }) =>
      `O saco valia cerca de ${signed(points)}, mas alguém pagava mais do que ${better}.`,
    'last-sack': ({ points }) => `Um rato por um saco que vale ${signed(points)}.`,
    'laid-well': ({ card }) => `Era uma boa ronda para esta carta: ${name(card)}.`,
    'laid-to-buy': ({ card }) =>
      `Ninguém tinha mais ratos: quem pôs esta carta também a podia comprar (${name(card)}).`,
    'laid-to-spoil': ({ card }) =>
      `Outros tinham mais ratos para comprar o saco: esta carta era para eles (${name(card)}).`,
    'laid-other': ({ card, better }) => `Esta ronda pedia outra carta: ${name(better)} em vez de ${name(card)}.`,
  }),
};

export default words;
