import { signed } from '../../../review/signed.js';
import type { FelixReviewWords } from './words.js';

const mice = (count: number): string => (count === 1 ? '1 mouse' : `${count} mice`);

const words: FelixReviewWords = {
  phases: { laying: 'Laying', bidding: 'Bidding', passing: 'Passing' },
  cards: { rabbit: 'rabbit', bigDog: 'big dog', smallDog: 'small dog' },
  lay: (card) => `Lay the ${card}`,
  bid: (amount) => `Bid ${amount}`,
  pass: 'Pass',
  reasons: (name) => ({
    'bid-worth-it': ({ points, price }) =>
      `The sack was worth about ${signed(points)}, more than the ${price} offered.`,
    'bid-to-drive': ({ points }) =>
      `The sack was worth only about ${signed(points)}, but others were ready to pay more.`,
    'bid-too-much': ({ points, price, own }) =>
      own === undefined
        ? `The sack was worth about ${signed(points)}, and ${price} was offered for it.`
        : `The bidder’s own ${name(own)} lay in this row: the sack was worth about ${signed(points)}, and ${price} was offered.`,
    'bid-better-kept': ({ points, price }) =>
      `The sack was worth about ${signed(points)}, but keeping ${mice(price)} and being paid for passing was worth more.`,
    'bid-too-low': ({ price, better }) => `${better} at once would have kept others out better than ${price}.`,
    'bid-too-high': ({ price, better }) => `A bid of ${better} was enough, instead of ${price}.`,
    'pass-right': ({ points, price, payment }) =>
      payment === 0
        ? `The sack was worth about ${signed(points)}: too little for ${mice(price)} or more.`
        : `The sack was worth about ${signed(points)}: no more than ${mice(price)} and the ${payment} that a pass paid.`,
    'pass-to-save': ({ points }) => `The sack was worth about ${signed(points)}, but the mice will buy better later.`,
    'pass-too-early': ({ points, price }) =>
      `The sack was worth about ${signed(points)}, and the next bid was only ${price}.`,
    'pass-could-drive': ({ points, better }) =>
      `The sack was worth about ${signed(points)}, but somebody would have paid more than ${better}.`,
    'last-sack': ({ points }) => `One mouse for a sack worth ${signed(points)}.`,
    'laid-well': ({ card }) => `A good round for this card: ${name(card)}.`,
    'laid-to-buy': ({ card }) => `Nobody had more mice: whoever laid the ${name(card)} could also buy it.`,
    'laid-to-spoil': ({ card }) => `Others had more mice and could buy the sack: the ${name(card)} was for them.`,
    'laid-other': ({ card, better }) => `This round asked for another card: ${name(better)}, not ${name(card)}.`,
  }),
};

export default words;
