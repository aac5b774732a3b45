import { type ChopPosition, sizeOf } from '@miaou/chop/search';
import type { LinearAllocator } from '../network/linearAllocator.js';
import { Network, type Shape, sigmoid, Weights } from '../network/network.js';
import { INPUTS, writeFeatures } from './features.js';
import type { Unseen } from './unseenTiles.js';

export const SHAPE: Shape = { inputs: INPUTS, hidden: 64, middle: 32 };

/** Less than half a win, so that the mice try to make progress. */
const DRAW = 0.25;

/** Estimates the mice's chance to win in positions where a die is to be rolled. */
export class ValueNetwork {
  readonly weights: Weights;
  readonly feedForward: Network;

  constructor(allocator: LinearAllocator, weights: Weights = new Weights(allocator, SHAPE)) {
    this.weights = weights;
    this.feedForward = new Network(allocator, weights);
  }

  /** Must be called after the weights have changed. */
  weightsChanged(): void {
    this.feedForward.stateInput.count = 0;
    this.feedForward.computeBase();
  }

  evaluate(position: ChopPosition, unseen: Unseen): number {
    writeFeatures(position, unseen, this.feedForward.actionInput);
    this.feedForward.evaluate();
    return sigmoid(this.feedForward.logit);
  }
}

/** The value of a finished match to the mice. */
export const terminalValue = (position: ChopPosition): number => {
  if (sizeOf(position.miceSet) === 0) return 0;
  return position.outcome()?.side === 'mice' ? 1 : DRAW;
};
