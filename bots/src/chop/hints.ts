import type { ChopMove, ChopTypes, ChopView } from '@miaou/chop';
import type { Budget } from '../bot.js';
import type { Adviser, Hint } from '../hint.js';
import { Playouts, type Tally } from './playouts.js';
import { type ChopReason, reasonFor } from './reasons.js';
import { type Weighed, weigh } from './weighing.js';

export type { ChopReason } from './reasons.js';

type Decision = Exclude<ChopMove, { type: 'roll' }>;

/** The moves worth thinking about. */
const MOST_WEIGHED = 5;
const DEEP = 8;
/** So many playouts the value thought through counts for. */
const ANCHOR = 20;
const USUAL_PLAYOUTS = 300;
/** Less than a slow machine manages: a clock would make the answer depend on more than view and seed. */
const PLAYOUTS_A_MILLISECOND = 0.5;
const NORMAL_95 = 1.96;
/** How much playouts of a decision differ before any was made. */
const USUAL_DEVIATION = 0.3;

type Rival = Weighed & Tally;

const playoutsFor = ({ iterations = USUAL_PLAYOUTS, milliseconds = Number.POSITIVE_INFINITY }: Budget): number =>
  Math.min(iterations, PLAYOUTS_A_MILLISECOND * milliseconds);

const valueOf = ({ worth, sum, visits }: Rival): number => (ANCHOR * worth + sum) / (ANCHOR + visits);

const spreadOf = ({ visits, sum, squares }: Rival): number => {
  const variance = visits < 2 ? USUAL_DEVIATION ** 2 : Math.max(0, squares / visits - (sum / visits) ** 2);
  return NORMAL_95 * Math.sqrt(variance / (ANCHOR + visits));
};

const rivalsOf = (view: ChopView, legalMoves: readonly ChopMove[]): Rival[] =>
  weigh(view, legalMoves, DEEP)
    .slice(0, MOST_WEIGHED)
    .map(({ move, worth }) => ({ move, worth, visits: 0, sum: 0, squares: 0 }));

const hintOf = (view: ChopView, rival: Rival): Hint<ChopTypes, ChopReason> => ({
  move: rival.move,
  value: valueOf(rival),
  spread: spreadOf(rival),
  reason: reasonFor(view, rival.move as Decision),
});

/** Tells what the strongest bot thinks of a decision, and how far short playouts bear it out. A die asks for no advice. */
export const chopAdviser: Adviser<ChopTypes, ChopReason> = {
  rank: ({ view, legalMoves, budget, chance }) => {
    if (view.phase === 'roll') return [];
    const rivals = rivalsOf(view, legalMoves);
    const playouts = new Playouts(view);
    const visits = Math.floor(playoutsFor(budget) / rivals.length);
    for (let visit = 0; visit < visits; visit++) playouts.visit(rivals, chance);
    return rivals.toSorted((a, b) => valueOf(b) - valueOf(a)).map((rival) => hintOf(view, rival));
  },
};
