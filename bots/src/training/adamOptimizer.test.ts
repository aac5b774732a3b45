import { SeededChance } from '@miaou/kit';
import { expect, it } from 'vitest';
import { LinearAllocator } from '../network/linearAllocator.js';
import { Network, sigmoid, Weights } from '../network/network.js';
import { SparseVector } from '../network/sparseVector.js';
import { AdamOptimizer } from './adamOptimizer.js';

const SHAPE = { inputs: 6, hidden: 32, middle: 16 };

const randomNetwork = () => {
  const allocator = new LinearAllocator(1 << 17);
  const weights = new Weights(allocator, SHAPE);
  const chance = new SeededChance('learner');
  for (let index = 0; index < weights.all.length; index++) weights.all[index] = (chance.below(2001) - 1000) / 2000;
  const network = new Network(allocator, weights);
  network.computeBase();
  return { allocator, network, optimizer: new AdamOptimizer(allocator, network) };
};

const inputOf = (allocator: LinearAllocator, values: readonly number[]): SparseVector => {
  const input = new SparseVector(allocator, SHAPE.inputs);
  for (const [index, value] of values.entries()) input.set(index, value);
  return input;
};

const outputsFor = (network: Network, input: SparseVector) => {
  network.actionInput.count = 0;
  network.computeBase();
  network.actionInput.append(input);
  network.evaluate();
  return { won: sigmoid(network.logit), margin: network.margin };
};

it('the optimizer fits a network to its samples', () => {
  const { allocator, network, optimizer } = randomNetwork();
  const samples = [
    { input: inputOf(allocator, [1, 0, 0.5]), won: 1, margin: 0.5 },
    { input: inputOf(allocator, [0, 1, 0.5]), won: 0, margin: -0.5 },
    { input: inputOf(allocator, [1, 1, 0, -1]), won: 0.25, margin: 0 },
  ];
  for (let step = 0; step < 400; step++) {
    network.stateInput.count = 0;
    network.computeBase();
    for (const sample of samples) optimizer.accumulate(sample);
    optimizer.step(0.01);
  }
  for (const { input, won, margin } of samples) {
    const outputs = outputsFor(network, input);
    expect(Math.abs(outputs.won - won)).toBeLessThan(0.05);
    expect(Math.abs(outputs.margin - margin)).toBeLessThan(0.05);
  }
});
