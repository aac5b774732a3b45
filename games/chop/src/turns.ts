import { leftOf, type Seat } from '@miaou/kit';
import { ANY_MOUSE, CAT, type MatchState } from './matchState.js';
import { endMatch } from './outcome.js';
import type { Die } from './setup.js';
import type { ChopEvent, ChopOptions } from './types.js';
import { findWalks } from './walking.js';

/** Whose turn it is. */
export const actorOf = ({ setup, piece, mouseSeat }: MatchState): Seat =>
  piece === CAT ? setup.options.cat : mouseSeat;

/** The die to be rolled (CB6). */
export const dieToRoll = ({ setup, piece }: MatchState): Die => (piece === CAT ? setup.catDie : setup.miceDie);

/** The mouse players take turns clockwise, the cat's seat left out (CP3). */
const mouseSeatAfter = (seat: Seat, options: ChopOptions): Seat => {
  const next = leftOf(seat, options.seats);
  return next === options.cat ? mouseSeatAfter(next, options) : next;
};

/** The other side is to roll, twice after a knife (CP3, CT7). */
export const passTurn = (match: MatchState, events?: ChopEvent[]): void => {
  const rolls = match.nextRolls;
  if (match.piece !== CAT) match.mouseSeat = mouseSeatAfter(match.mouseSeat, match.setup.options);
  match.piece = match.piece === CAT ? ANY_MOUSE : CAT;
  match.phase = 'roll';
  match.rollsLeft = rolls;
  match.nextRolls = 1;
  events?.push({ type: 'turnPassed', seat: actorOf(match), rolls });
};

/** Ends a turn; the cat's ends a round (CE4). */
const endTurn = (match: MatchState, events?: ChopEvent[]): void => {
  if (match.piece === CAT) match.rounds++;
  if (match.rounds === match.setup.options.maxRounds) endMatch(match, events);
  else passTurn(match, events);
};

/** What a roll brought is done: the second roll of the turn follows, or the turn is over. */
export const endRoll = (match: MatchState, events?: ChopEvent[]): void => {
  if (match.rollsLeft === 0) return endTurn(match, events);
  match.phase = 'roll';
};

/** A die has come up; it is lost if no walk fits it (CM9). */
export const roll = (match: MatchState, value: number, events?: ChopEvent[]): void => {
  match.rollsLeft--;
  events?.push({ type: 'dieRolled', seat: actorOf(match), value });
  findWalks(match, value);
  if (match.choices > 0) {
    match.phase = 'move';
    return;
  }
  events?.push({ type: 'rollLost', seat: actorOf(match), value });
  endRoll(match, events);
};
