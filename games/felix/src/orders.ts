import {
  accepted,
  isJsonObject,
  type JsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  refused,
  type StandingOrders,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { moveOf, PASS } from './actions.js';
import { MOST_MICE, ROUNDS } from './amounts.js';
import type { FelixMove, FelixTypes, FelixView } from './types.js';

const ENDS = ['pass', 'ask'] as const;
const MOST_IN_ROW = 5;

/** Raise by one up to `upTo`, then pass. It holds for one auction, so that it never bids on a row its owner has not thought of. */
type AuctionOrder = {
  readonly round: number;
  readonly upTo: number;
  /** What comes after `upTo`; a pass if it is left out. */
  readonly then?: (typeof ENDS)[number];
  /** Only while this number of cards lies face up: a card that turns up ends it, and the player is asked. */
  readonly faceUp?: number;
};

const parseOrder = (raw: unknown): Parsed<AuctionOrder> => {
  if (!isJsonObject(raw)) return refused(wrongField('order', raw, 'an object'));
  const stranger = unknownField(raw, ['round', 'upTo', 'then', 'faceUp']);
  if (stranger !== undefined) return refused(stranger);
  const order = raw as AuctionOrder;
  for (const parsed of [
    parseInteger('round', order.round, 1, ROUNDS),
    parseInteger('upTo', order.upTo, 0, MOST_MICE),
    parseChoice('then', 'then' in order ? order.then : 'pass', ENDS),
    parseInteger('faceUp', 'faceUp' in order ? order.faceUp : 1, 1, MOST_IN_ROW),
  ])
    if (!parsed.ok) return parsed;
  return accepted({ ...order });
};

const isForLater = (raw: JsonObject, { round, phase, faceUp }: FelixView): boolean => {
  const order = raw as AuctionOrder;
  return round < order.round || (round === order.round && (phase === 'place' || faceUp < (order.faceUp ?? 0)));
};

const moveByOrder = (raw: JsonObject, { round, phase, viewer, seats, faceUp }: FelixView): FelixMove | undefined => {
  const order = raw as AuctionOrder;
  const holds = phase === 'auction' && round === order.round && faceUp === (order.faceUp ?? faceUp);
  if (!holds || viewer === 'spectator') return undefined;
  const amount = Math.max(...seats.map(({ bid }) => bid)) + 1;
  if (amount <= Math.min(order.upTo, seats[viewer]?.mice ?? 0)) return moveOf(PASS + amount);
  return order.then === 'ask' ? undefined : moveOf(PASS);
};

/** Orders that come back here were read by `parseOrder` before. */
export const orders: StandingOrders<FelixTypes> = { parseOrder, isForLater, moveByOrder };
