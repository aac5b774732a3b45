import { MOST_STEPS } from './layout.js';
import { type Cell, cellOf, cellOfPlace, PLACE_COUNT, PLACES, placeNumber, SQUARE_COUNT } from './squares.js';
import { CAT, MOVE, ROLL, type Truth } from './truth.js';
import { type ChopMove, MICE, type Mouse, PHASES, type Place, type Square } from './types.js';

/**
 * Actions are numbered mouse by mouse, each with all its places; then phase by phase, each with all squares: setting the
 * cat, its walks, jumps, forks; last the die's values.
 */
const PHASES_BASE = MICE.length * PLACE_COUNT;
const ROLL_BASE = PHASES_BASE + ROLL * SQUARE_COUNT;

export const ACTION_LIMIT = ROLL_BASE + MOST_STEPS;

export const rollAction = (value: number): number => ROLL_BASE + value - 1;
export const valueOfRoll = (action: number): number => action - ROLL_BASE + 1;

export const mouseAction = (mouse: number, to: Cell): number => mouse * PLACE_COUNT + placeNumber(to);
export const mouseOfAction = (action: number): Mouse => Math.floor(action / PLACE_COUNT) as Mouse;
export const targetOfMouse = (action: number): Cell => cellOfPlace(action % PLACE_COUNT);

/** Where the actions of what is owed now begin, when only one piece can do it. */
const baseOf = ({ phase, piece }: Truth): number =>
  phase === MOVE && piece !== CAT ? piece * PLACE_COUNT : PHASES_BASE + phase * SQUARE_COUNT;

export const actionTo = (truth: Truth, to: Cell): number => baseOf(truth) + placeNumber(to);
export const targetOf = (truth: Truth, action: number): Cell => cellOfPlace(action - baseOf(truth));

export const moveOf = (action: number): ChopMove => {
  if (action < PHASES_BASE)
    return { type: 'move', mouse: mouseOfAction(action), to: PLACES[action % PLACE_COUNT] as Place };
  if (action >= ROLL_BASE) return { type: 'roll', value: valueOfRoll(action) };
  const number = action - PHASES_BASE;
  const type = PHASES[Math.floor(number / SQUARE_COUNT)] as 'start' | 'move' | 'jump' | 'fork';
  const square = PLACES[number % SQUARE_COUNT] as Square;
  return type === 'fork' ? { type, at: square } : ({ type, to: square } as ChopMove);
};

export const actionOf = (move: ChopMove): number => {
  if (move.type === 'roll') return rollAction(move.value);
  const cell = cellOf(move.type === 'fork' ? move.at : move.to);
  return 'mouse' in move
    ? mouseAction(move.mouse, cell)
    : PHASES_BASE + PHASES.indexOf(move.type) * SQUARE_COUNT + placeNumber(cell);
};
