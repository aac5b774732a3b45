import { encodedWeights } from '#chop-weights';
import { decodeFloat16 } from '../network/float16.js';
import { LinearAllocator } from '../network/linearAllocator.js';
import { Expectimax } from './expectimax.js';
import { ValueNetwork } from './valueNetwork.js';

const MEMORY_BYTES = 1 << 18;

/** A value network with the search that uses it. */
export interface Evaluator {
  readonly network: ValueNetwork;
  readonly expectimax: Expectimax;
}

let trained: Evaluator | undefined;

const decodeNetwork = (): ValueNetwork => {
  const encoded = encodedWeights();
  if (encoded === undefined) throw new Error('the weights are not loaded');
  const network = new ValueNetwork(new LinearAllocator(MEMORY_BYTES));
  decodeFloat16(encoded, network.weights.all);
  network.weightsChanged();
  return network;
};

export const evaluatorOf = (network: ValueNetwork): Evaluator => ({ network, expectimax: new Expectimax(network) });

/** The trained network, decoded on first use. */
export const trainedEvaluator = (): Evaluator => {
  trained ??= evaluatorOf(decodeNetwork());
  return trained;
};
