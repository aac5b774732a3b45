import { MOST_STEPS } from './layout.js';
import { CELL_OF_PLACE, type Cell, cellOf, PLACE_COUNT, PLACE_OF_CELL, PLACES, SQUARE_COUNT } from './squares.js';
import { CAT, FORK, JUMP, START, type Truth } from './truth.js';
import { type ChopMove, MICE, type Mouse, type Place, type Square } from './types.js';

/** Actions are counted from these bases: mouse by mouse to any place, then the squares of each other move, then rolls. */
const CAT_BASE = MICE.length * PLACE_COUNT;
const START_BASE = CAT_BASE + SQUARE_COUNT;
const JUMP_BASE = START_BASE + SQUARE_COUNT;
const FORK_BASE = JUMP_BASE + SQUARE_COUNT;
const ROLL_BASE = FORK_BASE + SQUARE_COUNT;

export const ACTION_LIMIT = ROLL_BASE + MOST_STEPS;

export const rollAction = (value: number): number => ROLL_BASE + value - 1;
export const valueOfRoll = (action: number): number => action - ROLL_BASE + 1;

export const mouseAction = (mouse: number, to: Cell): number => mouse * PLACE_COUNT + (PLACE_OF_CELL[to] as number);
export const mouseOfAction = (action: number): Mouse => Math.floor(action / PLACE_COUNT) as Mouse;
export const targetOfMouse = (action: number): Cell => CELL_OF_PLACE[action % PLACE_COUNT] as Cell;

/** The base of what is owed now, when only one piece can do it. */
const baseOf = ({ phase, piece }: Truth): number => {
  if (phase === JUMP) return JUMP_BASE;
  if (phase === FORK) return FORK_BASE;
  if (phase === START) return START_BASE;
  return piece === CAT ? CAT_BASE : piece * PLACE_COUNT;
};

export const actionTo = (truth: Truth, to: Cell): number => baseOf(truth) + (PLACE_OF_CELL[to] as number);
export const targetOf = (truth: Truth, action: number): Cell => CELL_OF_PLACE[action - baseOf(truth)] as Cell;

const squareAt = (action: number, base: number): Square => PLACES[action - base] as Square;

export const moveOf = (action: number): ChopMove => {
  if (action < CAT_BASE) {
    const to = PLACES[action % PLACE_COUNT] as Place;
    return { type: 'move', mouse: mouseOfAction(action), to };
  }
  if (action < START_BASE) return { type: 'move', to: squareAt(action, CAT_BASE) };
  if (action < JUMP_BASE) return { type: 'start', to: squareAt(action, START_BASE) };
  if (action < FORK_BASE) return { type: 'jump', to: squareAt(action, JUMP_BASE) };
  if (action < ROLL_BASE) return { type: 'fork', at: squareAt(action, FORK_BASE) };
  return { type: 'roll', value: valueOfRoll(action) };
};

const placeNumber = (place: Place): number => PLACE_OF_CELL[cellOf(place)] as number;

export const actionOf = (move: ChopMove): number => {
  switch (move.type) {
    case 'start':
      return START_BASE + placeNumber(move.to);
    case 'roll':
      return rollAction(move.value);
    case 'move':
      return 'mouse' in move ? mouseAction(move.mouse, cellOf(move.to)) : CAT_BASE + placeNumber(move.to);
    case 'jump':
      return JUMP_BASE + placeNumber(move.to);
    case 'fork':
      return FORK_BASE + placeNumber(move.at);
  }
};
