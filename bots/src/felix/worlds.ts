import type { FelixView } from '@miaou/felix';
import { type Action, type FelixPosition, handOf, laidBy, one, sampler, setHand, without } from '@miaou/felix/search';
import { type Chance, type Seat, seat as seatAt, seatsOf } from '@miaou/kit';
import type { Kind } from './kinds.js';
import { look } from './look.js';
import { retrace, runningAuction } from './retrace.js';
import { rewind } from './rewind.js';
import { Sight } from './sight.js';

const isHidden = ({ row }: FelixView, seat: Seat): boolean =>
  row.some((laid) => laid.seat === seat && laid.card === undefined);

/** Everybody's card comes back into the hand. */
const takeBack = (position: FelixPosition, laid: number): void => {
  for (const seat of seatsOf(position.setup.seats))
    setHand(position, seat, handOf(position, seat) | (1 << laidBy(laid, seat)));
};

/** While cards are laid nobody knows what others chose, so they may as well still have to choose (FR1). */
const forgetLaid = (position: FelixPosition): void => {
  for (const seat of seatsOf(position.setup.seats)) {
    const owes = ((position.owing >>> seat) & 1) === 1;
    if (!owes) setHand(position, seat, handOf(position, seat) | (1 << laidBy(position.laid, seat)));
  }
  rewind(position);
};

/** The same world before anybody laid a card this round. */
const startOfRound = (world: FelixPosition): FelixPosition => {
  const before = world.clone();
  rewind(before);
  takeBack(before, world.laid);
  before.turn = seatAt(0);
  return before;
};

/** Puts another card of the same seat face down. */
const relay = (position: FelixPosition, seat: Seat, code: number): void => {
  const old = laidBy(position.laid, seat);
  setHand(position, seat, without(handOf(position, seat) | (1 << old), code));
  position.row += one(code) - one(old);
  position.laid = (position.laid & ~(15 << (4 * seat))) | (code << (4 * seat));
};

const FINENESS = 0x100_0000;
/** Of so many worlds drawn one is kept, by how well it explains the bids. */
const DRAWS = 3;

/**
 * Draws positions that a seat cannot tell from the real one. What lies face down is not any card as likely as another:
 * it is what a player of the assumed kind would have laid from a hand drawn evenly, and then bid on as it did.
 */
export class Worlds {
  private readonly draw: (chance: Chance) => FelixPosition;
  private readonly hidden: readonly Seat[];
  /** What was bid so far in the running auction, in order; nothing where it cannot be told. */
  private readonly actions: readonly Action[];
  private readonly sight = new Sight();

  constructor(view: FelixView) {
    const isAuction = view.phase === 'auction';
    this.draw = sampler(view);
    this.hidden = isAuction ? seatsOf(view.options.seats).filter((seat) => isHidden(view, seat)) : [];
    this.actions = (isAuction ? retrace(runningAuction(view)) : undefined) ?? [];
  }

  /** A world in which what is hidden is drawn evenly. */
  any(chance: Chance): FelixPosition {
    return this.draw(chance);
  }

  /** A world in which each seat plays as its kind does. */
  next(kinds: readonly Kind[], chance: Chance): FelixPosition {
    let kept = this.laidBy(kinds, chance);
    if (this.hidden.length === 0 || this.actions.length === 0) return kept;
    let sum = this.likelihood(kept, kinds);
    for (let draw = 1; draw < DRAWS; draw++) {
      const world = this.laidBy(kinds, chance);
      const likelihood = this.likelihood(world, kinds);
      sum += likelihood;
      if (chance.below(FINENESS) * sum < likelihood * FINENESS) kept = world;
    }
    return kept;
  }

  /** A world in which each seat has laid as its kind does. */
  private laidBy(kinds: readonly Kind[], chance: Chance): FelixPosition {
    const world = this.draw(chance);
    if (world.phase === 'place') forgetLaid(world);
    if (this.hidden.length === 0) return world;
    const before = startOfRound(world);
    for (const seat of this.hidden) {
      look(before, seat, this.sight);
      relay(world, seat, (kinds[seat] as Kind).policy(this.sight, chance));
    }
    return world;
  }

  /** How likely those whose card is hidden would have bid as they did. */
  private likelihood(world: FelixPosition, kinds: readonly Kind[]): number {
    const again = startOfRound(world);
    for (const seat of seatsOf(world.setup.seats)) again.act(laidBy(world.laid, seat));
    let likelihood = 1;
    for (const action of this.actions) {
      const seat = again.actor;
      if (this.hidden.includes(seat)) {
        look(again, seat, this.sight);
        likelihood *= (kinds[seat] as Kind).likelihood(this.sight, action);
      }
      again.act(action);
    }
    return likelihood;
  }
}
