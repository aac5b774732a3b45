import { chanceOf, type Network, type Shelf, type Sparse, Weights } from '../net/network.js';

const BYTES = 4;
const MARGIN_GRADIENT = 0.5;
const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;
const TINY = 1e-8;

/** One decision and what came of it. */
export interface Lesson {
  readonly input: Sparse;
  /** The share of the win, from 0 to 1. */
  readonly won: number;
  readonly margin: number;
}

const limited = (error: number): number => Math.max(-1, Math.min(1, error));

/** Teaches a net by Adam: the score by cross entropy, the margin by squares that become straight where an error is large. */
export class Learner {
  private readonly network: Network;
  private readonly shelf: Shelf;
  private readonly slopes: Weights;
  /** What Adam keeps of earlier slopes, with the number of steps behind it: whoever goes on later needs all three. */
  readonly means: Float32Array;
  readonly squares: Float32Array;
  steps = 0;
  private readonly middleSlope: number;
  private readonly hiddenSlope: number;
  private readonly activeSlope: number;
  private readonly middleSlopes: Float32Array;
  private readonly hiddenSlopes: Float32Array;
  private readonly activeSlopes: Float32Array;
  private readonly firstBias: Float32Array;
  private readonly secondBias: Float32Array;
  private lessons = 0;

  constructor(shelf: Shelf, network: Network) {
    const { shape } = network.weights;
    this.shelf = shelf;
    this.network = network;
    this.slopes = new Weights(shelf, shape);
    this.means = new Float32Array(this.slopes.all.length);
    this.squares = new Float32Array(this.slopes.all.length);
    this.middleSlope = shelf.take(shape.middle);
    this.hiddenSlope = shelf.take(shape.hidden);
    this.activeSlope = shelf.take(shape.hidden);
    this.middleSlopes = shelf.floats(this.middleSlope, shape.middle);
    this.hiddenSlopes = shelf.floats(this.hiddenSlope, shape.hidden);
    this.activeSlopes = shelf.floats(this.activeSlope, shape.hidden);
    this.firstBias = shelf.floats(this.slopes.firstBias, shape.hidden);
    this.secondBias = shelf.floats(this.slopes.secondBias, shape.middle);
  }

  /** Adds one lesson to the step to come. The network's situation must be empty. */
  study({ input, won, margin }: Lesson): void {
    const { network } = this;
    network.action.count = 0;
    network.action.append(input);
    network.judge();
    this.learn(chanceOf(network.score) - won, MARGIN_GRADIENT * limited(network.margin - margin));
    this.lessons++;
  }

  private learn(scoreError: number, marginError: number): void {
    this.learnThird(scoreError, marginError);
    this.learnSecond();
    this.learnFirst();
  }

  private learnThird(scoreError: number, marginError: number): void {
    const { third, shape } = this.network.weights;
    const { middle } = this.network.layers;
    const slopes = this.slopes.third;
    const back = this.middleSlopes;
    for (let at = 0; at < shape.middle; at++) {
      const value = middle[at] as number;
      back[at] =
        value <= 0 ? 0 : scoreError * (third[at] as number) + marginError * (third[shape.middle + at] as number);
      if (value <= 0) continue;
      slopes[at] = (slopes[at] as number) + scoreError * value;
      slopes[shape.middle + at] = (slopes[shape.middle + at] as number) + marginError * value;
    }
    const { thirdBias } = this.slopes;
    thirdBias[0] = (thirdBias[0] as number) + scoreError;
    thirdBias[1] = (thirdBias[1] as number) + marginError;
  }

  private learnSecond(): void {
    const { weights, layers } = this.network;
    const { kernels } = this.shelf.workshop;
    const { place, count } = layers.active;
    const narrow = BYTES * weights.shape.middle;
    kernels.scatter(this.slopes.second, this.middleSlope, place, count, narrow);
    kernels.project(this.activeSlope, weights.second, this.middleSlope, place, count, narrow);
    add(this.secondBias, this.middleSlopes);
  }

  private learnFirst(): void {
    const { weights, layers, action } = this.network;
    const { hidden } = weights.shape;
    const back = this.hiddenSlopes.fill(0);
    const active = this.activeSlopes;
    for (let at = 0; at < layers.active.count; at++) back[layers.active.indexAt(at)] = active[at] as number;
    const { kernels } = this.shelf.workshop;
    kernels.scatter(this.slopes.first, this.hiddenSlope, action.place, action.count, BYTES * hidden);
    add(this.firstBias, back);
  }

  /** Moves the weights by the mean of all lessons since the last step. */
  step(rate: number): void {
    const slopes = this.slopes.all;
    const weights = this.network.weights.all;
    const { means, squares } = this;
    this.steps++;
    const fairMean = 1 / (1 - KEEP_MEAN ** this.steps);
    const fairSquare = 1 / (1 - KEEP_SQUARE ** this.steps);
    for (let at = 0; at < slopes.length; at++) {
      const slope = (slopes[at] as number) / this.lessons;
      const mean = KEEP_MEAN * (means[at] as number) + (1 - KEEP_MEAN) * slope;
      const square = KEEP_SQUARE * (squares[at] as number) + (1 - KEEP_SQUARE) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      weights[at] = (weights[at] as number) - (rate * mean * fairMean) / (Math.sqrt(square * fairSquare) + TINY);
    }
    slopes.fill(0);
    this.lessons = 0;
  }
}

const add = (to: Float32Array, what: Float32Array): void => {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + (what[at] as number);
};
