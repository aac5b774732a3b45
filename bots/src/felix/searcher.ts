import type { FelixTypes } from '@miaou/felix';
import type { Bot, Budget } from '../bot.js';
import { mindFor } from './minds.js';
import { legalMoveFor } from './policy.js';
import { read } from './read.js';
import { Search, type Weighed } from './search.js';
import { Sight } from './sight.js';

const USUAL_PLAYOUTS = 500;
/** Less than a slow machine manages: a clock would make the answer depend on more than view and seed. */
const PLAYOUTS_A_MILLISECOND = 5;

/** How many playouts a budget allows. */
export const playoutsFor = ({ iterations = USUAL_PLAYOUTS, milliseconds = Number.POSITIVE_INFINITY }: Budget): number =>
  Math.min(iterations, PLAYOUTS_A_MILLISECOND * milliseconds);

const sight = new Sight();

/** Plays what the net and the search from it think best. */
export const searcher = (name: string): Bot<FelixTypes> => ({
  name,
  choose: ({ view, seat, legalMoves, chance, budget }) => {
    const search = new Search(mindFor(view.options.seats));
    read(view, seat, sight);
    const [best] = search.weigh(view, seat, sight, playoutsFor(budget), chance) as [Weighed];
    return legalMoveFor(best.action, legalMoves);
  },
});
