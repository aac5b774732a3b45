import type { FelixView } from '@miaou/felix';
import { type Action, codeOf, type FelixPosition, startPosition } from '@miaou/felix/search';
import { at, type Chance, drawWeighted, leftOf, type Seat, seatsOf } from '@miaou/kit';
import { type AuctionReplays, RAISE_STYLES, replayAuction } from './auctionReplay.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import type { OpponentType } from './opponentTypes.js';

/** The decisions of one player are correlated, so each counts for less than an independent observation. */
const EVIDENCE_WEIGHT = 0.6;
/** Added to every type's likelihood, relative to the best: no type is ever excluded. */
const LIKELIHOOD_FLOOR = 0.02;

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

/** A posterior over the types of the other players, from their decisions in past rounds. */
export class OpponentModel {
  readonly #types: readonly OpponentType[];
  readonly #viewer: FelixView['viewer'];
  /** By seat and type, the logarithm of prior times likelihood. */
  readonly #logPosteriors: readonly Float64Array[];
  /** By seat and type, not scaled to a sum of 1. */
  readonly #posteriors: readonly Float64Array[];
  readonly #observation = new Observation();

  /** `world` is any position that the view allows: past rounds are the same in all of them. */
  constructor(types: readonly OpponentType[], view: FelixView, world: FelixPosition) {
    this.#types = types;
    this.#viewer = view.viewer;
    this.#logPosteriors = seatsOf(view.options.seats).map(() =>
      Float64Array.from(types, ({ prior }) => Math.log(prior)),
    );
    this.#replayPastRounds(view, world);
    this.#posteriors = this.#logPosteriors.map((logs) => {
      const top = Math.max(...logs);
      return logs.map((log) => LIKELIHOOD_FLOOR + Math.exp(log - top));
    });
  }

  #replayPastRounds(view: FelixView, world: FelixPosition): void {
    let position = startPosition(world.setup);
    for (const round of view.past) {
      const replays = replayAuction(round, view.viewer);
      if (replays === undefined) return;
      for (const [, card] of laidIn(round, view.options.seats)) this.#play(position, card, this.#types);
      position = this.#replayBids(position, replays);
    }
  }

  /** Each type is judged by the auction that fits its way of raising. */
  #replayBids(start: FelixPosition, replays: AuctionReplays): FelixPosition {
    const ends = RAISE_STYLES.map((raiseStyle) => {
      const position = start.clone();
      const types = this.#types.filter((type) => type.raiseStyle === raiseStyle);
      for (const action of replays[raiseStyle]) this.#play(position, action, types);
      return position;
    });
    return at(ends, 0);
  }

  #play(position: FelixPosition, action: Action, types: readonly OpponentType[]): void {
    if (position.actor !== this.#viewer) this.#update(position, action, types);
    position.act(action);
  }

  #update(position: FelixPosition, action: Action, types: readonly OpponentType[]): void {
    const seat = position.actor;
    const logs = at(this.#logPosteriors, seat);
    observePosition(position, seat, this.#observation);
    for (const type of types) {
      const index = this.#types.indexOf(type);
      logs[index] = (logs[index] ?? 0) + EVIDENCE_WEIGHT * Math.log(type.likelihood(this.#observation, action));
    }
  }

  /** A type for a seat, drawn from the posterior. */
  sample(seat: Seat, chance: Chance): OpponentType {
    return at(this.#types, drawWeighted(at(this.#posteriors, seat), chance));
  }
}
