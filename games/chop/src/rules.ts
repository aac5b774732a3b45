import { type Board, boardOf } from './board.js';
import type { ChopOptions } from './types.js';

export interface Die {
  readonly faces: readonly number[];
  /** The different values, ascending. */
  readonly values: readonly number[];
}

/** A match's options made ready for the hot path; shared by all positions of the match. */
export interface Rules extends Board {
  readonly options: ChopOptions;
  readonly fellowsBlock: boolean;
  /** How many cheeses there are to win. */
  readonly cheeses: number;
  readonly catDie: Die;
  readonly miceDie: Die;
}

const dieOf = (faces: readonly number[]): Die => ({ faces, values: [...new Set(faces)].toSorted((a, b) => a - b) });

const compile = (options: ChopOptions): Rules => ({
  ...boardOf(options.layout),
  options,
  fellowsBlock: options.blocking === 'allPieces',
  cheeses: options.layout.tiles.cheese,
  catDie: dieOf(options.layout.dice.cat),
  miceDie: dieOf(options.layout.dice.mice),
});

const compiled = new WeakMap<ChopOptions, Rules>();

/** The rules that options stand for, compiled once. */
export const rulesOf = (options: ChopOptions): Rules => {
  const rules = compiled.get(options) ?? compile(options);
  compiled.set(options, rules);
  return rules;
};
