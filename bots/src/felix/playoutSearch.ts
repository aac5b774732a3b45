import type { FelixView } from '@miaou/felix';
import type { Action, FelixPosition } from '@miaou/felix/search';
import { at, type Chance, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import { addPlayout, meanValue, newPlayoutStats, PLAYOUT_SEEDS, type PlayoutStats } from '../search/playouts.js';
import { Determinizer } from './determinizer.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import { OpponentModel } from './opponentModel.js';
import { type OpponentType, ownType } from './opponentTypes.js';
import type { Policy } from './policy.js';
import { MARGIN_SCALE, MARGIN_WEIGHT, type PolicyNetwork } from './policyNetwork.js';
import { playOutRound } from './roundPlayout.js';

/** An action with the values of its playouts. All candidates are played out in the same worlds, so these can be paired. */
export interface Candidate extends PlayoutStats {
  readonly action: Action;
  readonly playouts: number[];
}

/** How many playouts the network's own value counts for. */
const PRIOR_VISITS = 40;
/** Candidates that the network values this much below its best are not played out. */
const PRUNING_GAP = 0.08;
const MAX_CANDIDATES = 5;

export const valueOf = (candidate: Candidate): number => meanValue(candidate, PRIOR_VISITS);

const newCandidate = (action: Action, prior: number): Candidate => ({
  ...newPlayoutStats(prior),
  action,
  playouts: [],
});

/** After each batch of worlds, candidates that need no more playouts are dropped. */
const WORLDS_PER_BATCH = 10;
const MIN_WORLDS = 20;
/** A lead of this many standard errors is taken for real. */
const SIGNIFICANT_ERRORS = 3;
/** A smaller difference than this does not matter. */
const NEGLIGIBLE_GAP = 0.003;

/** The standard error of the difference between two candidates, paired by world. */
const errorOfGap = (one: Candidate, other: Candidate): number => {
  const { visits } = other;
  let [sum, squares] = [0, 0];
  for (let world = 0; world < visits; world++) {
    const gap = at(one.playouts, world) - at(other.playouts, world);
    sum += gap;
    squares += gap * gap;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / visits)) / (PRIOR_VISITS + visits);
};

/** True where more playouts would hardly change the choice: the leader is clearly ahead, or the two are equally good. */
const isDecided = (leader: Candidate, other: Candidate): boolean => {
  if (other.visits < MIN_WORLDS) return false;
  const gap = valueOf(leader) - valueOf(other);
  const error = errorOfGap(leader, other);
  return gap > SIGNIFICANT_ERRORS * error || gap + 2 * error < NEGLIGIBLE_GAP;
};

const byValue = (one: Candidate, other: Candidate): number => valueOf(other) - valueOf(one);

/** Drops the worst of three or more candidates, and every candidate that is decided. */
const narrowed = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const sorted = candidates.toSorted(byValue);
  const leader = at(sorted, 0);
  return sorted
    .slice(0, Math.max(2, sorted.length - 1))
    .filter((candidate) => candidate === leader || !isDecided(leader, candidate));
};

/** The value of a finished match to a seat, on the scale of the policy network. */
const terminalValue = (position: FelixPosition, seat: Seat): number => {
  const result = position.outcome();
  if (result === undefined) throw new Error('the match is not over');
  const totals = result.seats.map(({ total }) => total);
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  const margin = Math.max(-1.5, Math.min(1.5, (at(totals, seat) - best) / MARGIN_SCALE));
  return share + MARGIN_WEIGHT * margin;
};

/** A decision to search. */
export interface Decision {
  readonly view: FelixView;
  readonly seat: Seat;
  /** What the view shows. */
  readonly observation: Observation;
  readonly playouts: number;
}

/**
 * Ranks the network's candidates by playing the round out in sampled worlds, all candidates in the same worlds, against several types
 * of opponents: with a single model of the others the search would exploit its errors.
 */
export class PlayoutSearch {
  readonly #network: PolicyNetwork;
  readonly #observation = new Observation();
  readonly #ownType: OpponentType;

  constructor(network: PolicyNetwork) {
    this.#network = network;
    this.#ownType = ownType(network);
  }

  /** The candidates of a decision, best first. */
  rank({ view, seat, observation, playouts }: Decision, chance: Chance): Candidate[] {
    const all = this.#candidatesOf(observation);
    if (all.length === 1) return all;
    let open: readonly Candidate[] = all;
    const determinizer = new Determinizer(view);
    const model = new OpponentModel(this.#network, view, determinizer.sampleUniform(chance), chance);
    const drawTypes = () =>
      seatsOf(view.options.seats).map((by) => (by === seat ? this.#ownType : model.sample(by, chance)));
    let left = playouts;
    for (let worlds = 1; open.length > 1 && left >= open.length; worlds++) {
      const types = drawTypes();
      const policies = types.map(({ policy }) => policy);
      this.#playOutAll(determinizer.sample(types, chance), { seat, policies }, open, chance);
      left -= open.length;
      if (worlds % WORLDS_PER_BATCH === 0) open = narrowed(open);
    }
    return all.toSorted(byValue);
  }

  #candidatesOf(observation: Observation): Candidate[] {
    const network = this.#network;
    network.evaluate(observation);
    const best = network.bestValue();
    return Array.from({ length: network.count }, (_, index) =>
      newCandidate(network.actionAt(index), network.values[index] ?? 0),
    )
      .filter(({ prior }) => prior > best - PRUNING_GAP)
      .toSorted(byValue)
      .slice(0, MAX_CANDIDATES);
  }

  /** Plays every candidate out once in the same world. */
  #playOutAll(world: FelixPosition, players: Players, candidates: readonly Candidate[], chance: Chance): void {
    const scratch = world.clone();
    // The others' chance is the same for every candidate, else its noise would hide how the candidates differ.
    const seed = chance.below(PLAYOUT_SEEDS);
    for (const candidate of candidates) {
      scratch.copyFrom(world);
      const value = this.#playOut(scratch, players, candidate.action, new SeededChance(seed));
      addPlayout(candidate, value);
      candidate.playouts.push(value);
    }
  }

  #playOut(position: FelixPosition, { seat, policies }: Players, action: Action, chance: Chance): number {
    playOutRound(position, { seat, action }, policies, this.#observation, chance);
    if (position.phase === 'over') return terminalValue(position, seat);
    observePosition(position, seat, this.#observation);
    this.#network.evaluate(this.#observation);
    return this.#network.bestValue();
  }
}

/** The searching seat, and how every seat decides. */
interface Players {
  readonly seat: Seat;
  readonly policies: readonly Policy[];
}
