import type { Action, FelixPosition } from '@miaou/felix/search';
import { type Chance, type Seat, SeededChance } from '@miaou/kit';
import { look } from '../felix/look.js';
import { MARGIN_SCALE, Mind, SHAPE } from '../felix/mind.js';
import type { Policy } from '../felix/policy.js';
import { Sight } from '../felix/sight.js';
import { chanceOf, Shelf, Sparse, type Weights } from '../net/network.js';
import type { Player } from './felixDuel.js';
import { dealt, outcomesOf, type SeatOutcome, type TableKind } from './felixTables.js';
import { Learner } from './learner.js';
import { luckFrom, type Milestone, reached, restore } from './milestone.js';

export interface Course {
  readonly seed: string;
  /** Seat counts to train for; one of them is drawn for each match. */
  readonly seats: readonly number[];
  /** The whole course, in matches: rates and temperatures fall along it. */
  readonly matches: number;
  readonly rate: readonly [from: number, to: number];
  readonly temperature: readonly [from: number, to: number];
  /** How much of a lesson is the end of the match, the rest being what the net expected one decision later. */
  readonly trust: number;
  /** Bots by rule that sit at some of the tables. */
  readonly guests: readonly Policy[];
  /** Where this is given, one learner sits alone among such players and learns how to beat them. */
  readonly against?: Player;
  /** The only edition to train for; without it one is drawn for each match. */
  readonly edition?: TableKind['edition'];
}

const LESSONS_A_STEP = 512;
const MOST_LESSONS = 1024;
const MOST_INPUTS = 112;
const FROZEN = 4;
const MOST_MARGIN = 1.5;
/** A table in so many has only learners; at the others each seat but one may hold a guest or a copy of an earlier self. */
const ALONE = 3;
const SHELF_BYTES = 1 << 23;
/** How much of the newest net goes into the mean: it spans some ten thousand matches. */
const NEWS = 0.0005;

interface Memory {
  readonly input: Sparse;
  seat: number;
  expectedWin: number;
  expectedMargin: number;
  won: number;
  margin: number;
}

type Holder = 'learner' | 'quarry' | Mind | Policy;

const between = ([from, to]: readonly [number, number], way: number): number => from * (to / from) ** way;

const randomWeights = (weights: Weights, chance: Chance): void => {
  const { inputs, hidden, middle } = SHAPE;
  const spread = (from: number, count: number, width: number): void => {
    for (let at = from; at < from + count; at++) weights.all[at] = ((chance.below(20_001) - 10_000) / 10_000) * width;
  };
  spread(0, inputs * hidden, Math.sqrt(3 / 40));
  spread((inputs + 1) * hidden, hidden * middle, Math.sqrt(6 / hidden));
  spread((inputs + 1) * hidden + (hidden + 1) * middle, 2 * middle, 0.05);
};

/**
 * Deep Monte Carlo: matches among learners, guests and earlier selves, and after each of them the net learns for every decision
 * how likely the match was won from there. The same course gives the same weights.
 */
export class FelixTrainer {
  /** The net as it is after the last lesson. */
  readonly mind: Mind;
  /** The mean of what the net was of late, which plays steadier than any of it. */
  readonly steady: Mind;
  matches = 0;
  private readonly course: Course;
  private chance: SeededChance;
  private readonly learner: Learner;
  private readonly student: Mind;
  private readonly frozen: Mind[] = [];
  private readonly memories: Memory[] = [];
  private remembered = 0;
  private readonly sight = new Sight();

  constructor(course: Course, start?: Float32Array) {
    const shelf = new Shelf(SHELF_BYTES);
    this.course = course;
    this.chance = new SeededChance(course.seed);
    this.mind = new Mind(shelf);
    this.steady = new Mind(shelf);
    this.student = new Mind(shelf, this.mind.weights);
    this.learner = new Learner(shelf, this.student.network);
    if (start === undefined) randomWeights(this.mind.weights, this.chance);
    else this.mind.weights.all.set(start);
    for (let index = 0; index < FROZEN; index++) this.frozen.push(new Mind(shelf));
    for (let index = 0; index < MOST_LESSONS; index++)
      this.memories.push({
        input: new Sparse(shelf, MOST_INPUTS),
        seat: 0,
        expectedWin: 0,
        expectedMargin: 0,
        won: 0,
        margin: 0,
      });
    for (const copy of [this.steady, ...this.frozen]) copy.weights.all.set(this.mind.weights.all);
  }

