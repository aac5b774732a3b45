import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction';
import type { FelixReasons } from './words';

const count = counted('pt');
const mice = (n: number): string => count(n, { one: '# rato', other: '# ratos' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `O saco vale cerca de ${signed(points)}: mais do que ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `O saco só vale cerca de ${signed(points)}, mas alguém vai passar de ${price} e pagar mais.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Ninguém mais tem ratos para passar de ${price}, e o saco vale cerca de ${signed(points)}.`,
  'cheapest-sack': ({ points }) => `Um rato por um saco que vale ${signed(points)}.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `O saco vale cerca de ${signed(points)}; ficar com seus ${price} e levar mais ${payment} rende mais.`
      : `O saco vale cerca de ${signed(points)}: menos do que os ${price} que custa.`,
  'keep-the-mice': ({ points }) =>
    `O saco vale cerca de ${signed(points)}, mas depois seus ratos compram coisa melhor.`,
  'cannot-raise': ({ price }) => `Você não tem ${mice(price)}.`,
  'lay-what-you-can-buy': ({ mice: own, richest }) =>
    `Você tem ${mice(own)} e ninguém tem mais de ${richest}: um bom gato para um saco que dá para comprar.`,
  'lay-to-tempt': ({ mice: own, richest }) =>
    `Um bom gato faz os outros gastar: alguém tem ${mice(richest)}, você tem ${own}.`,
  'lay-to-spoil': () => 'Um gato mau prejudica quem compra, e provavelmente não será você.',
  'lay-a-blank': () => 'O coelho guarda suas melhores cartas para uma rodada melhor.',
  'send-the-big-dog': () => 'O cão grande tira o melhor gato de quem compra.',
  'send-the-small-dog': () => 'O cão pequeno afugenta o pior gato do saco.',
};

export default words;
