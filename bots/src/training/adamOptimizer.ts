import type { LinearAllocator } from '../network/linearAllocator.js';
import { type Network, sigmoid, Weights } from '../network/network.js';
import type { SparseVector } from '../network/sparseVector.js';

const BYTES = 4;
/** The weight of the margin's loss beside the win's. */
const MARGIN_LOSS_WEIGHT = 0.5;
const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/** One decision and its targets. */
export interface Sample {
  readonly input: SparseVector;
  /** The share of the win, from 0 to 1. */
  readonly won: number;
  readonly margin: number;
}

const clipped = (error: number): number => Math.max(-1, Math.min(1, error));

const addTo = (sums: Float32Array, terms: Float32Array): void => {
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (terms[index] ?? 0);
};

/** Adam with back-propagation. The loss is the cross entropy of the win plus the Huber loss of the margin. */
export class AdamOptimizer {
  /** Part of a checkpoint, with `steps`. */
  readonly firstMoments: Float32Array;
  readonly secondMoments: Float32Array;
  steps = 0;
  readonly #network: Network;
  readonly #allocator: LinearAllocator;
  /** Summed over the samples since the last step. */
  readonly #gradients: Weights;
  readonly #firstBias: Float32Array;
  readonly #secondBias: Float32Array;
  /** The gradients of the activations of one sample, as byte offsets and as arrays. */
  readonly #middleOffset: number;
  readonly #hiddenOffset: number;
  readonly #activeOffset: number;
  readonly #middle: Float32Array;
  readonly #hidden: Float32Array;
  readonly #active: Float32Array;
  #samples = 0;

  constructor(allocator: LinearAllocator, network: Network) {
    const { shape } = network.weights;
    this.#allocator = allocator;
    this.#network = network;
    this.#gradients = new Weights(allocator, shape);
    this.firstMoments = new Float32Array(this.#gradients.all.length);
    this.secondMoments = new Float32Array(this.#gradients.all.length);
    this.#middleOffset = allocator.allocate(shape.middle);
    this.#hiddenOffset = allocator.allocate(shape.hidden);
    this.#activeOffset = allocator.allocate(shape.hidden);
    this.#middle = allocator.floats(this.#middleOffset, shape.middle);
    this.#hidden = allocator.floats(this.#hiddenOffset, shape.hidden);
    this.#active = allocator.floats(this.#activeOffset, shape.hidden);
    this.#firstBias = allocator.floats(this.#gradients.firstBias, shape.hidden);
    this.#secondBias = allocator.floats(this.#gradients.secondBias, shape.middle);
  }

  /** Adds the gradients of one sample to those of the next step. The network's state input must be empty. */
  accumulate({ input, won, margin }: Sample): void {
    const network = this.#network;
    network.actionInput.count = 0;
    network.actionInput.append(input);
    network.evaluate();
    this.#backpropagateThird(sigmoid(network.logit) - won, MARGIN_LOSS_WEIGHT * clipped(network.margin - margin));
    this.#backpropagateSecond();
    this.#backpropagateFirst();
    this.#samples++;
  }

  #backpropagateThird(logitError: number, marginError: number): void {
    const { third, shape } = this.#network.weights;
    const { middle } = this.#network.activations;
    const { third: gradients, thirdBias } = this.#gradients;
    for (let index = 0; index < shape.middle; index++) {
      const value = middle[index] ?? 0;
      const other = shape.middle + index;
      this.#middle[index] = value <= 0 ? 0 : logitError * (third[index] ?? 0) + marginError * (third[other] ?? 0);
      if (value <= 0) continue;
      gradients[index] = (gradients[index] ?? 0) + logitError * value;
      gradients[other] = (gradients[other] ?? 0) + marginError * value;
    }
    thirdBias[0] = (thirdBias[0] ?? 0) + logitError;
    thirdBias[1] = (thirdBias[1] ?? 0) + marginError;
  }

  #backpropagateSecond(): void {
    const { weights, activations } = this.#network;
    const { kernels } = this.#allocator.memory;
    const { offset, count } = activations.active;
    const width = BYTES * weights.shape.middle;
    kernels.scatter(this.#gradients.second, this.#middleOffset, offset, count, width);
    kernels.project(this.#activeOffset, weights.second, this.#middleOffset, offset, count, width);
    addTo(this.#secondBias, this.#middle);
  }

  #backpropagateFirst(): void {
    const { weights, activations, actionInput } = this.#network;
    const { active } = activations;
    const { kernels } = this.#allocator.memory;
    this.#hidden.fill(0);
    for (let entry = 0; entry < active.count; entry++) this.#hidden[active.indexAt(entry)] = this.#active[entry] ?? 0;
    const width = BYTES * weights.shape.hidden;
    kernels.scatter(this.#gradients.first, this.#hiddenOffset, actionInput.offset, actionInput.count, width);
    addTo(this.#firstBias, this.#hidden);
  }

  /** Moves the weights along the mean gradient of all samples since the last step. */
  step(rate: number): void {
    const gradients = this.#gradients.all;
    const weights = this.#network.weights.all;
    const { firstMoments, secondMoments } = this;
    this.steps++;
    const firstCorrection = 1 / (1 - BETA_1 ** this.steps);
    const secondCorrection = 1 / (1 - BETA_2 ** this.steps);
    for (let index = 0; index < gradients.length; index++) {
      const gradient = (gradients[index] ?? 0) / this.#samples;
      const first = BETA_1 * (firstMoments[index] ?? 0) + (1 - BETA_1) * gradient;
      const second = BETA_2 * (secondMoments[index] ?? 0) + (1 - BETA_2) * gradient * gradient;
      firstMoments[index] = first;
      secondMoments[index] = second;
      weights[index] =
        (weights[index] ?? 0) - (rate * first * firstCorrection) / (Math.sqrt(second * secondCorrection) + EPSILON);
    }
    gradients.fill(0);
    this.#samples = 0;
  }
}
