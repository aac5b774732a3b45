import type { Pointing } from '@miaou/kit';
import { has } from './cellSet.js';
import { openers } from './deal.js';
import { setupOf } from './setup.js';
import { cellOf, FIRST_HOLE, isPlace } from './squares.js';
import type { ChopTypes } from './types.js';

/** The mice play together, the cat plays alone (CP1): mouse players point at squares and holes for each other. */
export const pointing: Pointing<ChopTypes> = {
  seenBy: (options, seat) => {
    const mice = openers(options);
    return mice.includes(seat) && mice.length > 1 ? mice : [];
  },
  isTarget: (options, at) => isPlace(at) && (cellOf(at) >= FIRST_HOLE || has(setupOf(options).top, cellOf(at))),
};
