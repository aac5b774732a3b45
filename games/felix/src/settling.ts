import type { Chance, Seat } from '@miaou/kit';
import { discardRow, sellSack } from './sack.js';
import { sample } from './sample.js';
import type { FelixView } from './types.js';
import { view as viewOf } from './view.js';

const ANY_CHANCE: Chance = { below: () => 0 };

/**
 * Once the whole row lies face up, every position that fits the view is settled alike: one is settled by the rules themselves. Who has them
 * at hand needs nothing else to follow a match.
 */
export const settleByRules = (view: FelixView, buyer: Seat | null): FelixView => {
  const position = sample(view, ANY_CHANCE);
  if (buyer === null) discardRow(position);
  else sellSack(position, buyer);
  return viewOf(position, view.viewer);
};