  /** How far the course has come, from 0 to 1. */
  get way(): number {
    return Math.min(1, this.matches / this.course.matches);
  }

  playMatch(): void {
    const { chance, course } = this;
    const seats = course.seats[chance.below(course.seats.length)] as number;
    const drawn = chance.below(2) === 0 ? 'felix' : 'filou';
    const kind: TableKind = { seats, edition: course.edition ?? drawn };
    const from = this.remembered;
    const position = dealt(kind, chance);
    const holders = this.seatPlayers(kind.seats);
    while (position.phase !== 'over') {
      position.act(this.decide(holders[position.actor] as Holder, position));
    }
    this.teach(from, outcomesOf(position));
    this.matches++;
    if (this.remembered > LESSONS_A_STEP) this.study();
  }

  private seatPlayers(seats: number): Holder[] {
    const { chance } = this;
    const { against } = this.course;
    if (against !== undefined) return this.seatAlone(seats);
    const alone = chance.below(ALONE) === 0;
    const learning = chance.below(seats);
    return Array.from({ length: seats }, (_, seat): Holder => {
      if (alone || seat === learning || chance.below(2) === 0) return 'learner';
      return chance.below(2) === 0
        ? (this.frozen[chance.below(FROZEN)] as Mind)
        : (this.course.guests[chance.below(this.course.guests.length)] as Policy);
    });
  }

  private seatAlone(seats: number): Holder[] {
    const learning = this.chance.below(seats);
    return Array.from({ length: seats }, (_, seat): Holder => (seat === learning ? 'learner' : 'quarry'));
  }

  private decide(holder: Holder, position: FelixPosition): Action {
    const seat = position.actor;
    if (holder === 'quarry') return (this.course.against as Player)(position, seat, this.chance);
    look(position, seat, this.sight);
    if (holder === 'learner') return this.decideAndRemember(seat);
    if (!(holder instanceof Mind)) return holder(this.sight, this.chance);
    holder.consider(this.sight);
    return holder.actionAt(holder.drawn(this.course.temperature[1], this.chance));
  }

  private decideAndRemember(seat: Seat): Action {
    const { mind, sight, chance, course } = this;
    mind.consider(sight);
    const action = mind.actionAt(mind.drawn(between(course.temperature, this.way), chance));
    mind.valueOf(sight, action);
    this.remember(seat);
    return action;
  }

  private remember(seat: Seat): void {
    const memory = this.memories[this.remembered++];
    if (memory === undefined) throw new Error('too many lessons in one match');
    const { situation, action, score, margin } = this.mind.network;
    memory.input.count = 0;
    memory.input.append(situation);
    memory.input.append(action);
    memory.seat = seat;
    memory.expectedWin = chanceOf(score);
    memory.expectedMargin = margin;
  }

  /** From the last decision back to the first: what came of it, mixed with what was expected one decision later. */
  private teach(from: number, outcomes: readonly SeatOutcome[]): void {
    const { trust } = this.course;
    const won = outcomes.map((outcome) => outcome.won);
    const margin = outcomes.map((outcome) =>
      Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, outcome.margin / MARGIN_SCALE)),
    );
    for (let index = this.remembered - 1; index >= from; index--) {
      const memory = this.memories[index] as Memory;
      const { seat } = memory;
      memory.won = won[seat] as number;
      memory.margin = margin[seat] as number;
      won[seat] = trust * memory.won + (1 - trust) * memory.expectedWin;
      margin[seat] = trust * memory.margin + (1 - trust) * memory.expectedMargin;
    }
  }

  private study(): void {
    this.student.network.situation.count = 0;
    this.student.network.settle();
    for (let index = 0; index < this.remembered; index++) this.learner.study(this.memories[index] as Memory);
    this.learner.step(between(this.course.rate, this.way));
    this.remembered = 0;
    this.settle();
  }

  private settle(): void {
    const mean = this.steady.weights.all;
    const now = this.mind.weights.all;
    for (let at = 0; at < mean.length; at++)
      mean[at] = (mean[at] as number) + NEWS * ((now[at] as number) - (mean[at] as number));
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
  }

  /** All that was learned so far. */
  private numbers(): Float32Array[] {
    const { means, squares } = this.learner;
    return [...[this.mind, this.steady, ...this.frozen].map(({ weights }) => weights.all), means, squares];
  }

  /** Puts a copy of the net as it is now among the earlier selves, in place of one drawn by chance. */
  freeze(): void {
    const copy = this.frozen[this.chance.below(FROZEN)] as Mind;
    copy.weights.all.set(this.mind.weights.all);
  }
}
