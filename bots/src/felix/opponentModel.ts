import type { FelixView } from '@miaou/felix';
import { type Action, codeOf, type FelixPosition, startPosition } from '@miaou/felix/search';
import { at, type Chance, drawFraction, drawn, drawWeighted, leftOf, type Seat, seatsOf } from '@miaou/kit';
import { type AuctionReplays, RAISE_STYLES, type RaiseStyle, replayAuction } from './auctionReplay.js';
import { bidProbability, prospectOf } from './families/ruleBidder.js';
import { layingProbability } from './families/ruleLayer.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import {
  BIDDERS,
  type KnownType,
  knownTypesFor,
  LAYERS,
  type OpponentType,
  RULE_PRIOR,
  raiseStyleOf,
  ruleType,
  withNoise,
} from './opponentTypes.js';
import type { PolicyNetwork } from './policyNetwork.js';

/** Added to the likelihoods of all kinds together, relative to the best: none is ever excluded. */
const KINDS_FLOOR = 0.1;
/** The same for habits. Among many that explain the past equally well none is right, so that a search must do well against several. */
const HABITS_FLOOR = 0.5;
/** How likely all others have the same habits, before any decision is seen: people who play together learn from each other. */
const SHARED_PRIOR = 0.3;
/** Each type of a seat needs a belief of its own about hidden cards, so that a search considers only some, drawn from all. */
const TYPES_OF_A_SEAT = 6;

type PastRound = FelixView['past'][number];

/** What each seat laid in a past round. The row begins with the passive player's card, if there is one (FT2). */
const laidIn = ({ first, row }: PastRound, seats: number): readonly (readonly [Seat, Action])[] => {
  const laid: (readonly [Seat, Action])[] = [];
  let seat = first;
  for (const card of row.slice(row.length - seats)) {
    laid.push([seat, codeOf(card)]);
    seat = leftOf(seat, seats);
  }
  return laid.toSorted(([one], [other]) => one - other);
};

/** Logarithms of likelihoods, as weights to draw by. */
const weightsOf = (logs: Float64Array, floor: number): Float64Array => {
  const top = Math.max(...logs);
  return logs.map((log) => floor / logs.length + Math.exp(log - top));
};

/** The logarithm of the mean of likelihoods that are given as logarithms. */
const logOfMean = (logs: Float64Array): number => {
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - top), 0) / logs.length);
};

/** How well each hypothesis explains what one seat did, as logarithms. */
class Evidence {
  readonly known: Float64Array;
  /** A rule player's bidding and its laying say nothing about each other, so each is looked for by itself. */
  readonly bidders = new Float64Array(BIDDERS.length);
  readonly layers = new Float64Array(LAYERS.length);

  constructor(known: readonly KnownType[]) {
    this.known = Float64Array.from(known, ({ prior }) => Math.log(prior));
  }

  /** Draws players that may sit there. */
  sample(known: readonly KnownType[], table: TableHabits, count: number, chance: Chance): readonly OpponentType[] {
    const rules = Math.log(RULE_PRIOR) + logOfMean(this.bidders) + logOfMean(this.layers);
    const kinds = weightsOf(Float64Array.from([...this.known, rules]), KINDS_FLOOR);
    const [drawBidder, drawLayer] = [table.bidders.drawerFor(this.bidders), table.layers.drawerFor(this.layers)];
    const drawRules = (): OpponentType => ruleType(at(BIDDERS, drawBidder(chance)), at(LAYERS, drawLayer(chance)));
    return Array.from({ length: count }, () => known[drawWeighted(kinds, chance)] ?? drawRules());
  }
}

/** The habits of one sort, bidding or laying, of all others together: at some tables all have the same. */
class SharedHabits {
  readonly #together: Float64Array;
  readonly #chanceOfOne: number;

