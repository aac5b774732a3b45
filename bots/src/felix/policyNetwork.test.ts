import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { plainKernelMemory } from '../network/kernels.js';
import { LinearAllocator } from '../network/linearAllocator.js';
import { INPUTS } from './features.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import { PolicyNetwork, SHAPE, withAllInputs } from './policyNetwork.js';
import { dealMatch } from './training/match.js';

const BYTES = 1 << 18;

/** Two networks with the same weights, one of them on kernels in JavaScript. */
const twins = (): [PolicyNetwork, PolicyNetwork] => {
  const chance = new SeededChance('mind');
  const [fast, plain] = [
    new PolicyNetwork(new LinearAllocator(BYTES)),
    new PolicyNetwork(new LinearAllocator(BYTES, plainKernelMemory)),
  ];
  for (let at = 0; at < fast.weights.all.length; at++) fast.weights.all[at] = (chance.below(2001) - 1000) / 4000;
  plain.weights.all.set(fast.weights.all);
  return [fast, plain];
};

/** The inputs that tell of past rounds are the last ones. */
const PAST_INPUTS = 22;

/** The weights of a network without the inputs that tell of past rounds. */
const withoutPast = ({ weights: { all } }: PolicyNetwork): Float32Array => {
  const [from, to] = [(INPUTS - PAST_INPUTS) * SHAPE.hidden, INPUTS * SHAPE.hidden];
  return Float32Array.of(...all.subarray(0, from), ...all.subarray(to));
};

describe('PolicyNetwork', () => {
  it('a network plays by its past rounds from the second on, and without where it was trained without them', () => {
    const [knowing] = twins();
    const unknowing = new PolicyNetwork(new LinearAllocator(BYTES));
    unknowing.weights.all.set(withAllInputs(withoutPast(knowing)));
    const observation = new Observation();
    const chance = new SeededChance('past');
    const position = dealMatch({ seats: 4, edition: 'felix' }, chance);
    while (position.phase !== 'over') {
      observePosition(position, position.actor, observation);
      knowing.evaluate(observation);
      unknowing.evaluate(observation);
      const values = [knowing, unknowing].map((network) => network.values.slice(0, network.count));
      if (position.round === 1) expect(values[0]).toEqual(values[1]);
      else expect(values[0]).not.toEqual(values[1]);
      observation.past.clear();
      knowing.evaluate(observation);
      expect(knowing.values.slice(0, knowing.count)).toEqual(values[1]);
      position.act(knowing.actionAt(chance.below(Math.min(2, knowing.count))));
    }
  });

  it('weights fit as they are or without past rounds, and no others do', () => {
    const [network] = twins();
    const { all } = network.weights;
    expect(withAllInputs(all)).toEqual(all);
    expect(() => withAllInputs(all.subarray(SHAPE.hidden))).toThrow('do not fit');
    expect(() => withAllInputs(withoutPast(network).subarray(1))).toThrow('do not fit');
  });

  it.each([3, 4, 5])(
    'the policy network gives the same values with and without WebAssembly, and only to legal actions, with %i seats',
    (seats) => {
      const [fast, plain] = twins();
      const observation = new Observation();
      const chance = new SeededChance('match');
      const position = dealMatch({ seats, edition: 'filou' }, chance);
      while (position.phase !== 'over') {
        observePosition(position, position.actor, observation);
        fast.evaluate(observation);
        plain.evaluate(observation);
        const legal = new Set(Array.from({ length: position.countActions() }, (_, index) => position.actionAt(index)));
        for (let index = 0; index < fast.count; index++) {
          expect(legal.has(fast.actionAt(index))).toBe(true);
          expect(fast.values[index]).toBeCloseTo(plain.values[index] as number, 4);
        }
        expect(new Set(fast.candidates.slice(0, fast.count)).size).toBe(fast.count);
        position.act(fast.actionAt(chance.below(Math.min(2, fast.count))));
      }
    },
  );

  it('the policy network samples every candidate at a high temperature and only the best at a low one', () => {
    const [network] = twins();
    const observation = new Observation();
    const position = dealMatch({ seats: 4, edition: 'felix' }, new SeededChance('deal'));
    observePosition(position, position.actor, observation);
    network.evaluate(observation);
    const chance = new SeededChance('draws');
    const distinct = (temperature: number): number =>
      new Set(Array.from({ length: 300 }, () => network.sample(temperature, chance))).size;
    expect(distinct(1000)).toBe(9);
    expect(distinct(1e-9)).toBe(1);
  });
});
