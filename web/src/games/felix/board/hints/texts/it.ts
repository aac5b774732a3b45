import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const count = counted('it');
const mice = (n: number): string => count(n, { one: '# topo', other: '# topi' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `Il sacco vale circa ${signed(points)}: più di ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `Il sacco vale solo circa ${signed(points)}, ma qualcuno salirà oltre ${price} e pagherà di più.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Nessun altro ha i topi per superare ${price}, e il sacco vale circa ${signed(points)}.`,
  'cheapest-sack': ({ points }) => `Un topo per un sacco che vale ${signed(points)}.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `Il sacco vale circa ${signed(points)}; tenere i tuoi ${price} e prenderne ${payment} vale di più.`
      : `Il sacco vale circa ${signed(points)}: meno del suo prezzo, ${price}.`,
  'keep-the-mice': ({ points }) =>
    `Il sacco vale circa ${signed(points)}, ma più avanti i tuoi topi compreranno di meglio.`,
  'cannot-raise': ({ price }) => `Non hai ${mice(price)}.`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? 'Un buon gatto per un sacco che puoi comprare.'
      : `Hai ${mice(purses.mine)} e nessuno più di ${purses.richest}: un buon gatto per un sacco che puoi comprare.`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? 'Un buon gatto fa spendere gli altri.'
      : `Un buon gatto fa spendere gli altri: qualcuno ha ${mice(purses.richest)}, tu ${purses.mine}.`,
  'lay-to-spoil': () => 'Un gatto cattivo danneggia chi compra, e probabilmente non sarai tu.',
  'lay-a-blank': () => 'Con il coniglio tieni le tue carte migliori per un round migliore.',
  'send-the-big-dog': () => 'Il cane grande porta via il gatto migliore a chi compra.',
  'send-the-small-dog': () => 'Il cane piccolo scaccia il gatto peggiore dal sacco.',
};

export default words;
