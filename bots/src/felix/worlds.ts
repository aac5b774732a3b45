import type { FelixView } from '@miaou/felix';
import { type FelixPosition, handOf, laidBy, one, sampler, setHand, without } from '@miaou/felix/search';
import { type Chance, type Seat, seatsOf } from '@miaou/kit';
import { look } from './look.js';
import type { Policy } from './policy.js';
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

/** Puts another card of the same seat face down. */
const relay = (position: FelixPosition, seat: Seat, code: number): void => {
  const old = laidBy(position.laid, seat);
  setHand(position, seat, without(handOf(position, seat) | (1 << old), code));
  position.row += one(code) - one(old);
  position.laid = (position.laid & ~(15 << (4 * seat))) | (code << (4 * seat));
};

/**
 * Draws positions that a seat cannot tell from the real one. What lies face down is not any card as likely as another:
 * it is what a player of the assumed kind would have laid from a hand drawn evenly.
 */
export class Worlds {
  private readonly draw: (chance: Chance) => FelixPosition;
  private readonly hidden: readonly Seat[];
  private readonly sight = new Sight();

  constructor(view: FelixView) {
    this.draw = sampler(view);
    this.hidden = view.phase === 'auction' ? seatsOf(view.options.seats).filter((seat) => isHidden(view, seat)) : [];
  }

  /** A world in which what is hidden is drawn evenly. */
  any(chance: Chance): FelixPosition {
    return this.draw(chance);
  }

  /** A world in which each seat has laid by its policy. */
  next(policies: readonly Policy[], chance: Chance): FelixPosition {
    const world = this.draw(chance);
    if (world.phase === 'place') forgetLaid(world);
    if (this.hidden.length === 0) return world;
    const before = world.clone();
    rewind(before);
    takeBack(before, world.laid);
    for (const seat of this.hidden) {
      look(before, seat, this.sight);
      relay(world, seat, (policies[seat] as Policy)(this.sight, chance));
    }
    return world;
  }
}
