import { leftOf, type Seat } from '@miaou/kit';
import { end } from './ending.js';
import type { Die } from './rules.js';
import { ANY_MOUSE, CAT, MOVE, ROLL, type Truth } from './truth.js';
import type { ChopEvent, ChopOptions } from './types.js';
import { findWalks } from './walking.js';

/** Whose turn it is. */
export const actorOf = ({ rules, piece, mouseSeat }: Truth): Seat => (piece === CAT ? rules.options.cat : mouseSeat);

/** The die to be rolled (CB6). */
export const dieToRoll = ({ rules, piece }: Truth): Die => (piece === CAT ? rules.catDie : rules.miceDie);

/** The mouse players take turns clockwise, the cat's seat left out (CP3). */
const mouseSeatAfter = (seat: Seat, options: ChopOptions): Seat => {
  const next = leftOf(seat, options.seats);
  return next === options.cat ? mouseSeatAfter(next, options) : next;
};

/** The other side is to roll, twice after a knife (CP3, CT7). */
export const passTurn = (truth: Truth, rolls: number, events: ChopEvent[] | undefined): void => {
  if (truth.piece !== CAT) truth.mouseSeat = mouseSeatAfter(truth.mouseSeat, truth.rules.options);
  truth.piece = truth.piece === CAT ? ANY_MOUSE : CAT;
  truth.phase = ROLL;
  truth.rollsLeft = rolls;
  events?.push({ type: 'turnPassed', seat: actorOf(truth), rolls });
};

/** Ends a turn; the cat's ends a round (CE4). */
export const endTurn = (truth: Truth, rolls: number, events: ChopEvent[] | undefined): void => {
  if (truth.piece === CAT) truth.rounds++;
  if (truth.rounds === truth.rules.options.maxRounds) end(truth, events);
  else passTurn(truth, rolls, events);
};

/** What a roll brought is done: the second roll of the turn follows, or the turn is over. */
export const endRoll = (truth: Truth, events: ChopEvent[] | undefined): void => {
  if (truth.rollsLeft === 0) return endTurn(truth, 1, events);
  truth.phase = ROLL;
};

/** A die has come up; it is lost if no walk fits it (CM9). */
export const roll = (truth: Truth, value: number, events: ChopEvent[] | undefined): void => {
  truth.rollsLeft--;
  events?.push({ type: 'dieRolled', seat: actorOf(truth), value });
  findWalks(truth, value);
  if (truth.choices > 0) {
    truth.phase = MOVE;
    return;
  }
  events?.push({ type: 'rollLost', seat: actorOf(truth), value });
  endRoll(truth, events);
};
