import { endIfDrawn } from './ending.js';
import { ANY_MOUSE, CAT, MOVE, ROLL, type Truth } from './truth.js';
import type { ChopEvent, Side } from './types.js';
import { findWalks } from './walking.js';

export const sideToMove = ({ piece }: Truth): Side => (piece === CAT ? 'cat' : 'mice');

/** The faces of the die to be rolled (CB6). */
export const facesToRoll = ({ rules, piece }: Truth): readonly number[] =>
  rules.board.layout.dice[piece === CAT ? 'cat' : 'mice'];

/** Its different values, ascending. */
export const valuesToRoll = ({ rules, piece }: Truth): readonly number[] =>
  piece === CAT ? rules.catValues : rules.miceValues;

const beginCatTurn = (truth: Truth): void => {
  truth.mouseSeat = truth.rules.nextMouseSeat[truth.mouseSeat] as Truth['mouseSeat'];
  truth.seat = truth.rules.options.cat;
  truth.piece = CAT;
};

const beginMiceTurn = (truth: Truth): void => {
  truth.seat = truth.mouseSeat;
  truth.piece = ANY_MOUSE;
};

/** The other side is to roll, twice after a knife (CP3, CT7). */
export const passTurn = (truth: Truth, rolls: number, events: ChopEvent[] | undefined): void => {
  if (truth.piece === CAT) beginMiceTurn(truth);
  else beginCatTurn(truth);
  truth.phase = ROLL;
  truth.rollsLeft = rolls;
  truth.steps = 0;
  events?.push({ type: 'turnPassed', seat: truth.seat, side: sideToMove(truth), rolls });
};

/** Ends a turn; the cat's ends a round (CE4). */
export const endTurn = (truth: Truth, rolls: number, events: ChopEvent[] | undefined): void => {
  if (truth.piece === CAT) {
    truth.rounds++;
    if (endIfDrawn(truth, events)) return;
  }
  passTurn(truth, rolls, events);
};

/** What a roll brought is done: the second roll of the turn follows, or the turn is over. */
export const endRoll = (truth: Truth, events: ChopEvent[] | undefined): void => {
  if (truth.rollsLeft === 0) return endTurn(truth, 1, events);
  truth.phase = ROLL;
  truth.steps = 0;
};

/** A die has come up; it is lost if no walk fits it (CM9). */
export const roll = (truth: Truth, value: number, events: ChopEvent[] | undefined): void => {
  truth.rollsLeft--;
  events?.push({ type: 'dieRolled', seat: truth.seat, side: sideToMove(truth), value });
  findWalks(truth, value);
  if (truth.choices > 0) {
    truth.phase = MOVE;
    return;
  }
  events?.push({ type: 'rollLost', seat: truth.seat, side: sideToMove(truth), value });
  endRoll(truth, events);
};
