import { type FelixView, ROUNDS } from '@miaou/felix';
import type { JsonObject, Seat } from '@miaou/kit';
import type { OrderWords } from '../texts/words';

/** A standing order as the rules read it: raise by one up to `upTo`, then pass or ask. */
export type AuctionOrder = {
  readonly round: number;
  readonly upTo: number;
  readonly then: 'pass' | 'ask';
  /** It ends when more cards than these lie face up. */
  readonly faceUp?: number;
};

const numberIn = (raw: unknown, fallback: number): number => (typeof raw === 'number' ? raw : fallback);

/** Reads an order that the table has kept; `then` is a pass where it is left out. */
export const readOrder = (raw: JsonObject): AuctionOrder => ({
  round: numberIn(raw['round'], 1),
  upTo: numberIn(raw['upTo'], 0),
  then: raw['then'] === 'ask' ? 'ask' : 'pass',
  ...(typeof raw['faceUp'] === 'number' ? { faceUp: raw['faceUp'] } : {}),
});

/** The round for which the reader can leave an order now: the running one, or the next for who is out of it. Null when none is left. */
export const orderRound = ({ phase, round, passes }: FelixView, me: Seat): number | null => {
  if (phase === 'over') return null;
  if (phase === 'place' || !passes.includes(me)) return round;
  return round < ROUNDS ? round + 1 : null;
};

/** The number of cards face up while an order holds that ends with the next card: one when the auction has yet to open. */
export const faceUpFor = (view: FelixView, round: number): number =>
  view.phase === 'auction' && view.round === round ? view.faceUp : 1;

export const sayOrder = ({ upTo, then, faceUp }: AuctionOrder, words: OrderWords): string => {
  const untilCard = faceUp !== undefined;
  return upTo === 0 && then === 'pass' ? words.saysPass(untilCard) : words.says(upTo, then, untilCard);
};
