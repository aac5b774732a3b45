import { type ChopOptions, chop, KITCHEN, type Layout, NAMED_KITCHENS, type Side, TILE_KINDS } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import { type Chance, drawn, randomAction } from '@miaou/kit';
import type { Player } from '../../training/botPlayer.js';
import {
  type Checkpoint,
  type Course,
  type SelfPlayGame,
  SelfPlayTrainer,
  type StreamOutcome,
  type TrainerSizes,
} from '../../training/selfPlayTrainer.js';
import { type Evaluator, evaluatorOf } from '../networkCache.js';
import { countUnseen, type Unseen } from '../unseenTiles.js';
import { SHAPE, terminalValue, ValueNetwork } from '../valueNetwork.js';
import { drawOpponent, sideToMove } from './practiceOpponents.js';

export interface ChopCourse extends Course {
  /** One decision in this many is random. */
  readonly exploreEvery: number;
  /** One match in this many is played against an opponent whose tastes are drawn, cat or mice; 0 for none. */
  readonly practiseEvery?: number;
  /** If given, it says whom the network meets. */
  readonly sparring?: Sparring;
  /** If given, the network plays only the other side and learns to beat this one. */
  readonly against?: FixedSide;
}

/** A side that does not learn. */
export interface FixedSide {
  readonly side: Side;
  readonly player: Player<ChopPosition>;
}

/** Draws an opponent for each match, and is told who won it. */
export interface Sparring {
  /** Undefined where the network plays both sides. */
  drawOpponent(chance: Chance): FixedSide | undefined;
  noteWinner(side: Side | undefined): void;
}

/** Matches won by each side, and their rounds. */
interface Tally {
  mice: number;
  cat: number;
  rounds: number;
}

const SIZES: TrainerSizes = {
  shape: SHAPE,
  memoryBytes: 1 << 25,
  samplesPerStep: 256,
  maxSamples: 20_000,
  replays: 3,
  maxInputs: 128,
  averagingRate: 0.001,
};
/** Short matches teach the mice to make progress before the last round (CE4); most are long enough for patience. */
const MATCH_LENGTHS = [60, 120, 200, 200];
/** One match in so many is played in one of the other kitchens. */
const ELSEWHERE_EVERY = 6;
const OTHER_KITCHENS = [NAMED_KITCHENS.openKitchen, NAMED_KITCHENS.smallKitchen];

const optionsFor = (layout: Layout, maxRounds: number): ChopOptions => {
  const options = chop.parseOptions({ seats: 2, cat: 0, maxRounds, layout });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};
const AT_HOME = MATCH_LENGTHS.map((length) => optionsFor(KITCHEN, length));
const ELSEWHERE = OTHER_KITCHENS.flatMap((layout) => MATCH_LENGTHS.map((length) => optionsFor(layout, length)));

/** Every position where a die is to be rolled is a sample of the mice's value. */
class ChopSelfPlay implements SelfPlayGame<ChopPosition> {
  readonly #course: ChopCourse;
  readonly #trainer: SelfPlayTrainer<ChopPosition>;
  readonly #evaluator: Evaluator;
  readonly #unseen: Unseen = new Uint8Array(TILE_KINDS.length);
  readonly #tally: Tally;
  #against: FixedSide | undefined;

  constructor(course: ChopCourse, tally: Tally, trainer: SelfPlayTrainer<ChopPosition>) {
    this.#course = course;
    this.#tally = tally;
    this.#trainer = trainer;
    this.#evaluator = evaluatorOf(new ValueNetwork(trainer.allocator, trainer.weights));
  }

  weightsChanged(): void {
    this.#evaluator.network.weightsChanged();
  }

  start(chance: Chance): ChopPosition {
    const options = drawn(chance.below(ELSEWHERE_EVERY) === 0 ? ELSEWHERE : AT_HOME, chance);
    this.#against = this.#course.against ?? this.#drawPractice(chance);
    return chop.start(options, chop.deal(options, chance)) as ChopPosition;
  }

  #drawPractice(chance: Chance): FixedSide | undefined {
    const { practiseEvery = 0, sparring } = this.#course;
    if (sparring !== undefined) return sparring.drawOpponent(chance);
    if (practiseEvery === 0 || chance.below(practiseEvery) !== 0) return undefined;
    const side: Side = chance.below(2) === 0 ? 'cat' : 'mice';
    return { side, player: drawOpponent(side, chance) };
  }

  isOver(position: ChopPosition): boolean {
    return position.phase === 'over';
  }

  step(position: ChopPosition, chance: Chance): void {
    const { exploreEvery } = this.#course;
    const against = this.#against;
    countUnseen(position, this.#unseen);
    if (position.phase === 'roll') this.#record(position);
    else if (sideToMove(position) === against?.side) return position.act(against.player(position, chance));
    const isRandom = position.phase === 'roll' || chance.below(exploreEvery) === 0;
    position.act(
      isRandom ? randomAction(position, chance) : this.#evaluator.expectimax.bestAction(position, this.#unseen, 'main'),
    );
  }

  #record(position: ChopPosition): void {
    const { network } = this.#evaluator;
    network.evaluate(position, this.#unseen);
    this.#trainer.record(network.feedForward, 0, 0);
  }

  outcomesOf(position: ChopPosition): readonly StreamOutcome[] {
    return [{ won: terminalValue(position), margin: 0 }];
  }

  matchEnded(position: ChopPosition): void {
    const side = position.outcome()?.side ?? undefined;
    if (side !== undefined) this.#tally[side]++;
    this.#course.sparring?.noteWinner(side);
    this.#tally.rounds += position.rounds;
  }
}

/** Learns by self-play with temporal differences, as TD-Gammon did. */
export class ChopTrainer {
  /** The network on the averaged weights. Its `weightsChanged` must be called before it plays. */
  readonly averaged: ValueNetwork;
  readonly tally: Tally = { mice: 0, cat: 0, rounds: 0 };
  readonly #trainer: SelfPlayTrainer<ChopPosition>;

  constructor(course: ChopCourse, start?: Float32Array) {
    const gameFor = (trainer: SelfPlayTrainer<ChopPosition>) => new ChopSelfPlay(course, this.tally, trainer);
    this.#trainer = new SelfPlayTrainer(course, SIZES, gameFor, start);
    this.averaged = new ValueNetwork(this.#trainer.allocator, this.#trainer.averaged);
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
