import { leftOf, type Seat, seatsOf } from '@miaou/kit';
import { type Board, boardOf } from './board.js';
import type { ChopOptions, Path } from './types.js';

/** A match's options made ready for the hot path; shared by all positions of the match. */
export interface Rules {
  readonly options: ChopOptions;
  readonly board: Board;
  readonly path: Path;
  readonly fellowsBlock: boolean;
  /** How many cheeses there are to win. */
  readonly cheeses: number;
  /** The different values of each die, ascending. */
  readonly catValues: readonly number[];
  readonly miceValues: readonly number[];
  /** The mouse player after each seat, clockwise (CP3). */
  readonly nextMouseSeat: readonly Seat[];
}

const valuesOf = (faces: readonly number[]): number[] => [...new Set(faces)].sort((a, b) => a - b);

const mouseSeatAfter = (from: Seat, { seats, cat }: ChopOptions): Seat => {
  const next = leftOf(from, seats);
  return next === cat ? leftOf(next, seats) : next;
};

const compile = (options: ChopOptions): Rules => {
  const { dice, tiles } = options.layout;
  return {
    options,
    board: boardOf(options.layout),
    path: options.path,
    fellowsBlock: options.blocking === 'allPieces',
    cheeses: tiles.cheese,
    catValues: valuesOf(dice.cat),
    miceValues: valuesOf(dice.mice),
    nextMouseSeat: seatsOf(options.seats).map((from) => mouseSeatAfter(from, options)),
  };
};

const compiled = new WeakMap<ChopOptions, Rules>();

/** The rules that options stand for, compiled once. */
export const rulesOf = (options: ChopOptions): Rules => {
  const rules = compiled.get(options) ?? compile(options);
  compiled.set(options, rules);
  return rules;
};
