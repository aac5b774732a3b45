import type { Viewer } from '@miaou/kit';
import type { Pairing, Secret, UnfinishedRecord } from './pairing.js';

/** Felix as records write it. Repeated here, so that no type of the game under test decides what is hidden. */
interface Deal {
  readonly firstSeat: number;
  readonly removed: readonly string[];
  readonly dummyRemoved?: string;
  readonly dummy?: readonly string[];
}

type Move =
  | { readonly seat: number; readonly type: 'place'; readonly card: string }
  | { readonly seat: number; readonly type: 'bid'; readonly amount: number }
  | { readonly seat: number; readonly type: 'pass' };

const CARDS = ['-8', '-5', '3', '5', '8', '11', '15', 'rabbit', 'bigDog', 'smallDog'];

const dealOf = (record: UnfinishedRecord): Deal => record.deal as Deal;
const movesOf = (record: UnfinishedRecord): readonly Move[] => record.moves as unknown as readonly Move[];

/** How the running round stands: who laid with which move, and what the auction has shown. */
interface Round {
  first: number;
  finished: number;
  laid: Map<number, number>;
  passed: Set<number>;
  bidMade: boolean;
}

const settle = (round: Round, first: number): Round => ({
  first,
  finished: round.finished + 1,
  laid: new Map(),
  passed: new Set(),
  bidMade: false,
});

const seatLeft = (round: Round, seats: number): number => {
  for (let seat = 0; seat < seats; seat++) if (!round.passed.has(seat)) return seat;
  return round.first;
};

/** FR6 when the last seat left has bid; FX1 and FX2 when it has not. */
const afterAuctionMove = (round: Round, seats: number): Round => {
  const allPassed = round.passed.size === seats;
  const bought = round.passed.size === seats - 1 && round.bidMade;
  return allPassed || bought ? settle(round, seatLeft(round, seats)) : round;
};

const roundAtEnd = (record: UnfinishedRecord): Round => {
  const { firstSeat, removed } = dealOf(record);
  let round = settle({ finished: -1 } as Round, firstSeat);
  for (const [index, move] of movesOf(record).entries()) {
    if (move.type === 'place') round.laid.set(move.seat, index);
    if (move.type === 'bid') round.bidMade = true;
    if (move.type === 'pass') round.passed.add(move.seat);
    round = afterAuctionMove(round, removed.length);
  }
  return round;
};

/** FR2 and FR5: the first player's card, then one more for each pass. FT3: with three, none, then one, then all. */
const turnedUp = (round: Round, seats: number): number => {
  if (round.laid.size < seats) return 0;
  if (seats > 3) return round.passed.size + 1;
  return round.passed.size < 2 ? round.passed.size : 3;
};

/** The move that laid a seat's card, if that card still lies face down. */
const hiddenMove = (round: Round, seats: number, seat: number): number | undefined => {
  const place = (seat - round.first + seats) % seats;
  return place < turnedUp(round, seats) ? undefined : round.laid.get(seat);
};

/** The cards of a seat that have never lain face up: the one that left the game, the one laid, then the hand. */
const secretOf = (record: UnfinishedRecord, round: Round, seat: number): Secret => {
  const { removed } = dealOf(record);
  const own = [...movesOf(record).entries()].filter(([, move]) => move.seat === seat);
  const hidden = hiddenMove(round, removed.length, seat);
  const laid = own.flatMap(([index, move]) => (index === hidden && move.type === 'place' ? [move.card] : []));
  const gone = own.flatMap(([, move]) => (move.type === 'place' ? [move.card] : []));
  const left = removed[seat] as string;
  const hand = CARDS.filter((card) => card !== left && !gone.includes(card));
  return { things: [left, ...laid, ...hand], places: 1 + laid.length };
};

const othersOf = (record: UnfinishedRecord, viewer: Viewer): readonly number[] =>
  dealOf(record).removed.flatMap((_, seat) => (seat === viewer ? [] : [seat]));

/** FT2: one card of the passive deck is turned up as soon as all three have laid. */
const turnedOfDeck = (record: UnfinishedRecord, round: Round): number =>
  round.finished + (round.laid.size === dealOf(record).removed.length ? 1 : 0);

/** FT1: the card that left the passive deck and the order of those to come. */
const deckSecret = (record: UnfinishedRecord, round: Round): readonly Secret[] => {
  const { dummy, dummyRemoved } = dealOf(record);
  if (dummy === undefined || dummyRemoved === undefined) return [];
  const things = [dummyRemoved, ...dummy.slice(turnedOfDeck(record, round))];
  return [{ things, places: things.length }];
};

const rearrangeDeal = (
  record: UnfinishedRecord,
  round: Round,
  seats: readonly number[],
  orders: readonly (readonly string[])[],
) => {
  const deal = dealOf(record);
  const removed = deal.removed.map((card, seat) => orders[seats.indexOf(seat)]?.[0] ?? card);
  const deck = orders[seats.length];
  if (deck === undefined || deal.dummy === undefined) return { ...deal, removed };
  const [dummyRemoved, ...toCome] = deck;
  return { ...deal, removed, dummyRemoved, dummy: [...deal.dummy.slice(0, turnedOfDeck(record, round)), ...toCome] };
};

const rearrangeMoves = (
  record: UnfinishedRecord,
  round: Round,
  seats: readonly number[],
  orders: readonly (readonly string[])[],
) => {
  const moves = [...record.moves];
  for (const [which, seat] of seats.entries()) {
    const index = hiddenMove(round, dealOf(record).removed.length, seat);
    const laid = index === undefined ? undefined : moves[index];
    if (index !== undefined && laid !== undefined)
      moves[index] = { ...laid, card: orders[which]?.[1] } as (typeof moves)[number];
  }
  return moves;
};

/**
 * FK1 and FK2: a card is known once it has lain face up, and an owner's own cards always are. A match that differs
 * from this one only in which never-seen card left the game, lies face down or is still held looks the same.
 */
export const felixPairing: Pairing = (record, viewer) => {
  const round = roundAtEnd(record);
  const seats = othersOf(record, viewer);
  return {
    secrets: [...seats.map((seat) => secretOf(record, round, seat)), ...deckSecret(record, round)],
    rearrange: (orders) => ({
      ...record,
      deal: rearrangeDeal(record, round, seats, orders),
      moves: rearrangeMoves(record, round, seats, orders),
    }),
  };
};
