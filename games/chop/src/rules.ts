import { leftOf, type Seat, seat, seatsOf } from '@miaou/kit';
import { type Board, boardOf } from './board.js';
import type { Barring } from './reach.js';
import type { ChopOptions } from './types.js';

/** A match's options made ready for the hot path; shared by all positions of the match. */
export interface Rules {
  readonly options: ChopOptions;
  readonly board: Board;
  readonly catSeat: Seat;
  readonly maxRounds: number;
  readonly barring: Barring;
  readonly fellowsBlock: boolean;
  /** How many cheeses there are to win. */
  readonly cheeses: number;
  readonly winsQuickly: boolean;
  readonly needsReturn: boolean;
  readonly catFaces: readonly number[];
  readonly miceFaces: readonly number[];
  /** The different values of each die, ascending. */
  readonly catValues: readonly number[];
  readonly miceValues: readonly number[];
  /** The mouse player after each seat, clockwise (CP3). */
  readonly nextMouseSeat: readonly Seat[];
}

const BARRINGS = { originOnly: 'origin', noReverse: 'reverse', noRevisit: 'revisit' } as const;

const valuesOf = (faces: readonly number[]): number[] => [...new Set(faces)].sort((a, b) => a - b);

const mouseSeatAfter = (from: Seat, { seats, cat }: ChopOptions): Seat => {
  const next = leftOf(from, seats);
  return next === cat ? leftOf(next, seats) : next;
};

const compile = (options: ChopOptions): Rules => {
  const { cat, mice } = options.layout.dice;
  return {
    options,
    board: boardOf(options.layout),
    catSeat: seat(options.cat),
    maxRounds: options.maxRounds,
    barring: BARRINGS[options.path],
    fellowsBlock: options.blocking === 'allPieces',
    cheeses: options.layout.tiles.cheese,
    winsQuickly: options.home === 'quick',
    needsReturn: options.home === 'returnAfterTenth',
    catFaces: cat,
    miceFaces: mice,
    catValues: valuesOf(cat),
    miceValues: valuesOf(mice),
    nextMouseSeat: seatsOf(options.seats).map((from) => mouseSeatAfter(from, options)),
  };
};

const compiled = new WeakMap<ChopOptions, Rules>();

/** The rules that options stand for, compiled once. */
export const rulesOf = (options: ChopOptions): Rules => {
  const known = compiled.get(options);
  if (known !== undefined) return known;
  const rules = compile(options);
  compiled.set(options, rules);
  return rules;
};
