import { at, type Chance, SeededChance } from '@miaou/kit';
import { LinearAllocator } from '../network/linearAllocator.js';
import { Network, type Shape, sigmoid, Weights } from '../network/network.js';
import { SparseVector } from '../network/sparseVector.js';
import { AdamOptimizer } from './adamOptimizer.js';

/** A course of training. The same course gives the same weights. */
export interface Course {
  readonly seed: string;
  /** The length of the course in matches: the learning rate falls along it. */
  readonly matches: number;
  readonly rate: readonly [from: number, to: number];
  /** The part of a target that comes from the end of the match; the rest is the network's value one decision later (TD λ). */
  readonly lambda: number;
  /** What a win is worth one decision earlier, 1 where nothing is said: less than 1 makes a stream prefer to win soon. */
  readonly discount?: number;
}

/** The sizes of a trainer, which depend on the game. */
export interface TrainerSizes {
  readonly shape: Shape;
  readonly memoryBytes: number;
  /** An optimizer step follows the match after which more samples than this are waiting. */
  readonly samplesPerStep: number;
  /** How many of the last samples are kept. One match must have fewer. */
  readonly maxSamples: number;
  /** How many steps with samples drawn from all kept ones follow each step with new ones; none where nothing is said. */
  readonly replays?: number;
  /** The most inputs of a sample that are not zero. */
  readonly maxInputs: number;
  /** How much of the newest weights goes into their running mean at each step. */
  readonly averagingRate: number;
}

/** How a match ended for one learning stream: a seat, or a side. */
export interface StreamOutcome {
  readonly won: number;
  readonly margin: number;
}

/** What a trainer must know about a game. */
export interface SelfPlayGame<P> {
  start(chance: Chance): P;
  isOver(position: P): boolean;
  /** Makes one move, and records it where there is something to learn from it. */
  step(position: P, chance: Chance): void;
  /** By stream. */
  outcomesOf(position: P): readonly StreamOutcome[];
  /** Called after each match and its optimizer step. */
  matchEnded?(position: P, matches: number, chance: Chance): void;
  weightsChanged?(): void;
  /** Weights beside those of the trainer that belong into a checkpoint. */
  readonly frozenWeights?: readonly Float32Array[];
}

/** The state of a course, to continue from later. */
export interface Checkpoint {
  readonly matches: number;
  /** Steps of the optimizer. */
  readonly steps: number;
  /** Weights and moments. */
  readonly numbers: Float32Array;
}

interface RecordedSample {
  readonly input: SparseVector;
  stream: number;
  expectedWin: number;
  expectedMargin: number;
  won: number;
  margin: number;
}

/** Exponential interpolation. */
export const between = ([from, to]: readonly [number, number], progress: number): number =>
  from * (to / from) ** progress;

/** A new generator at each checkpoint: a course that continues from it draws the same numbers as one that never stopped. */
const chanceAfter = (seed: string, matches: number): SeededChance => new SeededChance(`${seed} from ${matches}`);

const initializeWeights = ({ all, shape }: Weights, chance: Chance): void => {
  const { inputs, hidden, middle } = shape;
  const fillUniform = (from: number, count: number, bound: number): void => {
    for (let index = from; index < from + count; index++)
      all[index] = ((chance.below(20_001) - 10_000) / 10_000) * bound;
  };
  fillUniform(0, inputs * hidden, Math.sqrt(3 / 40));
  fillUniform((inputs + 1) * hidden, hidden * middle, Math.sqrt(6 / hidden));
  fillUniform((inputs + 1) * hidden + (hidden + 1) * middle, 2 * middle, 0.05);
};

const concatenated = (lists: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const list of lists) {
    all.set(list, offset);
    offset += list.length;
  }
  return all;
};

const copyInto = (lists: readonly Float32Array[], all: Float32Array): void => {
  let offset = 0;
  for (const list of lists) {
    list.set(all.subarray(offset, offset + list.length));
    offset += list.length;
  }
};

/** Learns a network from matches: samples are recorded while a match is played and get their targets when it ends. */
export class SelfPlayTrainer<P> {
  readonly allocator: LinearAllocator;
  /** The weights after the last optimizer step. */
  readonly weights: Weights;
  /** The running mean of the weights, which plays steadier than the weights of any one step. */
  readonly averaged: Weights;
  matches = 0;
  readonly #course: Course;
  readonly #sizes: TrainerSizes;
  readonly #optimizer: AdamOptimizer;
  /** The network that the optimizer runs, apart from the ones that play. */
  readonly #network: Network;
  readonly #samples: readonly RecordedSample[];
  /** The samples since the last checkpoint; those that are kept lie in a ring. */
  #recorded = 0;
  /** How many of them the optimizer has seen. */
  #learned = 0;
  #chance: SeededChance;
  readonly #game: SelfPlayGame<P>;

