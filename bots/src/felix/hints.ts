import type { Card, FelixMove, FelixTypes } from '@miaou/felix';
import { moveOf } from '@miaou/felix/search';
import type { Adviser, Hint } from '../hint.js';
import { mindFor } from './minds.js';
import { read } from './read.js';
import { expectedSack } from './sackValue.js';
import { Search, spreadOf, valueOf, type Weighed } from './search.js';
import { playoutsFor } from './searcher.js';
import { Sight } from './sight.js';

/** Points are what the sack is worth on average to who knows no more than this seat; prices and purses are in mice. */
export type FelixReason =
  /** The sack is worth more than the bid and the mice for passing. */
  | { readonly code: 'sack-worth-it'; readonly points: number; readonly price: number }
  /** Too little for the price, but somebody else may have to pay more. */
  | { readonly code: 'drive-the-price'; readonly points: number; readonly price: number }
  /** After this bid nobody else has the mice to raise. */
  | { readonly code: 'nobody-can-outbid'; readonly points: number; readonly price: number }
  /** FX1 */
  | { readonly code: 'cheapest-sack'; readonly points: number; readonly price: number }
  /** The price and the mice for passing are worth more than the sack. */
  | { readonly code: 'sack-too-dear'; readonly points: number; readonly price: number; readonly payment: number }
  /** The sack would be worth the next bid, but the mice are better kept. */
  | { readonly code: 'keep-the-mice'; readonly points: number; readonly price: number; readonly payment: number }
  /** FR4 */
  | { readonly code: 'cannot-raise'; readonly price: number }
  /** A good cat for a sack that one can afford. */
  | { readonly code: 'lay-what-you-can-buy'; readonly card: Card; readonly mice: number; readonly richest: number }
  /** A good cat that makes others spend. */
  | { readonly code: 'lay-to-tempt'; readonly card: Card; readonly mice: number; readonly richest: number }
  /** A bad cat for who buys. */
  | { readonly code: 'lay-to-spoil'; readonly card: Card }
  | { readonly code: 'lay-a-blank'; readonly card: Card }
  | { readonly code: 'send-the-big-dog'; readonly card: Card }
  | { readonly code: 'send-the-small-dog'; readonly card: Card };

const richestOther = ({ mice, seats, inside }: Sight, among: 'all' | 'inside'): number => {
  let richest = 0;
  for (let by = 1; by < seats; by++)
    if (among === 'all' || ((inside >>> by) & 1) === 1) richest = Math.max(richest, mice[by] as number);
  return richest;
};

const reasonToLay = (sight: Sight, card: Card): FelixReason => {
  if (card === 'bigDog') return { code: 'send-the-big-dog', card };
  if (card === 'smallDog') return { code: 'send-the-small-dog', card };
  if (card === 'rabbit') return { code: 'lay-a-blank', card };
  if (Number(card) < 0) return { code: 'lay-to-spoil', card };
  const [mice, richest] = [sight.mice[0] as number, richestOther(sight, 'all')];
  return { code: mice >= richest ? 'lay-what-you-can-buy' : 'lay-to-tempt', card, mice, richest };
};

const reasonToBid = (sight: Sight, price: number): FelixReason => {
  const points = Math.round(expectedSack(sight));
  if (sight.isLastChoice) return { code: 'cheapest-sack', points, price };
  if (points <= price) return { code: 'drive-the-price', points, price };
  return { code: price >= richestOther(sight, 'inside') ? 'nobody-can-outbid' : 'sack-worth-it', points, price };
};

const reasonToPass = (sight: Sight): FelixReason => {
  const { payment, highest } = sight;
  const price = highest + 1;
  if ((sight.mice[0] as number) < price) return { code: 'cannot-raise', price };
  const points = Math.round(expectedSack(sight));
  return { code: points <= price + payment ? 'sack-too-dear' : 'keep-the-mice', points, price, payment };
};

const reasonFor = (sight: Sight, move: FelixMove): FelixReason => {
  switch (move.type) {
    case 'place':
      return reasonToLay(sight, move.card);
    case 'bid':
      return reasonToBid(sight, move.amount);
    case 'pass':
      return reasonToPass(sight);
  }
};

const likely = (value: number): number => Math.max(0, Math.min(1, value));

const hintOf = (sight: Sight, weighed: Weighed): Hint<FelixTypes, FelixReason> => {
  const move = moveOf(weighed.action);
  return { move, value: likely(valueOf(weighed)), spread: spreadOf(weighed), reason: reasonFor(sight, move) };
};

/** Tells what the strongest bot thinks of a decision. */
export const felixAdviser: Adviser<FelixTypes, FelixReason> = {
  rank: ({ view, seat, budget, chance }) => {
    const sight = new Sight();
    read(view, seat, sight);
    const weighed = new Search(mindFor(view.options.seats)).weigh(view, seat, sight, playoutsFor(budget), chance);
    return weighed.map((option) => hintOf(sight, option));
  },
};
