import type { FelixView } from '@miaou/felix';
import { type Action, PASS } from '@miaou/felix/search';
import { at, type Seat, type Viewer } from '@miaou/kit';

/** What a view keeps of an auction: last bids and the order of passes, but not who raised when. */
export interface AuctionSummary {
  readonly first: Seat;
  readonly bids: readonly number[];
  readonly passes: readonly Seat[];
}

/**
 * Which of the auctions that fit a summary is taken: the one with the fewest raises, or the one with the smallest raises of all seats
 * but the viewer, whose own raises are leaps in both.
 */
export const RAISE_STYLES = ['smallest', 'fewest'] as const;
export type RaiseStyle = (typeof RAISE_STYLES)[number];

/** A depth-first search for a sequence of actions that leads to a summary. */
class ReplaySearch {
  readonly actions: Action[] = [];
  /** From where no actions lead to the summary: most of the search would find that out again and again. */
  readonly #hopeless = new Set<number>();
  readonly #summary: AuctionSummary;
  readonly #seats: number;
  readonly #lastBids: number[];
  readonly #style: RaiseStyle;
  readonly #viewer: Viewer;

  constructor(summary: AuctionSummary, style: RaiseStyle, viewer: Viewer) {
    this.#summary = summary;
    this.#style = style;
    this.#viewer = viewer;
    this.#seats = summary.bids.length;
    this.#lastBids = summary.bids.map(() => 0);
  }

  /** True when the actions lead to the summary. */
  extend(turn: number, highest: number, passed: number): boolean {
    if (this.#isComplete(passed)) return true;
    const place = this.#placeOf(turn, highest, passed);
    if (this.#hopeless.has(place)) return false;
    const isFound = this.#tryBids(turn, highest, passed) || this.#tryPass(turn, highest, passed);
    if (!isFound) this.#hopeless.add(place);
    return isFound;
  }

  /** All that matters for the actions to come, as one number: of a seat's bid only whether it is its last. */
  #placeOf(turn: number, highest: number, passed: number): number {
    let place = (highest * this.#seats + turn) * (this.#seats + 1) + passed;
    for (const [seat, bid] of this.#summary.bids.entries()) place = 2 * place + Number(this.#lastBids[seat] === bid);
    return place;
  }

  #isComplete(passed: number): boolean {
    const { passes, bids } = this.#summary;
    return passed === passes.length && bids.every((bid, seat) => bid === this.#lastBids[seat]);
  }

  #tryBids(turn: number, highest: number, passed: number): boolean {
    const next = this.#nextAfter(turn, passed);
    const before = at(this.#lastBids, turn);
    const most = at(this.#summary.bids, turn);
    const raisesLittle = this.#style === 'smallest' && turn !== this.#viewer;
    for (let step = 1; step <= most - highest; step++) {
      const amount = raisesLittle ? highest + step : most + 1 - step;
      this.#lastBids[turn] = amount;
      this.actions.push(PASS + amount);
      if (this.extend(next, amount, passed)) return true;
      this.actions.pop();
    }
    this.#lastBids[turn] = before;
    return false;
  }

  #tryPass(turn: number, highest: number, passed: number): boolean {
    const { passes, bids } = this.#summary;
    if (passes[passed] !== turn || bids[turn] !== this.#lastBids[turn]) return false;
    this.actions.push(PASS);
    if (this.extend(this.#nextAfter(turn, passed + 1), highest, passed + 1)) return true;
    this.actions.pop();
    return false;
  }

  #nextAfter(turn: number, passed: number): number {
    const out = this.#summary.passes.slice(0, passed);
    let next = (turn + 1) % this.#seats;
    for (let step = 1; step < this.#seats && out.includes(next as Seat); step++) next = (next + 1) % this.#seats;
    return next;
  }
}

const replayOf = (summary: AuctionSummary, style: RaiseStyle, viewer: Viewer): readonly Action[] | undefined => {
  const search = new ReplaySearch(summary, style, viewer);
  return search.extend(summary.first, 0, 0) ? search.actions : undefined;
};

/** The actions of an auction in order, for each style. */
export type AuctionReplays = Readonly<Record<RaiseStyle, readonly Action[]>>;

/**
 * Reconstructs an auction in every style; undefined where no order fits. The true auction may have taken another way to the same
 * summary, which would say much the same about the players.
 */
export const replayAuction = (summary: AuctionSummary, viewer: Viewer): AuctionReplays | undefined => {
  const [fewest, smallest] = [replayOf(summary, 'fewest', viewer), replayOf(summary, 'smallest', viewer)];
  const either = fewest ?? smallest;
  return either === undefined ? undefined : { fewest: fewest ?? either, smallest: smallest ?? either };
};

/** The summary of the running auction. */
export const runningAuction = ({ first, seats, passes }: FelixView): AuctionSummary => ({
  first,
  passes,
  bids: seats.map(({ bid }) => bid),
});
