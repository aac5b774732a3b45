import type { LinearAllocator } from './linearAllocator.js';
import { SparseVector } from './sparseVector.js';

/** The sizes of the input and of the two hidden layers; the latter must be multiples of 16. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly middle: number;
}

const OUTPUTS = 2;
const BYTES = 4;

export const weightCount = ({ inputs, hidden, middle }: Shape): number =>
  (inputs + 1) * hidden + (hidden + 1) * middle + OUTPUTS * (middle + 1);

/** The weights of a network in the order in which they are stored. Numbers are byte offsets, for the kernels. */
export class Weights {
  readonly shape: Shape;
  readonly all: Float32Array;
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;

  constructor(allocator: LinearAllocator, shape: Shape) {
    const { inputs, hidden, middle } = shape;
    const offset = allocator.allocate(weightCount(shape));
    this.shape = shape;
    this.all = allocator.floats(offset, weightCount(shape));
    this.first = offset;
    this.firstBias = this.first + BYTES * inputs * hidden;
    this.second = this.firstBias + BYTES * hidden;
    this.secondBias = this.second + BYTES * hidden * middle;
    const third = this.secondBias + BYTES * middle;
    this.third = allocator.floats(third, OUTPUTS * middle);
    this.thirdBias = allocator.floats(third + BYTES * OUTPUTS * middle, OUTPUTS);
  }
}

/** The activations of the last forward pass, which back-propagation needs. */
export class Activations {
  /** The byte offset of the first hidden layer. */
  readonly hidden: number;
  /** The entries of the first hidden layer that are above zero. */
  readonly active: SparseVector;
  readonly middle: Float32Array;
  readonly middleOffset: number;

  constructor(allocator: LinearAllocator, { hidden, middle }: Shape) {
    this.hidden = allocator.allocate(hidden);
    this.active = new SparseVector(allocator, hidden);
    this.middleOffset = allocator.allocate(middle);
    this.middle = allocator.floats(this.middleOffset, middle);
  }
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * A feed-forward network with two hidden ReLU layers and two outputs: the logit of winning and the margin. The first layer's sum
 * over the state is computed once per decision and each action is added to it, because most of the input is the same for all actions.
 */
export class Network {
  readonly weights: Weights;
  readonly stateInput: SparseVector;
  readonly actionInput: SparseVector;
  readonly activations: Activations;
  /** Output of the last `evaluate`: the log odds of winning. */
  logit = 0;
  /** Output of the last `evaluate`: by how much the total is expected to beat the best other. */
  margin = 0;
  readonly #allocator: LinearAllocator;
  readonly #base: number;

  constructor(allocator: LinearAllocator, weights: Weights) {
    const { shape } = weights;
    this.#allocator = allocator;
    this.weights = weights;
    this.stateInput = new SparseVector(allocator, shape.inputs);
    this.actionInput = new SparseVector(allocator, shape.inputs);
    this.activations = new Activations(allocator, shape);
    this.#base = allocator.allocate(shape.hidden);
  }

  /** Computes the part of the first layer that depends on `stateInput` alone. To be called after the state or the weights changed. */
  computeBase(): void {
    const { weights, stateInput } = this;
    const { kernels } = this.#allocator.memory;
    const width = BYTES * weights.shape.hidden;
    kernels.gather(this.#base, weights.firstBias, weights.first, stateInput.offset, stateInput.count, width);
  }

  /** Evaluates `actionInput` on top of the base. */
  evaluate(): void {
    const { weights, activations, actionInput } = this;
    const { kernels } = this.#allocator.memory;
    const wide = BYTES * weights.shape.hidden;
    const narrow = BYTES * weights.shape.middle;
    const { active } = activations;
    kernels.gather(activations.hidden, this.#base, weights.first, actionInput.offset, actionInput.count, wide);
    active.count = kernels.positives(activations.hidden, wide, active.offset);
    kernels.gather(activations.middleOffset, weights.secondBias, weights.second, active.offset, active.count, narrow);
    this.#computeOutputs();
  }

  #computeOutputs(): void {
    const { third, thirdBias, shape } = this.weights;
    const { middle } = this.activations;
    let logit = thirdBias[0] ?? 0;
    let margin = thirdBias[1] ?? 0;
    for (let index = 0; index < shape.middle; index++) {
      const value = middle[index] ?? 0;
      if (value <= 0) continue;
      logit += value * (third[index] ?? 0);
      margin += value * (third[shape.middle + index] ?? 0);
    }
    this.logit = logit;
    this.margin = margin;
  }
}
