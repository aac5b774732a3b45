import { CARDS, type Card, type FelixMove } from '@miaou/felix';
import { NO_CARD } from '@miaou/felix/search';
import { VALUES } from '../cards.js';
import { type Observation, richestOther } from '../observation.js';
import { expectedSack } from '../sackValue.js';

/** `points` is what the sack was worth on average by what the seat knew; prices are in mice. */
export type FelixReviewReason =
  | { readonly code: 'bid-worth-it'; readonly points: number; readonly price: number }
  /** Not worth the price, but others would pay more. */
  | { readonly code: 'bid-to-drive'; readonly points: number; readonly price: number }
  /** `own`: the seat's own bad card lay in the row. */
  | { readonly code: 'bid-too-much'; readonly points: number; readonly price: number; readonly own?: Card }
  /** The sack was worth the price, but passing was worth more. */
  | { readonly code: 'bid-better-kept'; readonly points: number; readonly price: number }
  | { readonly code: 'bid-too-low'; readonly price: number; readonly better: number }
  | { readonly code: 'bid-too-high'; readonly price: number; readonly better: number }
  | { readonly code: 'pass-right'; readonly points: number; readonly price: number; readonly payment: number }
  /** The sack was worth the next bid, but the mice were better kept. */
  | { readonly code: 'pass-to-save'; readonly points: number; readonly price: number }
  | { readonly code: 'pass-too-early'; readonly points: number; readonly price: number }
  /** The sack was not worth the next bid, but somebody would have paid more than that. */
  | { readonly code: 'pass-could-drive'; readonly points: number; readonly better: number }
  /** FX1 */
  | { readonly code: 'last-sack'; readonly points: number }
  | { readonly code: 'laid-well'; readonly card: Card }
  /** A good cat that its owner could buy: nobody had more mice. */
  | { readonly code: 'laid-to-buy'; readonly card: Card }
  /** A bad cat for somebody who had more mice. */
  | { readonly code: 'laid-to-spoil'; readonly card: Card }
  | { readonly code: 'laid-other'; readonly card: Card; readonly better: Card };

const ownBadCard = ({ ownLaid }: Observation): { readonly own?: Card } => {
  const own = ownLaid === NO_CARD || (VALUES[ownLaid] ?? 0) >= 0 ? undefined : CARDS[ownLaid];
  return own === undefined ? {} : { own };
};

const reasonOfBid = (observation: Observation, price: number, best: FelixMove, wasGood: boolean): FelixReviewReason => {
  const points = Math.round(expectedSack(observation));
  if (observation.isLastChoice) return { code: 'last-sack', points };
  if (wasGood) return { code: points > price ? 'bid-worth-it' : 'bid-to-drive', points, price };
  if (best.type !== 'bid')
    return points > price
      ? { code: 'bid-better-kept', points, price }
      : { code: 'bid-too-much', points, price, ...ownBadCard(observation) };
  return { code: best.amount > price ? 'bid-too-low' : 'bid-too-high', price, better: best.amount };
};

const reasonOfPass = (observation: Observation, best: FelixMove, wasGood: boolean): FelixReviewReason => {
  const points = Math.round(expectedSack(observation));
  const { highest, payment, isLastChoice } = observation;
  const price = highest + 1;
  if (isLastChoice) return { code: 'last-sack', points };
  if (!wasGood && best.type === 'bid')
    return points > price
      ? { code: 'pass-too-early', points, price }
      : { code: 'pass-could-drive', points, better: best.amount };
  return points > price + payment
    ? { code: 'pass-to-save', points, price }
    : { code: 'pass-right', points, price, payment };
};

const reasonToLay = (observation: Observation, card: Card): FelixReviewReason => {
  const value = Number(card);
  const isRichest = (observation.mice[0] ?? 0) >= richestOther(observation, 'all');
  if (value > 0 && isRichest) return { code: 'laid-to-buy', card };
  return value < 0 && !isRichest ? { code: 'laid-to-spoil', card } : { code: 'laid-well', card };
};

/** Why the made move was good, or what would have been better.  */
export const reasonOf = (
  observation: Observation,
  made: FelixMove,
  best: FelixMove,
  wasGood: boolean,
): FelixReviewReason => {
  switch (made.type) {
    case 'place':
      return wasGood || best.type !== 'place'
        ? reasonToLay(observation, made.card)
        : { code: 'laid-other', card: made.card, better: best.card };
    case 'bid':
      return reasonOfBid(observation, made.amount, best, wasGood);
    case 'pass':
      return reasonOfPass(observation, best, wasGood);
  }
};
