import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const count = counted('pt');
const mice = (n: number): string => count(n, { one: '# rato', other: '# ratos' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `O saco vale cerca de ${signed(points)}: mais do que ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `O saco só vale cerca de ${signed(points)}, mas alguém vai acima de ${price} e paga mais.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Mais ninguém tem ratos para ir acima de ${price}, e o saco vale cerca de ${signed(points)}.`,
  'cheapest-sack': ({ points }) => `Um rato por um saco que vale ${signed(points)}.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `O saco vale cerca de ${signed(points)}; ficar com os teus ${price} e receber mais ${payment} rende mais.`
      : `O saco vale cerca de ${signed(points)}: menos do que os ${price} que custa.`,
  'keep-the-mice': ({ points }) =>
    `O saco vale cerca de ${signed(points)}, mas mais tarde os teus ratos compram coisa melhor.`,
  'cannot-raise': ({ price }) => `Não tens ${mice(price)}.`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? 'Um bom gato para um saco que podes comprar.'
      : `Tens ${mice(purses.mine)} e ninguém tem mais de ${purses.richest}: um bom gato para um saco que podes comprar.`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? 'Um bom gato faz os outros gastar.'
      : `Um bom gato faz os outros gastar: alguém tem ${mice(purses.richest)}, tu tens ${purses.mine}.`,
  'lay-to-spoil': () => 'Um gato mau prejudica quem compra, e o mais certo é não seres tu.',
  'lay-a-blank': () => 'Com o coelho, guardas as tuas melhores cartas para uma ronda melhor.',
  'send-the-big-dog': () => 'O cão grande tira o melhor gato a quem compra.',
  'send-the-small-dog': () => 'O cão pequeno afugenta o pior gato do saco.',
};

export default words;
