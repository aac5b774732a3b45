import type { Game } from '@miaou/kit';
import { ACTION_LIMIT } from './actions.js';
import { deal, parseDeal } from './deal.js';
import { follow, reveals } from './follow.js';
import { parseMove } from './notation.js';
import { observationSize } from './observation.js';
import { formatOptions, OPTION_SPECS, parseOptions, SEAT_COUNTS } from './options.js';
import { startPosition } from './position.js';
import { sample } from './sample.js';
import { makeSetup } from './setup.js';
import type { CrumbsTypes } from './types.js';

/** Crumbs: take what you can without waking the cat. */
export const crumbs: Game<CrumbsTypes> = {
  id: 'crumbs',
  title: 'Crumbs',
  rules: 'crumbs/1',
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  actionLimit: ACTION_LIMIT,
  parseOptions,
  formatOptions,
  drawOptions: (raw) => raw,
  deal,
  parseDeal,
  start: (options, dealt) => startPosition(makeSetup(options, dealt)),
  parseMove,
  sample,
  follow,
  reveals,
  observationSize,
};

export { eatenFrom } from './eating.js';
export { eatenIn } from './pastRounds.js';
export { REFUSAL_CODES } from './refusals.js';
export type * from './types.js';
export { CRUMBS } from './types.js';
