import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const count = counted('fr');
const mice = (n: number): string => count(n, { one: '# souris', other: '# souris' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `Le sac vaut environ ${signed(points)} : plus que ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `Le sac ne vaut qu’environ ${signed(points)}, mais quelqu’un montera au-dessus de ${price} et paiera plus.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Personne d’autre n’a assez de souris pour dépasser ${price}, et le sac vaut environ ${signed(points)}.`,
  'cheapest-sack': ({ points }) => `Une souris pour un sac qui vaut ${signed(points)}.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `Le sac vaut environ ${signed(points)} ; mieux vaut garder tes ${price} et en prendre ${payment}.`
      : `Le sac vaut environ ${signed(points)} : moins que les ${price} qu’il coûte.`,
  'keep-the-mice': ({ points }) => `Le sac vaut environ ${signed(points)}, mais tes souris achèteront mieux plus tard.`,
  'cannot-raise': ({ price }) => `Tu n’as pas ${mice(price)}.`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? 'Un bon chat pour un sac que tu peux acheter.'
      : `Tu as ${mice(purses.mine)} et personne plus de ${purses.richest} : un bon chat pour un sac que tu peux acheter.`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? 'Un bon chat fait dépenser les autres.'
      : `Un bon chat fait dépenser les autres : quelqu’un a ${mice(purses.richest)}, toi ${purses.mine}.`,
  'lay-to-spoil': () => 'Un mauvais chat nuit à qui achète, et ce ne sera sans doute pas toi.',
  'lay-a-blank': () => 'Avec le lapin, tu gardes tes meilleures cartes pour un meilleur tour.',
  'send-the-big-dog': () => 'Le gros chien prend le meilleur chat à qui achète.',
  'send-the-small-dog': () => 'Le petit chien chasse le pire chat du sac.',
};

export default words;
