import { type Action, PASS } from '@miaou/felix/search';
import { type Chance, drawWeighted } from '@miaou/kit';
import type { LinearAllocator } from '../network/linearAllocator.js';
import { Network, type Shape, sigmoid, Weights, weightCount } from '../network/network.js';
import { INPUTS, writeAction, writeState } from './features.js';
import type { Observation } from './observation.js';
import { highestSensibleBid, richestRival, wouldRefusePoints } from './sensibleBids.js';

export const SHAPE: Shape = { inputs: INPUTS, hidden: 128, middle: 32 };

/** The inputs of networks that were trained before past rounds were inputs. */
const INPUTS_BEFORE = 196;

/** Weights as they fit the network: to those of fewer inputs weights of 0 are added for the last ones, so that it plays as before. */
export const withAllInputs = (weights: Float32Array): Float32Array => {
  const all = new Float32Array(weightCount(SHAPE));
  const missing = weights.length === all.length ? 0 : INPUTS - INPUTS_BEFORE;
  if (weights.length + missing * SHAPE.hidden !== all.length)
    throw new Error(`${weights.length} weights do not fit a network of ${all.length}`);
  const ofInputs = (INPUTS - missing) * SHAPE.hidden;
  all.set(weights.subarray(0, ofInputs));
  all.set(weights.subarray(ofInputs), INPUTS * SHAPE.hidden);
  return all;
};

/** Raises above the next bid differ little in effect: these stand for all of them. */
export const RAISES = [1, 2, 3, 5, 8];
const MAX_CANDIDATES = 16;
/** What a unit of margin (thirty points) adds to a value, in chances to win: little, but enough to fight for second place. */
export const MARGIN_WEIGHT = 0.03;
export const MARGIN_SCALE = 30;

/** Estimates the value of the candidate actions of a decision. It holds the last decision evaluated and is reused for the next. */
export class PolicyNetwork {
  readonly feedForward: Network;
  readonly weights: Weights;
  readonly candidates = new Int32Array(MAX_CANDIDATES);
  /** By candidate: the chance to win, plus a little of the margin. */
  readonly values = new Float64Array(MAX_CANDIDATES);
  count = 0;
  readonly #softmax = new Float64Array(MAX_CANDIDATES);
  #expectedSack = 0;

  constructor(allocator: LinearAllocator, weights: Weights = new Weights(allocator, SHAPE)) {
    this.weights = weights;
    this.feedForward = new Network(allocator, weights);
  }

  /** Evaluates every candidate of a decision. */
  evaluate(observation: Observation): void {
    this.#expectedSack = writeState(observation, this.feedForward.stateInput);
    this.feedForward.computeBase();
    this.count = 0;
    if (observation.isAuction) this.#evaluateBids(observation);
    else
      for (let left = observation.hand; left !== 0; left &= left - 1)
        this.#add(observation, 31 - Math.clz32(left & -left));
  }

  #evaluateBids(observation: Observation): void {
    const { highest } = observation;
    const most = highestSensibleBid(observation);
    const unbeatable = Math.min(most, richestRival(observation));
    if (!wouldRefusePoints(observation)) this.#add(observation, PASS);
    for (const raise of RAISES) if (highest + raise <= most) this.#add(observation, PASS + highest + raise);
    if (unbeatable > highest + 5 && unbeatable !== highest + 8) this.#add(observation, PASS + unbeatable);
  }

  #add(observation: Observation, action: Action): void {
    this.candidates[this.count] = action;
    this.values[this.count] = this.evaluateAction(observation, action);
    this.count++;
  }

  /** The value of one action of the decision evaluated last. */
  evaluateAction(observation: Observation, action: Action): number {
    writeAction(observation, action, this.#expectedSack, this.feedForward.actionInput);
    this.feedForward.evaluate();
    return sigmoid(this.feedForward.logit) + MARGIN_WEIGHT * this.feedForward.margin;
  }

  /** The index of the best candidate. */
  bestIndex(): number {
    let best = 0;
    for (let index = 1; index < this.count; index++)
      if ((this.values[index] ?? 0) > (this.values[best] ?? 0)) best = index;
    return best;
  }

  bestValue(): number {
    return this.values[this.bestIndex()] ?? 0;
  }

  /** The index of a candidate drawn from the softmax of the values at a temperature. */
  sample(temperature: number, chance: Chance): number {
    this.#computeSoftmax(temperature);
    return drawWeighted(this.#softmax, chance, this.count);
  }

  /** The probability that `sample` draws this action; a raise that is no candidate counts as the next smaller one. */
  probabilityOf(action: Action, temperature: number): number {
    this.#computeSoftmax(temperature);
    let sum = 0;
    let wanted = 0;
    for (let index = 0; index < this.count; index++) {
      const weight = this.#softmax[index] ?? 0;
      sum += weight;
      if (this.actionAt(index) <= action) wanted = weight;
    }
    return wanted / sum;
  }

  /** Not scaled to a sum of 1. */
  #computeSoftmax(temperature: number): void {
    const best = this.bestValue();
    for (let index = 0; index < this.count; index++)
      this.#softmax[index] = Math.exp(((this.values[index] ?? 0) - best) / temperature);
  }

  actionAt(index: number): Action {
    return this.candidates[index] ?? 0;
  }
}
