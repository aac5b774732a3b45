import { type ChopOptions, chop, type Side, TILE_KINDS } from '@miaou/chop';
import { CAT, type ChopPosition } from '@miaou/chop/search';
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

export interface ChopCourse extends Course {
  /** One decision in this many is random. */
  readonly exploreEvery: number;
  /** If given, the network plays only the other side and learns to beat this one. */
  readonly against?: FixedSide;
}

/** A side that does not learn. */
interface FixedSide {
  readonly side: Side;
  readonly player: Player<ChopPosition>;
}

/** Matches won by each side, and their rounds. */
interface Tally {
  mice: number;
  cat: number;
  rounds: number;
}

const SIZES: TrainerSizes = {
  shape: SHAPE,
  memoryBytes: 1 << 22,
  samplesPerStep: 256,
  maxSamples: 1400,
  maxInputs: 96,
  averagingRate: 0.003,
};
/** Short matches teach the mice to make progress before the last round (CE4). */
const MATCH_LENGTHS = [60, 100, 150];

const optionsFor = (maxRounds: number): ChopOptions => {
  const options = chop.parseOptions({ seats: 2, cat: 0, maxRounds });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};
const OPTIONS = MATCH_LENGTHS.map(optionsFor);

const sideToMove = ({ piece }: ChopPosition): Side => (piece === CAT ? 'cat' : 'mice');

/** Every position where a die is to be rolled is a sample of the mice's value. */
class ChopSelfPlay implements SelfPlayGame<ChopPosition> {
  readonly #course: ChopCourse;
  readonly #trainer: SelfPlayTrainer<ChopPosition>;
  readonly #evaluator: Evaluator;
  readonly #unseen: Unseen = new Uint8Array(TILE_KINDS.length);
  readonly #tally: Tally;

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
    const options = drawn(OPTIONS, chance);
    return chop.start(options, chop.deal(options, chance)) as ChopPosition;
  }

  isOver(position: ChopPosition): boolean {
    return position.phase === 'over';
  }

  step(position: ChopPosition, chance: Chance): void {
    const { against, exploreEvery } = this.#course;
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
    const side = position.outcome()?.side;
    if (side === 'mice' || side === 'cat') this.#tally[side]++;
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
