import { type ChopPosition, sizeOf } from '@miaou/chop/search';
import { chanceOf, Network, type Shape, type Shelf, Weights } from '../net/network.js';
import { INPUTS, writeFeatures } from './features.js';
import type { Unseen } from './unseen.js';

export const SHAPE: Shape = { inputs: INPUTS, hidden: 32, middle: 16 };
export const SHELF_BYTES = 1 << 18;

/** A draw is worth less than half a win, so that the mice try to get on. */
const DRAW = 0.25;

/** Judges positions where a die is to be rolled: 1 where the mice win for certain, 0 where the cat does. */
export class Judge {
  readonly weights: Weights;
  readonly network: Network;

  constructor(shelf: Shelf, weights: Weights = new Weights(shelf, SHAPE)) {
    this.weights = weights;
    this.network = new Network(shelf, weights);
  }

  /** To be called after the weights have changed. */
  settle(): void {
    this.network.situation.count = 0;
    this.network.settle();
  }

  valueOf(position: ChopPosition, unseen: Unseen): number {
    writeFeatures(position, unseen, this.network.action);
    this.network.judge();
    return chanceOf(this.network.score);
  }
}

/** What the end of a match is worth. */
export const worthOfEnd = (position: ChopPosition): number => {
  if (sizeOf(position.miceSet) === 0) return 0;
  return position.outcome()?.side === 'mice' ? 1 : DRAW;
};
