import { CARDS, type FelixMove, type FelixTypes, type FelixView, felix } from '@miaou/felix';
import { type Action, actionOf, type FelixPosition, laidBy, moveOf } from '@miaou/felix/search';
import { at, type Chance, type Position, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import type { HiddenShares, PlayedOption, Reviewer } from '../../review/reviewer.js';
import { PLAYOUT_SEEDS } from '../../search/playouts.js';
import { Determinizer } from '../determinizer.js';
import { networkFor } from '../networkCache.js';
import { samplingPolicy } from '../networkPolicy.js';
import { Observation } from '../observation.js';
import { observeView } from '../observeView.js';
import { OpponentModel } from '../opponentModel.js';
import { type OpponentType, ownType } from '../opponentTypes.js';
import type { Policy } from '../policy.js';
import type { PolicyNetwork } from '../policyNetwork.js';
import { totalOf } from '../roundPlayout.js';
import { REVIEW_CURVES } from './calibration.js';
import { optionsFor } from './options.js';
import { felixPuzzles } from './puzzles.js';
import { type FelixReviewReason, reasonOf } from './reasons.js';
import { RoundPlayouts } from './roundPlayouts.js';

const WORLDS = 160;

const observed = (view: FelixView, seat: Seat): Observation => {
  const observation = new Observation();
  observeView(view, seat, observation);
  return observation;
};

/** An option whose results are being gathered. */
interface Gathering {
  readonly action: Action;
  readonly move: FelixMove;
  readonly chances: number[];
  readonly points: number[];
}

const gathering = (action: Action): Gathering => ({ action, move: moveOf(action), chances: [], points: [] });

const played = ({ move, chances, points }: Gathering): PlayedOption<FelixTypes> => ({ move, chances, points });

/** A world in which options are tried, and who plays there. */
interface World {
  readonly position: FelixPosition;
  readonly seat: Seat;
  readonly policies: readonly Policy[];
  /** The same for every option, else noise would hide how they differ. */
  readonly seed: number;
}

/** Tries every option once in the same world. */
const tryAll = (
  playouts: RoundPlayouts,
  { position, seat, policies, seed }: World,
  options: readonly Gathering[],
  ended?: (option: Gathering, end: FelixPosition) => void,
): void => {
  const scratch = position.clone();
  const before = totalOf(position, seat);
  for (const option of options) {
    scratch.copyFrom(position);
    playouts.playOut(scratch, seat, option.action, policies, new SeededChance(seed));
    option.chances.push(playouts.chanceOf(scratch, seat));
    option.points.push(totalOf(scratch, seat) - before);
    ended?.(option, scratch);
  }
};

/** Counts what lay face down before each seat, world by world. */
class HiddenCards {
  readonly #seats: readonly Seat[];
  readonly #counts = new Map<Seat, number[]>();

  constructor({ phase, row }: FelixView) {
    this.#seats =
      phase === 'auction' ? row.flatMap(({ seat, card }) => (seat === null || card !== undefined ? [] : [seat])) : [];
    for (const seat of this.#seats)
      this.#counts.set(
        seat,
        CARDS.map(() => 0),
      );
  }

  count(world: FelixPosition): void {
    for (const seat of this.#seats) {
      const counts = this.#counts.get(seat) ?? [];
      const code = laidBy(world.laid, seat);
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  shares(worlds: number): readonly HiddenShares[] {
    return this.#seats.map((seat) => ({
      of: seat,
      shares: CARDS.map((what, code) => ({
        what,
        share: Math.round((100 * (this.#counts.get(seat)?.[code] ?? 0)) / worlds),
      }))
        .filter(({ share }) => share > 0)
        .toSorted((one, other) => other.share - one.share),
    }));
  }
}

/** Who may sit at the other places, by what the seat saw of them. */
const otherPlayers = (
  network: PolicyNetwork,
  view: FelixView,
  seat: Seat,
  determinizer: Determinizer,
  chance: Chance,
): (() => readonly OpponentType[]) => {
  const model = new OpponentModel(network, view, determinizer.sampleUniform(chance), chance);
  const own = ownType(network);
  return () => seatsOf(view.options.seats).map((by) => (by === seat ? own : model.sample(by, chance)));
};

const mean = (values: readonly (readonly number[])[], seat: number): number =>
  values.reduce((sum, chances) => sum + at(chances, seat), 0) / values.length;

/** Plays the round out in worlds that the seat could not tell apart, and lets the network judge what it leads to. */
export const felixReviewer: Reviewer<FelixTypes, FelixReviewReason> = {
  rules: felix,
  worlds: WORLDS,
  phases: ['laying', 'bidding', 'passing'],
  phaseOf: (_view, { type }) => (type === 'place' ? 'laying' : type === 'bid' ? 'bidding' : 'passing'),
  roundOf: ({ round, phase }) => (phase === 'over' ? round + 1 : round),
  curves: REVIEW_CURVES,
  partOf: ({ seats }) => `${seats} seats`,
  winsBySide: false,
  pointsOf: (position: Position<FelixTypes>, seat) => totalOf(position as FelixPosition, seat),
  evaluate: ({ view, seat, legalMoves, made, worlds, chance }) => {
    const network = networkFor(view.options.seats);
    const playouts = new RoundPlayouts(network);
    const actions = optionsFor(network, observed(view, seat), legalMoves.map(actionOf), actionOf(made));
    const options = actions.map(gathering);
    const determinizer = new Determinizer(view);
    const drawTypes = otherPlayers(network, view, seat, determinizer, chance);
    const hidden = new HiddenCards(view);
    for (let world = 0; world < worlds; world++) {
      const types = drawTypes();
      const position = determinizer.sample(types, chance);
      const policies = types.map(({ policy }) => policy);
      hidden.count(position);
      tryAll(playouts, { position, seat, policies, seed: chance.below(PLAYOUT_SEEDS) }, options);
    }
    return { options: options.map(played), hidden: hidden.shares(worlds) };
  },
  evaluateOpen: ({ position, seat, options: moves, made, worlds, chance }) => {
    const network = networkFor(position.options.seats);
    const playouts = new RoundPlayouts(network);
    const policies = seatsOf(position.options.seats).map(() => samplingPolicy(network));
    const options = moves.map((move) => gathering(actionOf(move)));
    const standings: (readonly number[])[] = [];
    for (let world = 0; world < worlds; world++) {
      const seed = chance.below(PLAYOUT_SEEDS);
      tryAll(playouts, { position: position as FelixPosition, seat, policies, seed }, options, ({ action }, end) => {
        if (action === actionOf(made)) standings.push(playouts.standing(end));
      });
    }
    return {
      options: options.map(played),
      standing: seatsOf(position.options.seats).map((by) => mean(standings, by)),
    };
  },
  explain: ({ view, seat, made }, best, wasGood) => reasonOf(observed(view, seat), made, best, wasGood),
  puzzles: felixPuzzles,
};
