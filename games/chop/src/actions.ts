import { at } from '@miaou/kit';
import { MOST_STEPS } from './layout.js';
import { CAT, type MatchState } from './matchState.js';
import { type Cell, cellOf, cellOfPlace, PLACE_COUNT, PLACES, placeNumber, SQUARE_COUNT, SQUARES } from './squares.js';
import { type ChopMove, MICE, type Mouse } from './types.js';

/**
 * Actions are numbered mouse by mouse, each with all its places; then phase by phase, each with all squares: setting the
 * cat, its walks, jumps, forks; last the die's values.
 */
const PHASES_BASE = MICE.length * PLACE_COUNT;
/** The phases in which a square is chosen, in the order of their actions. */
const SQUARE_PHASES = ['start', 'move', 'jump', 'fork'] as const;
const ROLL_BASE = PHASES_BASE + SQUARE_PHASES.length * SQUARE_COUNT;

export const ACTION_LIMIT = ROLL_BASE + MOST_STEPS;

export const rollAction = (value: number): number => ROLL_BASE + value - 1;
export const valueOfRoll = (action: number): number => action - ROLL_BASE + 1;

export const mouseAction = (mouse: number, to: Cell): number => mouse * PLACE_COUNT + placeNumber(to);
export const mouseOfAction = (action: number): Mouse => Math.floor(action / PLACE_COUNT) as Mouse;
export const targetOfMouse = (action: number): Cell => cellOfPlace(action % PLACE_COUNT);

/** Where the actions of what is owed now begin, when only one piece can do it. */
const baseOf = ({ phase, piece }: MatchState): number => {
  if (phase === 'move') return piece === CAT ? PHASES_BASE + SQUARE_COUNT : piece * PLACE_COUNT;
  if (phase === 'jump') return PHASES_BASE + 2 * SQUARE_COUNT;
  return phase === 'fork' ? PHASES_BASE + 3 * SQUARE_COUNT : PHASES_BASE;
};

export const actionTo = (match: MatchState, to: Cell): number => baseOf(match) + placeNumber(to);
export const targetOf = (match: MatchState, action: number): Cell => cellOfPlace(action - baseOf(match));

export const moveOf = (action: number): ChopMove => {
  if (action < PHASES_BASE) return { type: 'move', mouse: mouseOfAction(action), to: at(PLACES, action % PLACE_COUNT) };
  if (action >= ROLL_BASE) return { type: 'roll', value: valueOfRoll(action) };
  const number = action - PHASES_BASE;
  const type = at(SQUARE_PHASES, Math.floor(number / SQUARE_COUNT));
  const square = at(SQUARES, number % SQUARE_COUNT);
  return type === 'fork' ? { type, at: square } : ({ type, to: square } as ChopMove);
};

export const actionOf = (move: ChopMove): number => {
  if (move.type === 'roll') return rollAction(move.value);
  const cell = cellOf(move.type === 'fork' ? move.at : move.to);
  return 'mouse' in move
    ? mouseAction(move.mouse, cell)
    : PHASES_BASE + SQUARE_PHASES.indexOf(move.type) * SQUARE_COUNT + placeNumber(cell);
};
