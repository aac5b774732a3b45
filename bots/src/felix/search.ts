import type { FelixView } from '@miaou/felix';
import { type Action, type FelixPosition, miceOf, PASS } from '@miaou/felix/search';
import { type Chance, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import { type Kind, kindsFor, ownKind } from './kinds.js';
import { look } from './look.js';
import { MARGIN_SCALE, MARGIN_WEIGHT, type Mind } from './mind.js';
import { Sight } from './sight.js';
import { Suspects } from './suspects.js';
import { Worlds } from './worlds.js';

/** A candidate with what playouts made of it. */
export interface Weighed {
  readonly action: Action;
  /** What the net alone thinks it is worth. */
  readonly prior: number;
  visits: number;
  sum: number;
  squares: number;
  /** What each playout was worth. Rivals were played out in the same worlds, so these can be compared one by one. */
  readonly worths: number[];
}

/** So many playouts the net's own value counts for. */
const ANCHOR = 40;
/** Candidates that the net thinks so much worse than its best are not played out. */
const HOPELESS = 0.08;
const MOST_WEIGHED = 5;
const SEEDS = 0x1_0000_0000;

export const valueOf = ({ prior, visits, sum }: Weighed): number => (ANCHOR * prior + sum) / (ANCHOR + visits);

const NORMAL_95 = 1.96;
/** How much playouts of a decision differ before any was made. */
const USUAL_DEVIATION = 0.3;

/** How far off the value may be either way: half of a 95 % interval. */
export const spreadOf = ({ visits, sum, squares }: Weighed): number => {
  const variance = visits < 2 ? USUAL_DEVIATION ** 2 : Math.max(0, squares / visits - (sum / visits) ** 2);
  return NORMAL_95 * Math.sqrt(variance / (ANCHOR + visits));
};

/** A rival is looked at after so many worlds for the first time, and then after as many again. */
const WORLDS_A_LOOK = 10;
const FEWEST_WORLDS = 20;
/** So many standard errors ahead is ahead. */
const SURE = 3;
/** Less than this makes no difference. */
const TRIFLE = 0.003;

/** The standard error of by how much one was worth more than the other in the same worlds. */
const errorOfGap = (one: Weighed, other: Weighed): number => {
  const { visits } = other;
  let [sum, squares] = [0, 0];
  for (let world = 0; world < visits; world++) {
    const gap = (one.worths[world] as number) - (other.worths[world] as number);
    sum += gap;
    squares += gap * gap;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / visits)) / (ANCHOR + visits);
};

/** True where more playouts would hardly change anything: the leader is ahead, or as good as the other. */
const isSettled = (leader: Weighed, other: Weighed): boolean => {
  if (other.visits < FEWEST_WORLDS) return false;
  const gap = valueOf(leader) - valueOf(other);
  const error = errorOfGap(leader, other);
  return gap > SURE * error || gap + 2 * error < TRIFLE;
};

const byValue = (a: Weighed, b: Weighed): number => valueOf(b) - valueOf(a);

/** Leaves out the worst of three or more, and whoever needs no more playouts. */
const narrowed = (rivals: readonly Weighed[]): readonly Weighed[] => {
  const sorted = rivals.toSorted(byValue);
  const leader = sorted[0] as Weighed;
  return sorted
    .slice(0, Math.max(2, sorted.length - 1))
    .filter((rival) => rival === leader || !isSettled(leader, rival));
};

/** What the end of a match is worth to a seat, in the measure of a mind. */
const worthOf = (position: FelixPosition, seat: Seat): number => {
  const result = position.outcome();
  if (result === undefined) throw new Error('the match is not over');
  const totals = result.seats.map(({ total }) => total);
  const own = totals[seat] as number;
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  const margin = Math.max(-1.5, Math.min(1.5, (own - best) / MARGIN_SCALE));
  return share + MARGIN_WEIGHT * margin;
};

/** FR4 */
const mustPass = (position: FelixPosition): boolean =>
  position.phase === 'auction' && miceOf(position, position.actor) <= position.highest;

/**
 * Weighs the net's candidates by playing the round out in worlds that the view allows, all of them in the same worlds, against
 * players of several kinds: a single model of the others would be exploited where they differ from it.
 */
export class Search {
  private readonly mind: Mind;
  private readonly sight = new Sight();
  private readonly kinds: readonly Kind[];
  private readonly own: Kind;

  constructor(mind: Mind) {
    this.mind = mind;
    this.kinds = kindsFor(mind);
    this.own = ownKind(mind);
  }

  /** The candidates of a decision, best first. `sight` is what the view shows. */
  weigh(view: FelixView, seat: Seat, sight: Sight, playouts: number, chance: Chance): Weighed[] {
    const all = this.candidates(sight);
    if (all.length === 1) return all;
    let rivals: readonly Weighed[] = all;
    const worlds = new Worlds(view);
    const suspects = new Suspects(this.kinds, view, worlds.any(chance));
    const players = () => seatsOf(view.options.seats).map((by) => (by === seat ? this.own : suspects.draw(by, chance)));
    let left = playouts;
    for (let turn = 1; rivals.length > 1 && left >= rivals.length; turn++) {
      this.visit(worlds, seat, rivals, players(), chance);
      left -= rivals.length;
      if (turn % WORLDS_A_LOOK === 0) rivals = narrowed(rivals);
    }
    return all.toSorted(byValue);
  }

  private candidates(sight: Sight): Weighed[] {
    const { mind } = this;
    mind.consider(sight);
    const top = mind.values[mind.best()] as number;
    return Array.from({ length: mind.count }, (_, index) => ({
      action: mind.actionAt(index),
      prior: mind.values[index] as number,
      visits: 0,
      sum: 0,
      squares: 0,
      worths: [],
    }))
      .filter(({ prior }) => prior > top - HOPELESS)
      .toSorted(byValue)
      .slice(0, MOST_WEIGHED);
  }

  /** Plays every rival out once in the same world. */
  private visit(worlds: Worlds, seat: Seat, rivals: readonly Weighed[], kinds: readonly Kind[], chance: Chance): void {
    const world = worlds.next(kinds, chance);
    const scratch = world.clone();
    // The others' luck is the same for every rival, else it would hide how the rivals differ.
    const luck = chance.below(SEEDS);
    for (const rival of rivals) {
      scratch.copyFrom(world);
      const value = this.playOut(scratch, seat, rival.action, kinds, new SeededChance(luck));
      rival.visits++;
      rival.sum += value;
      rival.squares += value * value;
      rival.worths.push(value);
    }
  }

  private playOut(position: FelixPosition, seat: Seat, action: Action, kinds: readonly Kind[], chance: Chance): number {
    const { round } = position;
    // While cards are laid it may be the turn of another: the order does not matter (FR1).
    position.turn = seat;
    position.act(action);
    while (position.phase !== 'over' && position.round === round) {
      if (mustPass(position)) position.act(PASS);
      else {
        look(position, position.actor, this.sight);
        position.act((kinds[position.actor] as Kind).policy(this.sight, chance));
      }
    }
    if (position.phase === 'over') return worthOf(position, seat);
    look(position, seat, this.sight);
    this.mind.consider(this.sight);
    return this.mind.values[this.mind.best()] as number;
  }
}
