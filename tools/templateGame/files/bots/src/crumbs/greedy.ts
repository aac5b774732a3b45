import type { CrumbsTypes } from '@miaou/crumbs';
import { at } from '@miaou/kit';
import type { Bot } from '../bot.js';

/** Takes as much as it may of its fair share of the plate, or as little as it may where that is not allowed. */
export const greedy: Bot<CrumbsTypes> = {
  name: 'greedy',
  choose: ({ view, legalMoves }) => {
    const share = view.plate / view.options.seats;
    return legalMoves.findLast(({ crumbs }) => crumbs <= share) ?? at(legalMoves, 0);
  },
};
