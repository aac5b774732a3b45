import { counted } from '../../../../../texts/plural';
import { signed } from '../../auction/auctionFacts';
import type { FelixReasons } from './words';

const count = counted('en');
const mice = (n: number): string => count(n, { one: '# mouse', other: '# mice' });

const words: FelixReasons = {
  'sack-worth-it': ({ points, price }) => `The sack is worth about ${signed(points)}: more than ${mice(price)}.`,
  'drive-the-price': ({ points, price }) =>
    `The sack is worth only about ${signed(points)}, but somebody will go above ${price} and pay more.`,
  'nobody-can-outbid': ({ points, price }) =>
    `Nobody else has the mice to go above ${price}, and the sack is worth about ${signed(points)}.`,
  'cheapest-sack': ({ points }) => `One mouse for a sack worth ${signed(points)}.`,
  'sack-too-dear': ({ points, price, payment }) =>
    payment > 0
      ? `The sack is worth about ${signed(points)}; keeping your ${price} and taking ${payment} is worth more.`
      : `The sack is worth about ${signed(points)}: less than the ${price} it costs.`,
  'keep-the-mice': ({ points }) =>
    `The sack is worth about ${signed(points)}, but your mice will buy something better later.`,
  'cannot-raise': ({ price }) => `You do not have ${mice(price)}.`,
  'lay-what-you-can-buy': ({ purses }) =>
    purses === undefined
      ? 'A good cat for a sack that you can buy.'
      : `You have ${mice(purses.mine)} and nobody has more than ${purses.richest}: a good cat for a sack that you can buy.`,
  'lay-to-tempt': ({ purses }) =>
    purses === undefined
      ? 'A good cat makes others spend.'
      : `A good cat makes others spend: somebody has ${mice(purses.richest)}, you have ${purses.mine}.`,
  'lay-to-spoil': () => 'A bad cat hurts whoever buys, and most likely that is not you.',
  'lay-a-blank': () => 'The rabbit saves your better cards for a better round.',
  'send-the-big-dog': () => 'The big dog takes the best cat from whoever buys.',
  'send-the-small-dog': () => 'The small dog chases the worst cat out of the sack.',
};

export default words;
