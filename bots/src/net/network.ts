import { openWorkshop, type Workshop } from './kernels.js';

/** How many numbers go in, and how wide the two layers between are: these in whole multiples of 16. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly middle: number;
}

const OUTPUTS = 2;
const BYTES = 4;

/** How many numbers a net of this shape has learned. */
const weightCount = ({ inputs, hidden, middle }: Shape): number =>
  (inputs + 1) * hidden + (hidden + 1) * middle + OUTPUTS * (middle + 1);

/** Hands out places in a workshop's memory, one after another. */
export class Shelf {
  readonly workshop: Workshop;
  private used = 0;

  constructor(bytes: number, open: (bytes: number) => Workshop = openWorkshop) {
    this.workshop = open(bytes);
  }

  /** The place of so many numbers of four bytes. */
  take(count: number): number {
    const place = this.used;
    this.used += Math.ceil(count / 16) * 64;
    if (this.used > this.workshop.buffer.byteLength) throw new Error('the shelf is full');
    return place;
  }

  floats(place: number, count: number): Float32Array {
    return new Float32Array(this.workshop.buffer, place, count);
  }

  ints(place: number, count: number): Int32Array {
    return new Int32Array(this.workshop.buffer, place, count);
  }
}

/** The inputs that are not zero, as entries. */
export class Sparse {
  count = 0;
  readonly place: number;
  private readonly ints: Int32Array;
  private readonly floats: Float32Array;

  constructor(shelf: Shelf, most: number) {
    this.place = shelf.take(2 * most);
    this.ints = shelf.ints(this.place, 2 * most);
    this.floats = shelf.floats(this.place, 2 * most);
  }

  set(index: number, value: number): void {
    if (value === 0) return;
    this.ints[2 * this.count] = index;
    this.floats[2 * this.count + 1] = value;
    this.count++;
  }

  indexAt(entry: number): number {
    return this.ints[2 * entry] as number;
  }

  /** Adds all entries of another. */
  append(other: Sparse): void {
    this.ints.set(other.ints.subarray(0, 2 * other.count), 2 * this.count);
    this.count += other.count;
  }
}

/** Where the weights of a net stand, in the order in which they are stored. */
export class Weights {
  readonly shape: Shape;
  readonly all: Float32Array;
  readonly first: number;
  readonly firstBias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;

  constructor(shelf: Shelf, shape: Shape) {
    const { inputs, hidden, middle } = shape;
    const place = shelf.take(weightCount(shape));
    this.shape = shape;
    this.all = shelf.floats(place, weightCount(shape));
    this.first = place;
    this.firstBias = this.first + BYTES * inputs * hidden;
    this.second = this.firstBias + BYTES * hidden;
    this.secondBias = this.second + BYTES * hidden * middle;
    const third = this.secondBias + BYTES * middle;
    this.third = shelf.floats(third, OUTPUTS * middle);
    this.thirdBias = shelf.floats(third + BYTES * OUTPUTS * middle, OUTPUTS);
  }
}

/** What a net made of one input, layer by layer: a learner needs all of it. */
export class Layers {
  readonly hidden: number;
  readonly active: Sparse;
  readonly middle: Float32Array;
  readonly middlePlace: number;

  constructor(shelf: Shelf, { hidden, middle }: Shape) {
    this.hidden = shelf.take(hidden);
    this.active = new Sparse(shelf, hidden);
    this.middlePlace = shelf.take(middle);
    this.middle = shelf.floats(this.middlePlace, middle);
  }
}

/** 1 for certain, 0 for never. */
export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));

/**
 * Judges actions: two layers of rectified sums, then the score of winning and the margin. The situation is worked out once and
 * each action added to it, because most of the input is the same for all actions of a decision.
 */
export class Network {
  readonly weights: Weights;
  readonly situation: Sparse;
  readonly action: Sparse;
  readonly layers: Layers;
  /** Of the last action judged: the log odds of winning. */
  score = 0;
  /** Of the last action judged: by how much the total is expected to beat the best other. */
  margin = 0;
  private readonly shelf: Shelf;
  private readonly base: number;

  constructor(shelf: Shelf, weights: Weights) {
    const { shape } = weights;
    this.shelf = shelf;
    this.weights = weights;
    this.situation = new Sparse(shelf, shape.inputs);
    this.action = new Sparse(shelf, shape.inputs);
    this.layers = new Layers(shelf, shape);
    this.base = shelf.take(shape.hidden);
  }

  /** Works out the situation. */
  settle(): void {
    const { weights, situation } = this;
    const { kernels } = this.shelf.workshop;
    const width = BYTES * weights.shape.hidden;
    kernels.gather(this.base, weights.firstBias, weights.first, situation.place, situation.count, width);
  }

  /** Judges the action in the situation settled last. */
  judge(): void {
    const { weights, layers, action } = this;
    const { kernels } = this.shelf.workshop;
    const wide = BYTES * weights.shape.hidden;
    const narrow = BYTES * weights.shape.middle;
    const { active } = layers;
    kernels.gather(layers.hidden, this.base, weights.first, action.place, action.count, wide);
    active.count = kernels.positives(layers.hidden, wide, active.place);
    kernels.gather(layers.middlePlace, weights.secondBias, weights.second, active.place, active.count, narrow);
    this.conclude();
  }

  private conclude(): void {
    const { third, thirdBias, shape } = this.weights;
    const { middle } = this.layers;
    let score = thirdBias[0] as number;
    let margin = thirdBias[1] as number;
    for (let at = 0; at < shape.middle; at++) {
      const value = middle[at] as number;
      if (value <= 0) continue;
      score += value * (third[at] as number);
      margin += value * (third[shape.middle + at] as number);
    }
    this.score = score;
    this.margin = margin;
  }
}
