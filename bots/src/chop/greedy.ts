import { type ChopMove, type ChopTypes, type ChopView, MICE, type Mouse } from '@miaou/chop';
import { drawn } from '@miaou/kit';
import type { Bot, BotRequest } from '../bot.js';
import { catchRiskIn } from './catchRisk.js';
import { stepsToNearest } from './distances.js';
import { besideMouse, goalsOf, isAllCheeseWon, isAtTable, mouseOf, targetOf } from './viewFacts.js';

type Request = BotRequest<ChopTypes>;
/** The cost of a move: the lower, the better. */
export type Cost = (move: ChopMove) => number;

/** More than any number of steps on a board. */
const FAR = 1000;

/** The cat catches where it can; otherwise it goes where the nearest mouse is fewest steps away. */
export const catCost = (view: ChopView): Cost => {
  const mice = view.mice.filter((place) => place !== null);
  const goals = mice.flatMap((place) => besideMouse(view, place));
  return (move) => {
    const to = targetOf(move);
    if (to === undefined) return 0;
    const isCatch = mice.includes(to) && !isAtTable(view, to);
    return isCatch ? -1 : stepsToNearest(view.options.layout, 'cat', to, goals);
  };
};

/** All four must have left their start (CE2): with the cheese won, that comes before coming home. */
const mustWait = (view: ChopView, mouse: Mouse): boolean =>
  isAllCheeseWon(view) && view.started.length < MICE.length && view.started.includes(mouse);

/** Certain death costs more than possible death, and that more than any distance. */
const deathCost = (risk: number): number => (risk === 0 ? 0 : risk < 1 ? 2 * FAR : 4 * FAR);

/** A mouse goes for the nearest goal: to a safe place if there is one, and to certain death only if it has no other move. */
const miceCost = (view: ChopView): Cost => {
  const riskAt = catchRiskIn(view);
  const goals = goalsOf(view);
  return (move) => {
    const mouse = mouseOf(view, move);
    const to = targetOf(move);
    if (mouse === undefined || to === undefined) return 0;
    const way = Math.min(FAR / 2, stepsToNearest(view.options.layout, 'mice', to, goals));
    return deathCost(riskAt(to)) + (mustWait(view, mouse) ? FAR : 0) + way;
  };
};

/** A move of the lowest cost, drawn evenly. */
export const cheapest = ({ legalMoves, chance }: Request, cost: Cost): ChopMove => {
  const costs = legalMoves.map(cost);
  const least = Math.min(...costs);
  return drawn(
    legalMoves.filter((_, index) => costs[index] === least),
    chance,
  );
};

/** Looks no further than the next roll of the cat. */
export const greedy: Bot<ChopTypes> = {
  name: 'greedy',
  choose: (request) => {
    const { view, seat } = request;
    return cheapest(request, seat === view.options.cat ? catCost(view) : miceCost(view));
  },
};
