import type { Chance, Game, Position } from '@miaou/kit';
import { ACTION_LIMIT } from './actions.js';
import { deal, parseDeal } from './deal.js';
import { follow, reveals } from './follow.js';
import { parseMove } from './notation.js';
import { observationSize } from './observation.js';
import { formatOptions, OPTION_SPECS, parseOptions, SEAT_COUNTS } from './options.js';
import { orders } from './orders.js';
import { startPosition } from './position.js';
import { sample, sampler as samplerOf } from './sample.js';
import { makeSetup } from './setup.js';
import type { FelixTypes, FelixView } from './types.js';

/** Felix / Filou: the cat in the sack. */
export const felix: Game<FelixTypes> = {
  id: 'felix',
  title: 'Felix',
  rules: 'felix/1',
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
  orders,
  observationSize,
};

/** Draws many positions from one view; what the view shows is worked out once for all of them. */
export const sampler = (view: FelixView): ((chance: Chance) => Position<FelixTypes>) => samplerOf(view);

export { ROUNDS } from './amounts.js';
export { type Chase, chase } from './chase.js';
export { countMice, countWon, handSize, pastRow, unseenCards } from './counting.js';
export { follow } from './follow.js';
export { isLastChoiceIn, legalMovesIn } from './legalMoves.js';
export { formatMove } from './notation.js';
export { mouseCardsFor } from './passPayments.js';
export { REFUSAL_CODES, type RefusalCode } from './refusals.js';
export { rowOwners } from './seats.js';
export type * from './types.js';
export { CARDS } from './types.js';
