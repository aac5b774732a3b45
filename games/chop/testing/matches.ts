import type { Position, Seat } from '@miaou/kit';
import {
  type ChopEvent,
  type ChopMove,
  type ChopOptions,
  type ChopTypes,
  chop,
  type Mouse,
  type Place,
  type Square,
} from '../src/index.js';
import { parseKitchen, tiledSquaresOf } from './kitchens.js';

export type Chop = Position<ChopTypes>;

export type RawOptions = { readonly [option in keyof ChopOptions]?: unknown };

/** Options with the defaults filled in; seat 0 is the cat's. */
export const optionsOf = (raw: RawOptions = {}): ChopOptions => {
  const parsed = chop.parseOptions({ seats: 2, cat: 0, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** Makes a move that must be legal. */
const make = (position: Chop, move: ChopMove): ChopEvent[] => {
  const refusal = position.refuse(position.actor, move);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
  return position.play(position.actor, move);
};

/** Reads `start c3`, `roll 2`, `cat c2`, `0 b1`, `jump a7`, `fork d1`. */
export const moveOf = (text: string): ChopMove => {
  const [word = '', at = ''] = text.trim().split(' ');
  const to = at as Square;
  if (word === 'roll') return { type: 'roll', value: Number(at) };
  if (word === 'start') return { type: 'start', to };
  if (word === 'jump') return { type: 'jump', to };
  if (word === 'fork') return { type: 'fork', at: to };
  return word === 'cat' ? { type: 'move', to } : { type: 'move', mouse: Number(word) as Mouse, to: at as Place };
};

/** Writes a move as `moveOf` reads it. */
export const moveText = (move: ChopMove): string => {
  if (move.type === 'roll') return `roll ${move.value}`;
  if (move.type === 'fork') return `fork ${move.at}`;
  if (move.type !== 'move') return `${move.type} ${move.to}`;
  return `${'mouse' in move ? move.mouse : 'cat'} ${move.to}`;
};

/** Plays moves one after another, each by the seat on turn: `roll 2, 0 b1, roll 1, cat c2`. */
export const play = (position: Chop, moves: string): ChopEvent[] =>
  moves.split(',').flatMap((text) => make(position, moveOf(text)));

/** The moves of the seat on turn, as text. */
export const legal = (position: Chop): string[] => position.legalMoves(position.actor).map(moveText);

/** Where one piece may go now. */
export const targets = (position: Chop, piece: string): Place[] =>
  legal(position)
    .map((text) => text.split(' '))
    .flatMap(([word, to]) => (word === piece ? [to as Place] : []));

export const refusalOf = (position: Chop, move: string, by: Seat = position.actor): unknown =>
  position.refuse(by, moveOf(move));

/** What happened, by the types of the events. */
export const told = (events: readonly ChopEvent[]): string => events.map(({ type }) => type).join(' ');

/** A match at its start with the tiles of a picture, whose cat and mice do not count. */
export const begin = (text: string, raw: RawOptions = {}, firstMouseSeat = 1): Chop => {
  const options = optionsOf(raw);
  const { tiles } = parseKitchen(text, options.layout);
  const dealt = tiledSquaresOf(options.layout).map((square) => tiles[square] ?? 'broken');
  const deal = chop.parseDeal({ tiles: dealt, firstMouseSeat }, options);
  if (!deal.ok) throw new Error(JSON.stringify(deal.error));
  return chop.start(options, deal.value);
};