  /** How well each habit explains what each of the others did. */
  constructor(logs: readonly Float64Array[]) {
    const [first = new Float64Array(1), ...rest] = logs;
    this.#together = first.map((log, habit) => rest.reduce((sum, others) => sum + (others[habit] ?? 0), log));
    const apart = logs.reduce((sum, ofSeat) => sum + logOfMean(ofSeat), 0);
    const odds = (SHARED_PRIOR / (1 - SHARED_PRIOR)) * Math.exp(logOfMean(this.#together) - apart);
    this.#chanceOfOne = logs.length < 2 ? 0 : odds / (1 + odds);
  }

  /** Draws a habit of a seat, by what all did or by what it did itself. */
  drawerFor(own: Float64Array): (chance: Chance) => number {
    const [together, alone] = [weightsOf(this.#together, HABITS_FLOOR), weightsOf(own, HABITS_FLOOR)];
    return (chance) => drawWeighted(drawFraction(chance) < this.#chanceOfOne ? together : alone, chance);
  }
}

interface TableHabits {
  readonly bidders: SharedHabits;
  readonly layers: SharedHabits;
}

const addLikelihood = (logs: Float64Array, index: number, likelihood: number): void => {
  logs[index] = (logs[index] ?? 0) + Math.log(likelihood);
};

const add = (logs: Float64Array, index: number, probability: number): void =>
  addLikelihood(logs, index, withNoise(probability));

/**
 * A posterior over what the other players are like, from their decisions in past rounds: players that are known, or rule players whose
 * habits are unknown and looked for among many.
 */
export class OpponentModel {
  readonly #network: PolicyNetwork;
  readonly #knownTypes: readonly KnownType[];
  readonly #viewer: FelixView['viewer'];
  /** By seat. */
  readonly #evidence: readonly Evidence[];
  readonly #types: readonly (readonly OpponentType[])[];
  readonly #observation = new Observation();

  /** `world` is any position that the view allows: past rounds are the same in all of them. */
  constructor(network: PolicyNetwork, view: FelixView, world: FelixPosition, chance: Chance) {
    this.#network = network;
    this.#knownTypes = knownTypesFor(network);
    this.#viewer = view.viewer;
    this.#evidence = seatsOf(view.options.seats).map(() => new Evidence(this.#knownTypes));
    this.#replayPastRounds(view, world);
    const others = this.#evidence.filter((_, seat) => seat !== view.viewer);
    const table: TableHabits = {
      bidders: new SharedHabits(others.map(({ bidders }) => bidders)),
      layers: new SharedHabits(others.map(({ layers }) => layers)),
    };
    this.#types = this.#evidence.map((evidence) => evidence.sample(this.#knownTypes, table, TYPES_OF_A_SEAT, chance));
  }

  #replayPastRounds(view: FelixView, world: FelixPosition): void {
    let position = startPosition(world.setup);
    for (const round of view.past) {
      const replays = replayAuction(round, view.viewer);
      if (replays === undefined) return;
      for (const [seat, card] of laidIn(round, view.options.seats)) {
        if (seat !== this.#viewer) this.#observeLaying(position, card);
        position.act(card);
      }
      position = this.#replayBids(position, replays);
    }
  }

  /** Each way of raising is judged by the auction that fits it. */
  #replayBids(start: FelixPosition, replays: AuctionReplays): FelixPosition {
    const ends = RAISE_STYLES.map((style) => {
      const position = start.clone();
      for (const action of replays[style]) {
        if (position.actor !== this.#viewer) this.#observeBid(position, action, style);
        position.act(action);
      }
      return position;
    });
    return at(ends, 0);
  }

  #observeLaying(position: FelixPosition, card: Action): void {
    const { known, layers } = at(this.#evidence, position.actor);
    observePosition(position, position.actor, this.#observation);
    for (const style of RAISE_STYLES) this.#compareKnown(known, card, style);
    for (const [index, params] of LAYERS.entries())
      add(layers, index, layingProbability(this.#observation, card, params));
  }

  #observeBid(position: FelixPosition, action: Action, style: RaiseStyle): void {
    const { known, bidders } = at(this.#evidence, position.actor);
    observePosition(position, position.actor, this.#observation);
    this.#compareKnown(known, action, style);
    const prospect = prospectOf(this.#observation);
    for (const [index, params] of BIDDERS.entries())
      if (raiseStyleOf(params) === style)
        add(bidders, index, bidProbability(this.#observation, prospect, action, params));
  }

  #compareKnown(logs: Float64Array, action: Action, style: RaiseStyle): void {
    // One evaluation serves all temperatures.
    if (style === 'fewest') this.#network.evaluate(this.#observation);
    for (const [index, type] of this.#knownTypes.entries()) {
      if (type.raiseStyle !== style) continue;
      const { temperature } = type;
      if (temperature === undefined) addLikelihood(logs, index, type.likelihood(this.#observation, action));
      else add(logs, index, this.#network.probabilityOf(action, temperature));
    }
  }

  /** A type for a seat, drawn from the posterior. */
  sample(seat: Seat, chance: Chance): OpponentType {
    return drawn(at(this.#types, seat), chance);
  }
}
