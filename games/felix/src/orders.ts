import {
  accepted,
  isJsonObject,
  type JsonObject,
  type Parsed,
  parseInteger,
  refused,
  type StandingOrders,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { moveOf, PASS } from './actions.js';
import { MOST_MICE, ROUNDS } from './setup.js';
import type { FelixMove, FelixTypes, FelixView } from './types.js';

/** Raise by one up to `upTo`, then pass. It holds for one auction, so that it never bids on a row its owner has not thought of. */
type AuctionOrder = { readonly round: number; readonly upTo: number };

const parseOrder = (raw: unknown): Parsed<AuctionOrder> => {
  if (!isJsonObject(raw)) return refused(wrongField('order', raw, 'an object'));
  const stranger = unknownField(raw, ['round', 'upTo']);
  if (stranger !== undefined) return refused(stranger);
  const round = parseInteger('round', raw['round'], 1, ROUNDS);
  if (!round.ok) return round;
  const upTo = parseInteger('upTo', raw['upTo'], 0, MOST_MICE);
  return upTo.ok ? accepted({ round: round.value, upTo: upTo.value }) : upTo;
};

const moveByOrder = (order: JsonObject, { phase, round, viewer, seats }: FelixView): FelixMove | undefined => {
  const parsed = parseOrder(order);
  if (!parsed.ok || phase !== 'auction' || parsed.value.round !== round || viewer === 'spectator') return undefined;
  const amount = Math.max(...seats.map(({ lastBid }) => lastBid)) + 1;
  const affordable = Math.min(parsed.value.upTo, seats[viewer]?.mice ?? 0);
  return moveOf(amount > affordable ? PASS : PASS + amount);
};

export const orders: StandingOrders<FelixTypes> = { parseOrder, moveByOrder };
