import type { FelixView } from '@miaou/felix';
import { type Action, PASS } from '@miaou/felix/search';
import type { Seat, Viewer } from '@miaou/kit';

/** What everybody remembers of an auction: last bids and the order of passes, but not who raised when. */
export interface Remembered {
  readonly first: Seat;
  readonly bids: readonly number[];
  readonly passes: readonly Seat[];
}

/**
 * How an auction is told where more than one way leads to what is remembered: by the smallest raises of all seats but the teller's
 * own, who thinks more of it, or by the fewest.
 */
export const TELLINGS = ['small', 'few'] as const;
export type Telling = (typeof TELLINGS)[number];

/** More tries than this are not worth it: the auction stays untold. */
const MOST_TRIES = 200;

/** An auction told so far. */
class Tale {
  readonly actions: Action[] = [];
  private tries = 0;
  private readonly remembered: Remembered;
  private readonly seats: number;
  private readonly last: number[];
  private readonly telling: Telling;
  private readonly teller: Viewer;

  constructor(remembered: Remembered, telling: Telling, teller: Viewer) {
    this.remembered = remembered;
    this.telling = telling;
    this.teller = teller;
    this.seats = remembered.bids.length;
    this.last = remembered.bids.map(() => 0);
  }

  /** True when the auction has been told to where it is remembered to stand. */
  tell(turn: number, highest: number, passed: number): boolean {
    if (this.isTold(passed)) return true;
    if (this.tries++ > MOST_TRIES) return false;
    const next = this.nextAfter(turn, passed);
    return this.tellBid(turn, highest, passed, next) || this.tellPass(turn, highest, passed);
  }

  private isTold(passed: number): boolean {
    const { passes, bids } = this.remembered;
    return passed === passes.length && bids.every((bid, seat) => bid === this.last[seat]);
  }

  private tellBid(turn: number, highest: number, passed: number, next: number): boolean {
    const before = this.last[turn] as number;
    const most = this.remembered.bids[turn] as number;
    const small = this.telling === 'small' && turn !== this.teller;
    for (let step = 1; step <= most - highest; step++) {
      const amount = small ? highest + step : most + 1 - step;
      this.last[turn] = amount;
      this.actions.push(PASS + amount);
      if (this.tell(next, amount, passed)) return true;
      this.actions.pop();
    }
    this.last[turn] = before;
    return false;
  }

  private tellPass(turn: number, highest: number, passed: number): boolean {
    const { passes, bids } = this.remembered;
    if (passes[passed] !== turn || bids[turn] !== this.last[turn]) return false;
    this.actions.push(PASS);
    if (this.tell(this.nextAfter(turn, passed + 1), highest, passed + 1)) return true;
    this.actions.pop();
    return false;
  }

  private nextAfter(turn: number, passed: number): number {
    const out = this.remembered.passes.slice(0, passed);
    let next = (turn + 1) % this.seats;
    for (let step = 1; step < this.seats && out.includes(next as Seat); step++) next = (next + 1) % this.seats;
    return next;
  }
}

const told = (remembered: Remembered, telling: Telling, teller: Viewer): readonly Action[] | undefined => {
  const tale = new Tale(remembered, telling, teller);
  return tale.tell(remembered.first, 0, 0) ? tale.actions : undefined;
};

/** The actions of an auction in their order, for each telling. */
export type Tales = Readonly<Record<Telling, readonly Action[]>>;

/**
 * Tells an auction in every way; nothing where no order fits. What really happened may have been another way to the same end, which
 * would tell about the players much the same.
 */
export const retrace = (remembered: Remembered, teller: Viewer): Tales | undefined => {
  const [few, small] = [told(remembered, 'few', teller), told(remembered, 'small', teller)];
  const either = few ?? small;
  return either === undefined ? undefined : { few: few ?? either, small: small ?? either };
};

/** What a view remembers of the running auction. */
export const runningAuction = ({ first, seats, passes }: FelixView): Remembered => ({
  first,
  passes,
  bids: seats.map(({ bid }) => bid),
});
