import { type ChopMove, type ChopTypes, type ChopView, HOLES, MICE, type Mouse, type Place } from '@miaou/chop';
import { drawn } from '@miaou/kit';
import type { Bot, BotRequest } from '../bot.js';
import { dangerIn } from './danger.js';
import { stepsToNearest } from './distances.js';

type Request = BotRequest<ChopTypes>;
/** What a move is worth: the lower, the better. */
type Cost = (move: ChopMove) => number;

/** More than any number of steps in a kitchen. */
const FAR = 1000;

const targetOf = (move: ChopMove): Place | undefined => ('to' in move ? move.to : undefined);

const pieceOf = (view: ChopView, move: ChopMove): Mouse | undefined => {
  if (move.type === 'move' && 'mouse' in move) return move.mouse;
  return typeof view.piece === 'number' ? view.piece : undefined;
};

/** Where the cat must stand to be upon a mouse: in front of its hole, or above it while it is under the table. */
const besideMouse = ({ options: { layout } }: ChopView, place: Place): Place =>
  HOLES.includes(place as (typeof HOLES)[number]) ? layout.holes[place as (typeof HOLES)[number]] : place;

const isOnTable = ({ options: { layout } }: ChopView, place: Place): boolean =>
  ([...layout.table.legs, ...layout.table.under] as readonly Place[]).includes(place);

/** The cat catches where it can; otherwise it goes where the nearest mouse is fewest steps away. */
const catCost = (view: ChopView): Cost => {
  const mice = view.mice.filter((place) => place !== null);
  const goals = mice.map((place) => besideMouse(view, place));
  return (move) => {
    const to = targetOf(move);
    if (to === undefined) return 0;
    const isCatch = mice.includes(to) && !isOnTable(view, to);
    return isCatch ? -1 : stepsToNearest(view.options.layout, 'cat', to, goals);
  };
};

/** What the mice run for: cheese they know of and tiles that may hide some, or a free hole once all the cheese is won. */
const goalsOf = ({ cheese, cat, faceDown, mice, options }: ChopView): readonly Place[] =>
  cheese.won < options.layout.tiles.cheese
    ? [...cheese.faceUp.filter((square) => square !== cat), ...faceDown]
    : HOLES.filter((hole) => !mice.includes(hole));

/** All four must have left their start (CE2): with the cheese won, that comes before coming home. */
const mustWait = ({ cheese, started, options }: ChopView, mouse: Mouse): boolean =>
  cheese.won === options.layout.tiles.cheese && started.length < MICE.length && started.includes(mouse);

/** Certain death weighs more than possible death, and that more than any way. */
const deathCost = (danger: number): number => (danger === 0 ? 0 : danger < 1 ? 2 * FAR : 4 * FAR);

/** A mouse goes for the nearest goal: to a safe place if there is one, and to certain death only if there is nothing else. */
const miceCost = (view: ChopView): Cost => {
  const danger = dangerIn(view);
  const goals = goalsOf(view);
  return (move) => {
    const mouse = pieceOf(view, move);
    const to = targetOf(move);
    if (mouse === undefined || to === undefined) return 0;
    const way = Math.min(FAR / 2, stepsToNearest(view.options.layout, 'mice', to, goals));
    return deathCost(danger(to)) + (mustWait(view, mouse) ? FAR : 0) + way;
  };
};

/** The cheapest moves; among equals chance decides. */
const cheapest = ({ legalMoves, chance }: Request, cost: Cost): ChopMove => {
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
