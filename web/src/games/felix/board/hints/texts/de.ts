import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const count = counted('de');
const mice = (n: number): string => count(n, { one: '# Maus', other: '# Mäuse' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `Der Sack ist etwa ${signed(points)} wert: mehr als ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `Der Sack ist nur etwa ${signed(points)} wert, aber jemand wird über ${price} gehen und mehr zahlen.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Niemand sonst hat genug Mäuse für mehr als ${price}, und der Sack ist etwa ${signed(points)} wert.`,
  'cheapest-sack': ({ points }) => `Eine Maus für einen Sack, der ${signed(points)} wert ist.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `Der Sack ist etwa ${signed(points)} wert; deine ${price} zu behalten und ${payment} zu nehmen bringt mehr.`
      : `Der Sack ist etwa ${signed(points)} wert: weniger als die ${price}, die er kostet.`,
  'keep-the-mice': ({ points }) => `Der Sack ist etwa ${signed(points)} wert, aber deine Mäuse kaufen später Besseres.`,
  'cannot-raise': ({ price }) => `Für ${mice(price)} reicht dein Vorrat nicht.`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? 'Eine gute Katze für einen Sack, den du kaufen kannst.'
      : `Du hast ${mice(purses.mine)}, niemand mehr als ${purses.richest}: eine gute Katze für einen Sack, den du kaufen kannst.`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? 'Eine gute Katze lässt andere zahlen.'
      : `Eine gute Katze lässt andere zahlen: Jemand hat ${mice(purses.richest)}, du hast ${purses.mine}.`,
  'lay-to-spoil': () => 'Eine schlechte Katze schadet dem Käufer, und der bist du wohl nicht.',
  'lay-a-blank': () => 'Mit dem Hasen sparst du deine besseren Karten für eine bessere Runde.',
  'send-the-big-dog': () => 'Der große Hund nimmt dem Käufer die beste Katze.',
  'send-the-small-dog': () => 'Der kleine Hund verjagt die schlechteste Katze aus dem Sack.',
};

export default words;
