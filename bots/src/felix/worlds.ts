import type { FelixView } from '@miaou/felix';
import { type FelixPosition, handOf, laidBy, one, sampler, setHand, without } from '@miaou/felix/search';
import { type Chance, type Seat, seat as seatAt, seatsOf } from '@miaou/kit';
import { Belief, type Holding, holdingOf } from './beliefs.js';
import type { Kind } from './kinds.js';
import { look } from './look.js';
import { retrace, runningAuction, type Tales } from './retrace.js';
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

/** Gives seats what they are believed to have. */
const impose = (world: FelixPosition, holdings: ReadonlyMap<Seat, Holding>): void => {
  const removed = [...world.deal.removed];
  for (const [seat, holding] of holdings) {
    removed[seat] = holding.removed;
    relay(world, seat, holding.laid);
    setHand(world, seat, holding.hand);
  }
  world.setup = { ...world.setup, deal: { ...world.deal, removed } };
};

const UNTOLD: Tales = { few: [], small: [] };

/**
 * Draws positions that a seat cannot tell from the real one. What lies face down is not any card as likely as another:
 * it is what a player of the assumed kind would have laid from a hand drawn evenly, and then bid on as it did. Seats do not know
 * each other's cards, so each one is believed in by itself.
 */
export class Worlds {
  private readonly draw: (chance: Chance) => FelixPosition;
  private readonly hidden: readonly Seat[];
  /** What was bid so far in the running auction, in order; nothing where it cannot be told. */
  private readonly tales: Tales;
  private readonly sight = new Sight();
  private readonly beliefs = new Map<Seat, Map<Kind, Belief>>();

  constructor(view: FelixView) {
    const isAuction = view.phase === 'auction';
    this.draw = sampler(view);
    this.hidden = isAuction ? seatsOf(view.options.seats).filter((seat) => isHidden(view, seat)) : [];
    this.tales = (isAuction ? retrace(runningAuction(view), view.viewer) : undefined) ?? UNTOLD;
    for (const seat of this.hidden) this.beliefs.set(seat, new Map());
  }

  /** A world in which what is hidden is drawn evenly. */
  any(chance: Chance): FelixPosition {
    return this.draw(chance);
  }

  /** A world in which each seat plays as its kind does. */
  next(kinds: readonly Kind[], chance: Chance): FelixPosition {
    const world = this.draw(chance);
    if (world.phase === 'place') forgetLaid(world);
    if (this.hidden.length === 0) return world;
    impose(
      world,
      new Map(this.hidden.map((seat) => [seat, this.beliefAbout(seat, kinds[seat] as Kind).draw(chance)] as const)),
    );
    return world;
  }

  private beliefAbout(seat: Seat, kind: Kind): Belief {
    const beliefs = this.beliefs.get(seat);
    const belief = beliefs?.get(kind) ?? new Belief((chance) => this.imagine(seat, kind, chance));
    beliefs?.set(kind, belief);
    return belief;
  }

  /** What a seat of this kind might have laid. */
  private imagine(seat: Seat, kind: Kind, chance: Chance): Holding {
    const world = this.draw(chance);
    look(startOfRound(world), seat, this.sight);
    relay(world, seat, kind.policy(this.sight, chance));
    return holdingOf(world, seat, this.likelihood(world, seat, kind));
  }

  /** How likely a seat of this kind would have bid as it did. */
  private likelihood(world: FelixPosition, seat: Seat, kind: Kind): number {
    const again = startOfRound(world);
    for (const by of seatsOf(world.setup.seats)) again.act(laidBy(world.laid, by));
    let likelihood = 1;
    for (const action of this.tales[kind.telling]) {
      if (again.actor === seat) {
        look(again, seat, this.sight);
        likelihood *= kind.likelihood(this.sight, action);
      }
      again.act(action);
    }
    return likelihood;
  }
}
