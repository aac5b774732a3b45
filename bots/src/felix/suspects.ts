import type { FelixView } from '@miaou/felix';
import { type Action, codeOf, type FelixPosition, startPosition } from '@miaou/felix/search';
import { type Chance, leftOf, type Seat, seatsOf } from '@miaou/kit';
import type { Kind } from './kinds.js';
import { look } from './look.js';
import { retrace, type Tales, TELLINGS } from './retrace.js';
import { Sight } from './sight.js';

const FINENESS = 0x100_0000;
/** Decisions of one player are alike, so they count for less than as many of different players. */
const DISCOUNT = 0.6;
/** Nobody is ever quite sure. */
const DOUBT = 0.02;

type Past = FelixView['past'][number];

/** What a seat laid in a round that is over, for the first player and the others clockwise; the passive player's comes first. */
const laidIn = ({ first, row }: Past, seats: number): Map<Seat, Action> => {
  const laid = new Map<Seat, Action>();
  let seat = first;
  for (const card of row.slice(row.length - seats)) {
    laid.set(seat, codeOf(card));
    seat = leftOf(seat, seats);
  }
  return laid;
};

/** What kinds the players may be, by what they did in the rounds that are over. */
export class Suspects {
  private readonly kinds: readonly Kind[];
  /** For each seat and kind, the logarithm of how well the kind explains what the seat did. */
  private readonly logs: readonly Float64Array[];
  /** For each seat and kind, how likely it is; not scaled to a sum of 1. */
  private readonly weights: readonly Float64Array[];
  private readonly sight = new Sight();

  constructor(kinds: readonly Kind[], view: FelixView, world: FelixPosition) {
    this.kinds = kinds;
    this.logs = seatsOf(view.options.seats).map(() => Float64Array.from(kinds, ({ prior }) => Math.log(prior)));
    this.investigate(view, world);
    this.weights = this.logs.map((logs) => {
      const top = Math.max(...logs);
      return logs.map((log) => DOUBT + Math.exp(log - top));
    });
  }

  /** Plays the rounds that are over again in a world that the view allows. */
  private investigate(view: FelixView, world: FelixPosition): void {
    let again = startPosition(world.setup);
    for (const past of view.past) {
      const laid = laidIn(past, view.options.seats);
      const tales = retrace(past, view.viewer);
      if (tales === undefined) return;
      for (const seat of seatsOf(view.options.seats)) this.follow(again, view, laid.get(seat) as Action, this.kinds);
      again = this.hear(again, view, tales);
    }
  }

  /** Each kind hears the auction as it is told best for it. */
  private hear(laid: FelixPosition, view: FelixView, tales: Tales): FelixPosition {
    const ends = TELLINGS.map((telling) => {
      const again = laid.clone();
      const hearing = this.kinds.filter((kind) => kind.telling === telling);
      for (const action of tales[telling]) this.follow(again, view, action, hearing);
      return again;
    });
    return ends[0] as FelixPosition;
  }

  private follow(again: FelixPosition, view: FelixView, action: Action, hearing: readonly Kind[]): void {
    const seat = again.actor;
    if (seat !== view.viewer) this.note(again, seat, action, hearing);
    again.act(action);
  }

  private note(again: FelixPosition, seat: Seat, action: Action, hearing: readonly Kind[]): void {
    const logs = this.logs[seat] as Float64Array;
    look(again, seat, this.sight);
    for (const kind of hearing) {
      const index = this.kinds.indexOf(kind);
      logs[index] = (logs[index] as number) + DISCOUNT * Math.log(kind.likelihood(this.sight, action));
    }
  }

  /** A kind for a seat, drawn by how likely it is. */
  draw(seat: Seat, chance: Chance): Kind {
    const weights = this.weights[seat] as Float64Array;
    let left = (chance.below(FINENESS) / FINENESS) * weights.reduce((sum, weight) => sum + weight);
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return this.kinds[Math.max(0, index)] as Kind;
  }
}
