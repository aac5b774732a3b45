import { type Position, type Seat, seat } from '@miaou/kit';
import {
  type Card,
  type FelixDeal,
  type FelixEvent,
  type FelixMove,
  type FelixOptions,
  type FelixTypes,
  felix,
} from '../src/index.js';

export type Felix = Position<FelixTypes>;

/** Options with the defaults filled in. */
export const optionsOf = (raw: Partial<FelixOptions>): FelixOptions => {
  const parsed = felix.parseOptions({ seats: 4, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const DUMMY: readonly Card[] = ['-8', '-5', '3', '5', '8', '11', '15', 'bigDog', 'smallDog'];

/** A deal in which seat 0 begins and every seat has lost its rabbit, as far as nothing else is said. */
export const dealOf = (
  seats: number,
  given: { firstSeat?: number; removed?: readonly Card[]; dummy?: readonly Card[]; dummyRemoved?: Card } = {},
): FelixDeal => {
  const {
    firstSeat = 0,
    removed = Array.from({ length: seats }, () => 'rabbit' as const),
    dummy = DUMMY,
    dummyRemoved = 'rabbit',
  } = given;
  const plain = { firstSeat: seat(firstSeat), removed };
  return seats === 3 ? { ...plain, dummyRemoved, dummy } : plain;
};

/** A match at its start. */
export const begin = (options: Partial<FelixOptions> = {}, deal: Parameters<typeof dealOf>[1] = {}): Felix => {
  const full = optionsOf(options);
  return felix.start(full, dealOf(full.seats, deal));
};

/** Makes a move that must be legal. */
export const play = (position: Felix, by: number, move: FelixMove): FelixEvent[] => {
  const refusal = position.refuse(seat(by), move);
  if (refusal !== undefined) throw new Error(`seat ${by}, ${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
  return position.play(seat(by), move);
};

const moveIn = (word: string): FelixMove =>
  word === 'pass' ? { type: 'pass' } : { type: 'bid', amount: Number(word) };

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Lays one card for each seat, given in the row's order: the first player's first. */
export const lay = (position: Felix, cards: string): FelixEvent[] => {
  const { first } = position.view('spectator');
  const { seats } = position.options;
  return words(cards).flatMap((card, step) =>
    play(position, (first + step) % seats, { type: 'place', card: card as Card }),
  );
};

/** Bids and passes in turn: `2 pass 5 pass pass`. */
export const auction = (position: Felix, moves: string): FelixEvent[] =>
  words(moves).flatMap((word) => play(position, position.toMove[0] ?? 0, moveIn(word)));

/** The lowest cards of each hand in turn order, for rounds whose cards do not matter. */
export const anyCards = (position: Felix): string => {
  const { first } = position.view('spectator');
  const { seats } = position.options;
  const owners = Array.from({ length: seats }, (_, step) => seat((first + step) % seats));
  return owners.map((owner) => position.state().seats[owner]?.hand[0]).join(' ');
};

/** Plays a whole round. */
export const round = (position: Felix, cards: string, moves: string): FelixEvent[] => [
  ...lay(position, cards),
  ...auction(position, moves),
];

/** Rounds in which everybody passes, so that nothing but cards is used up. */
export const skipRounds = (position: Felix, count: number): void => {
  const passes = 'pass '.repeat(position.options.seats);
  for (let skipped = 0; skipped < count; skipped++) round(position, anyCards(position), passes);
};

export const refusalOf = (position: Felix, by: number, move: FelixMove): string | undefined =>
  position.refuse(seat(by), move)?.code;

export const seatOf = (index: number): Seat => seat(index);