  /** `gameFor` makes the game, which plays by networks on the trainer's weights. Training begins from random weights without `start`. */
  constructor(
    course: Course,
    sizes: TrainerSizes,
    gameFor: (trainer: SelfPlayTrainer<P>) => SelfPlayGame<P>,
    start?: Float32Array,
  ) {
    this.#course = course;
    this.#sizes = sizes;
    this.allocator = new LinearAllocator(sizes.memoryBytes);
    this.#chance = new SeededChance(course.seed);
    this.weights = new Weights(this.allocator, sizes.shape);
    this.averaged = new Weights(this.allocator, sizes.shape);
    this.#network = new Network(this.allocator, this.weights);
    this.#optimizer = new AdamOptimizer(this.allocator, this.#network);
    if (start === undefined) initializeWeights(this.weights, this.#chance);
    else this.weights.all.set(start);
    this.averaged.all.set(this.weights.all);
    this.#samples = Array.from({ length: sizes.maxSamples }, () => ({
      input: new SparseVector(this.allocator, sizes.maxInputs),
      stream: 0,
      expectedWin: 0,
      expectedMargin: 0,
      won: 0,
      margin: 0,
    }));
    this.#game = gameFor(this);
    this.#game.weightsChanged?.();
  }

  /** How far the course has come, from 0 to 1. */
  get progress(): number {
    return Math.min(1, this.matches / this.#course.matches);
  }

  playMatch(): void {
    const game = this.#game;
    const position = game.start(this.#chance);
    const from = this.#recorded;
    while (!game.isOver(position)) game.step(position, this.#chance);
    this.#assignTargets(from, game.outcomesOf(position));
    this.matches++;
    if (this.#recorded - this.#learned > this.#sizes.samplesPerStep) this.#optimize();
    game.matchEnded?.(position, this.matches, this.#chance);
  }

  /** Records what a network evaluated last as a sample of a stream. A game without points has a margin of 0. */
  record({ stateInput, actionInput, logit }: Network, stream: number, margin: number): void {
    if (this.#recorded - this.#learned === this.#samples.length) throw new Error('too many samples in one match');
    const sample = this.#sampleAt(this.#recorded++);
    sample.input.count = 0;
    sample.input.append(stateInput);
    sample.input.append(actionInput);
    sample.stream = stream;
    sample.expectedWin = sigmoid(logit);
    sample.expectedMargin = margin;
  }

  /** From the last sample back to the first: the outcome, mixed with the network's value one decision later. */
  #assignTargets(from: number, outcomes: readonly StreamOutcome[]): void {
    const { lambda, discount = 1 } = this.#course;
    const won = outcomes.map((outcome) => outcome.won);
    const margin = outcomes.map((outcome) => outcome.margin);
    for (let index = this.#recorded - 1; index >= from; index--) {
      const sample = this.#sampleAt(index);
      const { stream } = sample;
      sample.won = at(won, stream);
      sample.margin = at(margin, stream);
      won[stream] = discount * (lambda * sample.won + (1 - lambda) * sample.expectedWin);
      margin[stream] = lambda * sample.margin + (1 - lambda) * sample.expectedMargin;
    }
  }

  /** One step with the new samples, then as many as the sizes say with as many that are drawn from all kept ones. */
  #optimize(): void {
    const kept = Math.min(this.#recorded, this.#samples.length);
    const count = this.#recorded - this.#learned;
    this.#learnFrom(count, (index) => this.#learned + index);
    for (let replay = 0; replay < (this.#sizes.replays ?? 0); replay++)
      this.#learnFrom(count, () => this.#chance.below(kept));
    this.#learned = this.#recorded;
    this.#game.weightsChanged?.();
  }

  #learnFrom(count: number, indexOf: (index: number) => number): void {
    this.#network.stateInput.count = 0;
    this.#network.computeBase();
    for (let index = 0; index < count; index++) this.#optimizer.accumulate(this.#sampleAt(indexOf(index)));
    this.#optimizer.step(between(this.#course.rate, this.progress));
    this.#average();
  }

  #sampleAt(index: number): RecordedSample {
    return at(this.#samples, index % this.#samples.length);
  }

  #average(): void {
    const [mean, newest, rate] = [this.averaged.all, this.weights.all, this.#sizes.averagingRate];
    for (let index = 0; index < mean.length; index++)
      mean[index] = (mean[index] ?? 0) + rate * ((newest[index] ?? 0) - (mean[index] ?? 0));
  }

  checkpoint(): Checkpoint {
    if (this.#recorded > this.#learned) this.#optimize();
    this.#recorded = 0;
    this.#learned = 0;
    this.#chance = chanceAfter(this.#course.seed, this.matches);
    return { matches: this.matches, steps: this.#optimizer.steps, numbers: concatenated(this.#state()) };
  }

  /** Continues from a checkpoint of the same course. */
  restore({ matches, steps, numbers }: Checkpoint): void {
    this.matches = matches;
    this.#chance = chanceAfter(this.#course.seed, matches);
    this.#optimizer.steps = steps;
    copyInto(this.#state(), numbers);
    this.#game.weightsChanged?.();
  }

  #state(): readonly Float32Array[] {
    const { firstMoments, secondMoments } = this.#optimizer;
    const frozen = this.#game.frozenWeights ?? [];
    return [this.weights.all, this.averaged.all, ...frozen, firstMoments, secondMoments];
  }
}
