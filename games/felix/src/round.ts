import type { Seat } from '@miaou/kit';
import { ROUNDS } from './amounts.js';
import { fillMouseCards } from './bank.js';
import { rememberRound } from './history.js';
import type { MatchState } from './matchState.js';
import { outcomeOf } from './outcome.js';
import { lowestSeat } from './seats.js';
import type { FelixEvent } from './types.js';

export const clearTable = (match: MatchState): void => {
  match.laid = 0;
  match.row = 0;
  match.highest = 0;
  match.passes = 0;
  match.passCount = 0;
  match.bidding = 0;
};

const endMatch = (match: MatchState, events?: FelixEvent[]): void => {
  match.phase = 'over';
  match.filled = false;
  events?.push({ type: 'matchEnded', result: outcomeOf(match) });
};

const startRound = (match: MatchState, allPassed: boolean, events?: FelixEvent[]): void => {
  match.round++;
  match.phase = 'place';
  match.owing = match.setup.everyone;
  match.turn = lowestSeat(match.owing);
  fillMouseCards(match, allPassed, events);
  events?.push({ type: 'roundStarted', round: match.round, first: match.first });
};

/** The buyer becomes first player (FR7); without one the first player stays (FX2). After the ninth round the match is over (FE1). */
export const endRound = (match: MatchState, buyer: Seat | null, events?: FelixEvent[]): void => {
  rememberRound(match, buyer);
  if (buyer !== null) match.first = buyer;
  clearTable(match);
  if (match.round === ROUNDS) endMatch(match, events);
  else startRound(match, buyer === null, events);
};
