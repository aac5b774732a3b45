import type { Side } from '@miaou/chop';
import type { AfterMove, Scene } from './afterMove.js';

/** The parameters of one member of a family, by name. */
export type Parameters = Readonly<Record<string, number>>;

type Ranges = Readonly<Record<string, readonly [from: number, to: number]>>;

/** Rule bots of one kind for one side, which look one move ahead and whose parameters lie in ranges. */
export interface Family<Names extends string = string> {
  readonly name: string;
  readonly side: Side;
  readonly ranges: Ranges;
  /** How much it likes what a move leads to. */
  score(scene: Scene, after: AfterMove, parameters: Readonly<Record<Names, number>>): number;
}

/** A family whose score may name only parameters that have a range. */
export const family = <Names extends string>(
  name: string,
  side: Side,
  ranges: Readonly<Record<Names, readonly [from: number, to: number]>>,
  score: Family<Names>['score'],
): Family => ({
  name,
  side,
  ranges,
  score: (scene, after, parameters) => score(scene, after, parameters),
});

/** More than all other terms of a score together. */
export const ABOVE_ALL = 1000;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
