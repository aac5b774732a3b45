import type { FelixTypes } from '@miaou/felix';
import { at } from '@miaou/kit';
import type { Bot, Budget } from '../bot.js';
import { playoutsWithin } from '../search/playouts.js';
import { networkFor } from './networkCache.js';
import { Observation } from './observation.js';
import { observeView } from './observeView.js';
import { PlayoutSearch } from './playoutSearch.js';
import { legalMoveFor } from './policy.js';

/** How many playouts a budget allows. */
const playoutsFor = (budget: Budget): number => playoutsWithin(budget, { byDefault: 450, perMillisecond: 5 });

const observation = new Observation();

/** Plays the best move of a playout search. */
export const searchBot = (name: string): Bot<FelixTypes> => ({
  name,
  choose: ({ view, seat, legalMoves, chance, budget }) => {
    const search = new PlayoutSearch(networkFor(view.options.seats));
    observeView(view, seat, observation);
    const ranked = search.rank({ view, seat, observation, playouts: playoutsFor(budget) }, chance);
    return legalMoveFor(at(ranked, 0).action, legalMoves);
  },
});
