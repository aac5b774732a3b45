import type { FelixView } from '@miaou/felix';
import {
  applyHoldings,
  type FelixPosition,
  holdingOf,
  laidBy,
  replaceLaid,
  rewindRound,
  sampler,
} from '@miaou/felix/search';
import { at, type Chance, type Seat, seatsOf } from '@miaou/kit';
import { type AuctionReplays, replayAuction, runningAuction } from './auctionReplay.js';
import { Belief, type Particle } from './belief.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import type { OpponentType } from './opponentTypes.js';

const isHidden = ({ row }: FelixView, seat: Seat): boolean =>
  row.some((laid) => laid.seat === seat && laid.card === undefined);

/** The same position before the first card of the round was laid. */
const startOfRound = (world: FelixPosition): FelixPosition => {
  const before = world.clone();
  rewindRound(before);
  return before;
};

const NO_REPLAY: AuctionReplays = { fewest: [], smallest: [] };

/**
 * Samples positions that a seat cannot tell from the real one. A face-down card is drawn by the probability that a player of the
 * assumed type would have laid it and then bid as it did. Seats do not know each other's cards, so their beliefs are independent.
 */
export class Determinizer {
  readonly #sampleUniform: (chance: Chance) => FelixPosition;
  readonly #hidden: readonly Seat[];
  /** The running auction; empty where it could not be reconstructed. */
  readonly #replays: AuctionReplays;
  readonly #observation = new Observation();
  readonly #beliefs = new Map<Seat, Map<OpponentType, Belief>>();
  readonly #leastParticles: number | undefined;

  constructor(view: FelixView, leastParticles?: number) {
    this.#leastParticles = leastParticles;
    const isAuction = view.phase === 'auction';
    this.#sampleUniform = sampler(view);
    this.#hidden = isAuction ? seatsOf(view.options.seats).filter((seat) => isHidden(view, seat)) : [];
    this.#replays = (isAuction ? replayAuction(runningAuction(view), view.viewer) : undefined) ?? NO_REPLAY;
    for (const seat of this.#hidden) this.#beliefs.set(seat, new Map());
  }

  /** A position in which hidden cards are drawn evenly. */
  sampleUniform(chance: Chance): FelixPosition {
    return this.#sampleUniform(chance);
  }

  /** A position in which each seat laid and bid as its type does. */
  sample(types: readonly OpponentType[], chance: Chance): FelixPosition {
    const world = this.#sampleUniform(chance);
    // While cards are being laid no seat knows what the others chose (FR1), so all of them choose again in the search.
    if (world.phase === 'place') rewindRound(world);
    if (this.#hidden.length === 0) return world;
    applyHoldings(
      world,
      new Map(this.#hidden.map((seat) => [seat, this.#beliefAbout(seat, at(types, seat)).sample(chance)] as const)),
    );
    return world;
  }

  #beliefAbout(seat: Seat, type: OpponentType): Belief {
    const beliefs = this.#beliefs.get(seat);
    const belief =
      beliefs?.get(type) ?? new Belief((chance) => this.#proposeHolding(seat, type, chance), this.#leastParticles);
    beliefs?.set(type, belief);
    return belief;
  }

  #proposeHolding(seat: Seat, type: OpponentType, chance: Chance): Particle {
    const world = this.#sampleUniform(chance);
    observePosition(startOfRound(world), seat, this.#observation);
    replaceLaid(world, seat, type.policy(this.#observation, chance));
    return { ...holdingOf(world, seat), likelihood: this.#likelihood(world, seat, type) };
  }

  /** The probability that a seat of this type would have bid as it did. */
  #likelihood(world: FelixPosition, seat: Seat, type: OpponentType): number {
    const position = startOfRound(world);
    for (const by of seatsOf(world.setup.seats)) position.act(laidBy(world.laid, by));
    let likelihood = 1;
    for (const action of this.#replays[type.raiseStyle]) {
      if (position.actor === seat) {
        observePosition(position, seat, this.#observation);
        likelihood *= type.likelihood(this.#observation, action);
      }
      position.act(action);
    }
    return likelihood;
  }
}
