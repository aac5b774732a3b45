import { type ChopOptions, chop, type Side, TILE_KINDS } from '@miaou/chop';
import { CAT, type ChopPosition, OVER, ROLL } from '@miaou/chop/search';
import { type Chance, randomAction, SeededChance } from '@miaou/kit';
import { Judge, SHAPE, worthOfEnd } from '../chop/judge.js';
import { Lookahead } from '../chop/lookahead.js';
import { countUnseen, type Unseen } from '../chop/unseen.js';
import { chanceOf, Shelf, Sparse, type Weights } from '../net/network.js';
import { Learner } from './learner.js';
import { luckFrom, type Milestone, reached, restore } from './milestone.js';

export interface ChopCourse {
  readonly seed: string;
  /** The whole course, in matches: the rate falls along it. */
  readonly matches: number;
  readonly rate: readonly [from: number, to: number];
  /** How much of a lesson is what came later, the rest being what the net expected one roll later. */
  readonly trust: number;
  /** One decision in so many is left to chance. */
  readonly whim: number;
  /** Where this is given, the net plays only the other side and learns how to beat this one. */
  readonly against?: Quarry;
}

/** A side that learns nothing. */
interface Quarry {
  readonly side: Side;
  /** Decides for it; it must look at no more than the side may know. */
  decide(position: ChopPosition, chance: Chance): number;
}

const LESSONS_A_STEP = 256;
const MOST_LESSONS = 1400;
const MOST_INPUTS = 96;
const SHELF_BYTES = 1 << 22;
/** Short matches teach the mice to get on before the last round (CE4). */
const LENGTHS = [60, 100, 150];
/** How much of the newest net goes into the mean. */
const NEWS = 0.003;

interface Memory {
  readonly input: Sparse;
  expected: number;
  won: number;
  readonly margin: 0;
}

const optionsFor = (maxRounds: number): ChopOptions => {
  const options = chop.parseOptions({ seats: 2, cat: 0, maxRounds });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};
const OPTIONS = LENGTHS.map(optionsFor);

const randomWeights = (weights: Weights, chance: Chance): void => {
  const { inputs, hidden, middle } = SHAPE;
  const spread = (from: number, count: number, width: number): void => {
    for (let at = from; at < from + count; at++) weights.all[at] = ((chance.below(20_001) - 10_000) / 10_000) * width;
  };
  spread(0, inputs * hidden, Math.sqrt(3 / 40));
  spread((inputs + 1) * hidden, hidden * middle, Math.sqrt(6 / hidden));
  spread((inputs + 1) * hidden + (hidden + 1) * middle, 2 * middle, 0.05);
};

const sideToMove = ({ piece }: ChopPosition): Side => (piece === CAT ? 'cat' : 'mice');

/** Learns by playing itself, as TD-Gammon did. The same course gives the same weights. */
export class ChopTrainer {
  /** The mean of what the net was of late, which plays steadier than any of it. */
  readonly steady: Judge;
  matches = 0;
  /** Of all matches so far: won by the mice, won by the cat, turns of the cat. */
  readonly tally = { mice: 0, cat: 0, rounds: 0 };
  private readonly judge: Judge;
  private readonly course: ChopCourse;
  private chance: SeededChance;
  private readonly lookahead: Lookahead;
  private readonly learner: Learner;
  private readonly student: Judge;
  private readonly memories: Memory[];
  private readonly unseen: Unseen = new Uint8Array(TILE_KINDS.length);
  private remembered = 0;

  constructor(course: ChopCourse, start?: Float32Array) {
    const shelf = new Shelf(SHELF_BYTES);
    this.course = course;
    this.chance = new SeededChance(course.seed);
    this.judge = new Judge(shelf);
    this.steady = new Judge(shelf);
    this.student = new Judge(shelf, this.judge.weights);
    this.lookahead = new Lookahead(this.judge);
    this.learner = new Learner(shelf, this.student.network);
    if (start === undefined) randomWeights(this.judge.weights, this.chance);
    else this.judge.weights.all.set(start);
    this.steady.weights.all.set(this.judge.weights.all);
    this.memories = Array.from({ length: MOST_LESSONS }, () => ({
      input: new Sparse(shelf, MOST_INPUTS),
      expected: 0,
      won: 0,
      margin: 0,
    }));
    this.settle();
  }

