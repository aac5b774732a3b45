import type { Seat } from '@miaou/kit';
import { rememberRound } from './history.js';
import { fillMouseCards } from './mouseCards.js';
import { outcomeOf } from './outcome.js';
import { lowestSeat } from './seats.js';
import { ROUNDS } from './stock.js';
import type { Truth } from './truth.js';
import type { FelixEvent } from './types.js';

const clearTable = (truth: Truth): void => {
  truth.laid = 0;
  truth.row = 0;
  truth.highest = 0;
  truth.passes = 0;
  truth.passCount = 0;
  truth.bidding = 0;
};

const endMatch = (truth: Truth, events?: FelixEvent[]): void => {
  truth.phase = 'over';
  truth.filled = false;
  events?.push({ type: 'matchEnded', result: outcomeOf(truth) });
};

const startRound = (truth: Truth, allPassed: boolean, events?: FelixEvent[]): void => {
  truth.round++;
  truth.phase = 'place';
  truth.owing = truth.setup.everyone;
  truth.turn = lowestSeat(truth.owing);
  fillMouseCards(truth, allPassed, events);
  events?.push({ type: 'roundStarted', round: truth.round, first: truth.first });
};

/** The buyer becomes first player (FR7); without one the first player stays (FX2). After the ninth round the match is over (FE1). */
export const endRound = (truth: Truth, buyer: Seat | null, events?: FelixEvent[]): void => {
  rememberRound(truth, buyer);
  if (buyer !== null) truth.first = buyer;
  clearTable(truth);
  if (truth.round === ROUNDS) endMatch(truth, events);
  else startRound(truth, buyer === null, events);
};
