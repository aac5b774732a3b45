import { type Board, boardOf } from './board.js';
import type { ChopOptions } from './types.js';

export interface Die {
  readonly faces: readonly number[];
  /** The different values, ascending. */
  readonly values: readonly number[];
}

/** What stays the same through a match: the options, prepared for the hot path. Every clone of a position shares it. */
export interface Setup extends Board {
  readonly options: ChopOptions;
  readonly fellowsBlock: boolean;
  readonly knifeEndsTurn: boolean;
  /** How many cheeses there are to win. */
  readonly cheeses: number;
  readonly catDie: Die;
  readonly miceDie: Die;
}

const dieOf = (faces: readonly number[]): Die => ({ faces, values: [...new Set(faces)].toSorted((a, b) => a - b) });

const compile = (options: ChopOptions): Setup => ({
  ...boardOf(options.layout),
  options,
  fellowsBlock: options.blocking === 'allPieces',
  knifeEndsTurn: options.knifeInDouble === 'endsTurn',
  cheeses: options.layout.tiles.cheese,
  catDie: dieOf(options.layout.dice.cat),
  miceDie: dieOf(options.layout.dice.mice),
});

const compiled = new WeakMap<ChopOptions, Setup>();

/** The setup that options stand for, compiled once for each options object. */
export const setupOf = (options: ChopOptions): Setup => {
  const setup = compiled.get(options) ?? compile(options);
  compiled.set(options, setup);
  return setup;
};