  playMatch(): void {
    const { chance } = this;
    const options = OPTIONS[chance.below(OPTIONS.length)] as ChopOptions;
    const position = chop.start(options, chop.deal(options, chance)) as ChopPosition;
    const from = this.remembered;
    while (position.phase !== OVER) this.goOn(position);
    this.teach(from, worthOfEnd(position));
    this.count(position);
    if (this.remembered > LESSONS_A_STEP) this.study();
  }

  private goOn(position: ChopPosition): void {
    const { chance, course } = this;
    if (position.phase === ROLL) this.remember(position);
    const { against } = course;
    if (against !== undefined && position.phase !== ROLL && sideToMove(position) === against.side)
      return position.act(against.decide(position, chance));
    const isFree = position.phase === ROLL || chance.below(course.whim) === 0;
    position.act(isFree ? randomAction(position, chance) : this.bestAction(position));
  }

  private bestAction(position: ChopPosition): number {
    countUnseen(position, this.unseen);
    const root = this.lookahead.begin(position, this.unseen);
    const sign = position.piece === CAT ? -1 : 1;
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < root.countActions(); index++) {
      const action = root.actionAt(index);
      const worth = sign * this.lookahead.worthOf(root, action, 0, 'main');
      if (worth > most) [best, most] = [action, worth];
    }
    return best;
  }

  private remember(position: ChopPosition): void {
    const memory = this.memories[this.remembered++];
    if (memory === undefined) throw new Error('too many lessons in one match');
    countUnseen(position, this.unseen);
    this.judge.valueOf(position, this.unseen);
    memory.input.count = 0;
    memory.input.append(this.judge.network.action);
    memory.expected = chanceOf(this.judge.network.score);
  }

  private teach(from: number, worth: number): void {
    const { trust } = this.course;
    let won = worth;
    for (let index = this.remembered - 1; index >= from; index--) {
      const memory = this.memories[index] as Memory;
      memory.won = won;
      won = trust * won + (1 - trust) * memory.expected;
    }
  }

  private count(position: ChopPosition): void {
    const side = position.outcome()?.side;
    if (side === 'mice' || side === 'cat') this.tally[side]++;
    this.tally.rounds += position.rounds;
    this.matches++;
  }

  private study(): void {
    const [first, last] = this.course.rate;
    const way = Math.min(1, this.matches / this.course.matches);
    for (let index = 0; index < this.remembered; index++) this.learner.study(this.memories[index] as Memory);
    this.learner.step(first * (last / first) ** way);
    this.remembered = 0;
    const mean = this.steady.weights.all;
    const now = this.judge.weights.all;
    for (let at = 0; at < mean.length; at++)
      mean[at] = (mean[at] as number) + NEWS * ((now[at] as number) - (mean[at] as number));
    this.settle();
  }

  /** How far the course has come, to go on from later. */
  milestone(): Milestone {
    if (this.remembered > 0) this.study();
    this.chance = luckFrom(this.course.seed, this.matches);
    return reached(this.matches, this.learner, this.numbers());
  }

  /** Goes on from a milestone of the same course. */
  goOnFrom(milestone: Milestone): void {
    this.matches = milestone.matches;
    this.chance = luckFrom(this.course.seed, this.matches);
    restore(milestone, this.learner, this.numbers());
    this.settle();
  }

  private numbers(): Float32Array[] {
    return [this.judge.weights.all, this.steady.weights.all, this.learner.means, this.learner.squares];
  }

  private settle(): void {
    this.judge.settle();
    this.student.settle();
  }
}
