import type { FelixView } from '@miaou/felix';
import { type Action, PASS } from '@miaou/felix/search';
import type { Seat } from '@miaou/kit';

/** What everybody remembers of an auction: last bids and the order of passes, but not who raised when. */
export interface Remembered {
  readonly first: Seat;
  readonly bids: readonly number[];
  readonly passes: readonly Seat[];
}

/** More tries than this are not worth it: the auction stays untold. */
const MOST_TRIES = 200;

/** An auction told so far. */
class Telling {
  readonly actions: Action[] = [];
  private tries = 0;
  private readonly remembered: Remembered;
  private readonly seats: number;
  private readonly last: number[];

  constructor(remembered: Remembered) {
    this.remembered = remembered;
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
    for (let amount = highest + 1; amount <= (this.remembered.bids[turn] as number); amount++) {
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

/**
 * The actions of an auction in their order, raised by as little as what is remembered allows; nothing where no order fits. What
 * really happened may have been another way to the same end, which would tell about the players much the same.
 */
export const retrace = (remembered: Remembered): readonly Action[] | undefined => {
  const telling = new Telling(remembered);
  return telling.tell(remembered.first, 0, 0) ? telling.actions : undefined;
};

/** What a view remembers of the running auction. */
export const runningAuction = ({ first, seats, passes }: FelixView): Remembered => ({
  first,
  passes,
  bids: seats.map(({ bid }) => bid),
});
