import type { Game } from '@miaou/kit';
import { ACTION_LIMIT } from './actions.js';
import { deal, openers, parseDeal } from './deal.js';
import { follow, reveals } from './follow.js';
import { parseMove } from './notation.js';
import { observationSize } from './observation.js';
import { drawOptions, formatOptions, OPTION_SPECS, parseOptions, SEAT_COUNTS } from './options.js';
import { pointing } from './pointing.js';
import { startPosition } from './position.js';
import { sample } from './sample.js';
import { setupOf } from './setup.js';
import type { ChopTypes } from './types.js';

export { KITCHEN, NAMED_KITCHENS } from './kitchens.js';
export { parseLayout } from './layout.js';
export { REFUSAL_CODES, type RefusalCode } from './refusals.js';
export { distancesFrom, frontsOf, pathOf, reachable } from './routes.js';
export * from './types.js';

/** The rules of Chop! Chop! */
export const chop: Game<ChopTypes> = {
  id: 'chop',
  title: 'Chop! Chop!',
  rules: 'chop/1',
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  actionLimit: ACTION_LIMIT,
  parseOptions,
  formatOptions,
  drawOptions,
  openers,
  deal,
  parseDeal,
  start: (options, dealt) => startPosition(setupOf(options), dealt),
  parseMove,
  sample,
  follow,
  reveals,
  pointing,
  observationSize,
};
