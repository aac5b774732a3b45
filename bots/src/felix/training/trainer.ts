import type { Action, FelixPosition } from '@miaou/felix/search';
import { at, type Chance, drawn } from '@miaou/kit';
import {
  between,
  type Checkpoint,
  type Course,
  type SelfPlayGame,
  SelfPlayTrainer,
  type StreamOutcome,
  type TrainerSizes,
} from '../../training/selfPlayTrainer.js';
import { samplingPolicy } from '../networkPolicy.js';
import { Observation } from '../observation.js';
import { observePosition } from '../observePosition.js';
import { MARGIN_SCALE, PolicyNetwork, SHAPE } from '../policyNetwork.js';
import { dealMatch, type MatchOptions, outcomesOf } from './match.js';
import { type FelixPlayer, policyPlayer } from './players.js';

export interface FelixCourse extends Course {
  /** Seat counts to train for; one of them is drawn for each match. */
  readonly seats: readonly number[];
  /** The softmax temperature of the learner, which falls along the course. */
  readonly temperature: readonly [from: number, to: number];
  /** What draws the guests of one table, rule bots or exploiters, one at a time. */
  drawGuests(chance: Chance): (chance: Chance) => FelixPlayer;
  /** Told what part of a match a learner won that was alone among the guests drawn last. */
  wonAlone?(share: number): void;
  /** Matches between two frozen copies of the network. */
  readonly freezeEvery: number;
  /** If given, one learner sits among copies of this player and learns to beat them. */
  readonly against?: FelixPlayer;
  /** The only edition to train for; without it one is drawn for each match. */
  readonly edition?: MatchOptions['edition'];
}

const SIZES: TrainerSizes = {
  shape: SHAPE,
  memoryBytes: 1 << 23,
  samplesPerStep: 512,
  maxSamples: 1024,
  maxInputs: 134,
  // The mean spans some ten thousand matches.
  averagingRate: 0.0005,
};
/** Past selves, and how loosely each of them plays. */
const FROZEN_TEMPERATURES = [0.003, 0.003, 0.003, 0.003, 0.008, 0.02];
const MAX_MARGIN = 1.5;
/** One table in this many has only learners; at the others each seat but one may hold a guest or a frozen copy. */
const LEARNERS_ONLY = 5;
/** At one of those tables in this many a learner is alone among guests: what it does there must not lean on others like itself. */
const ALONE_EVERY = 2;
/** Out of four: what sits in such a seat. */
const SEAT_SHARES = { learner: 1, frozen: 1 };

interface Match {
  readonly position: FelixPosition;
  /** By seat. */
  readonly players: readonly FelixPlayer[];
  /** The seat of a learner that is alone among guests. */
  readonly alone?: number;
}

class FelixSelfPlay implements SelfPlayGame<Match> {
  readonly #course: FelixCourse;
  readonly #trainer: SelfPlayTrainer<Match>;
  readonly #network: PolicyNetwork;
  readonly #frozen: readonly PolicyNetwork[];
  readonly #observation = new Observation();
  readonly #learner: FelixPlayer = (position, chance) => this.#decideAndRecord(position, chance);
  readonly #frozenPlayers: readonly FelixPlayer[];

  constructor(course: FelixCourse, trainer: SelfPlayTrainer<Match>) {
    const { allocator, weights } = trainer;
    this.#course = course;
    this.#trainer = trainer;
    this.#network = new PolicyNetwork(allocator, weights);
    this.#frozen = FROZEN_TEMPERATURES.map(() => new PolicyNetwork(allocator));
    for (const copy of this.#frozen) copy.weights.all.set(weights.all);
    this.#frozenPlayers = this.#frozen.map((copy, index) =>
      policyPlayer(samplingPolicy(copy, FROZEN_TEMPERATURES[index])),
    );
  }

  get frozenWeights(): readonly Float32Array[] {
    return this.#frozen.map(({ weights }) => weights.all);
  }

  start(chance: Chance): Match {
    const seats = drawn(this.#course.seats, chance);
    const edition = chance.below(2) === 0 ? 'felix' : 'filou';
    const position = dealMatch({ seats, edition: this.#course.edition ?? edition }, chance);
    return { position, ...this.#seatPlayers(seats, chance) };
  }

  #seatPlayers(seats: number, chance: Chance): Omit<Match, 'position'> {
    const { against } = this.#course;
    if (against !== undefined) {
      const learning = chance.below(seats);
      return { players: Array.from({ length: seats }, (_, seat) => (seat === learning ? this.#learner : against)) };
    }
    const learnersOnly = chance.below(LEARNERS_ONLY) === 0;
    const isAlone = chance.below(ALONE_EVERY) === 0;
    const learning = chance.below(seats);
    const drawGuest = this.#course.drawGuests(chance);
    const players = Array.from({ length: seats }, (_, seat) => {
      if (learnersOnly || seat === learning) return this.#learner;
      if (isAlone) return drawGuest(chance);
      const share = chance.below(4);
      if (share < SEAT_SHARES.learner) return this.#learner;
      return share < SEAT_SHARES.learner + SEAT_SHARES.frozen ? drawn(this.#frozenPlayers, chance) : drawGuest(chance);
    });
    return isAlone && !learnersOnly ? { players, alone: learning } : { players };
  }

  isOver({ position }: Match): boolean {
    return position.phase === 'over';
  }

  step({ position, players }: Match, chance: Chance): void {
    position.act(at(players, position.actor)(position, chance));
  }

  #decideAndRecord(position: FelixPosition, chance: Chance): Action {
    const seat = position.actor;
    observePosition(position, seat, this.#observation);
    const network = this.#network;
    network.evaluate(this.#observation);
    const temperature = between(this.#course.temperature, this.#trainer.progress);
    const action = network.actionAt(network.sample(temperature, chance));
    network.evaluateAction(this.#observation, action);
    this.#trainer.record(network.feedForward, seat, network.feedForward.margin);
    return action;
  }

  outcomesOf({ position }: Match): readonly StreamOutcome[] {
    return outcomesOf(position).map(({ won, margin }) => ({
      won,
      margin: Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, margin / MARGIN_SCALE)),
    }));
  }

  /** Replaces a frozen copy, drawn by chance, from time to time. */
  matchEnded({ position, alone }: Match, matches: number, chance: Chance): void {
    if (alone !== undefined) this.#course.wonAlone?.(at(outcomesOf(position), alone).won);
    if (this.#course.against !== undefined || matches % this.#course.freezeEvery !== 0) return;
    drawn(this.#frozen, chance).weights.all.set(this.#trainer.weights.all);
  }
}

/** Deep Monte Carlo: matches among learners, guests and frozen copies; every decision of a learner is a sample. */
export class FelixTrainer {
  /** The network on the averaged weights. */
  readonly averaged: PolicyNetwork;
  readonly #trainer: SelfPlayTrainer<Match>;

  constructor(course: FelixCourse, start?: Float32Array) {
    this.#trainer = new SelfPlayTrainer(course, SIZES, (trainer) => new FelixSelfPlay(course, trainer), start);
    this.averaged = new PolicyNetwork(this.#trainer.allocator, this.#trainer.averaged);
  }

  get matches(): number {
    return this.#trainer.matches;
  }

  playMatch(): void {
    this.#trainer.playMatch();
  }

  checkpoint(): Checkpoint {
    return this.#trainer.checkpoint();
  }

  restore(checkpoint: Checkpoint): void {
    this.#trainer.restore(checkpoint);
  }
}
