import type { Fact, Refusal, Seat } from '@miaou/kit';
import { guardedSquare } from './cat.js';
import { type CellSet, cellsIn, has } from './cellSet.js';
import { ends } from './reach.js';
import { type Cell, cellOf, FIRST_HOLE, OFF_BOARD, placeOf } from './squares.js';
import { ANY_MOUSE, CAT, JUMP, OVER, type Truth } from './truth.js';
import { actorOf, dieToRoll } from './turns.js';
import { type ChopMove, type Mouse, PHASES, type Place } from './types.js';
import { cellOfPiece, openTo } from './walking.js';

/** Every reason this game can give; reading a move or a record has kit's reasons beside them. */
export const REFUSAL_CODES = [
  'game-over',
  'not-your-turn',
  'wrong-phase',
  'not-a-face',
  'not-on-table',
  'cat-to-move',
  'mouse-not-named',
  'mouse-caught',
  'wrong-mouse',
  'off-board',
  'table-leg',
  'back-to-origin',
  'hole-taken',
  'occupied',
  'cheese-blocks',
  'in-front-of-last-hole',
  'unreachable',
  'no-cheese',
  'cheese-under-cat',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

const refusal = (code: RefusalCode, facts?: { readonly [fact: string]: Fact }): Refusal => ({ code, ...facts });

/** What lies in the way of a walk or jump to a cell; the nearest reason comes first. */
const obstacle = (truth: Truth, piece: number, to: Cell): RefusalCode => {
  const { top, floor } = truth.rules;
  const isCat = piece === CAT;
  const isJump = truth.phase === JUMP;
  if (to === cellOfPiece(truth, piece)) return 'back-to-origin';
  if (to < FIRST_HOLE && !has(top, to)) return 'off-board';
  if (isCat && to === guardedSquare(truth)) return 'in-front-of-last-hole';
  if ((isCat || isJump) && has(truth.cheese, to)) return 'cheese-blocks';
  openTo(truth, piece);
  if (has(ends, to)) return isJump ? 'occupied' : 'unreachable';
  if (to >= FIRST_HOLE) return 'hole-taken';
  return has(floor, to) ? 'occupied' : 'table-leg';
};

/** Refuses a target that is not among those owed now, with the ones that are. */
const targetRefusal = (truth: Truth, slot: number, to: Place, why: (to: Cell) => RefusalCode): Refusal | undefined => {
  const targets = truth.targets[slot] as CellSet;
  const cell = cellOf(to);
  if (has(targets, cell)) return undefined;
  return refusal(why(cell), { to, steps: truth.steps, allowed: cellsIn(targets).map(placeOf) });
};

const forkObstacle = (truth: Truth, at: Cell): RefusalCode =>
  at === truth.cat && has(truth.cheese, at) ? 'cheese-under-cat' : 'no-cheese';

/** Why a piece may not be the one to move. */
const pieceRefusal = ({ piece, mice }: Truth, mouse: Mouse | undefined): Refusal | undefined => {
  if (mouse === undefined) return piece === CAT ? undefined : refusal('mouse-not-named');
  if (piece === CAT) return refusal('cat-to-move', { mouse });
  if (mice[mouse] === OFF_BOARD) return refusal('mouse-caught', { mouse });
  return piece === ANY_MOUSE || piece === mouse ? undefined : refusal('wrong-mouse', { mouse, expected: piece });
};

const walkRefusal = (truth: Truth, mouse: Mouse | undefined, to: Place): Refusal | undefined =>
  pieceRefusal(truth, mouse) ??
  targetRefusal(truth, truth.piece === ANY_MOUSE ? (mouse ?? 0) : 0, to, (cell) => obstacle(truth, mouse ?? CAT, cell));

const rollRefusal = (faces: readonly number[], value: number): Refusal | undefined =>
  faces.includes(value) ? undefined : refusal('not-a-face', { value, faces });

const moveRefusal = (truth: Truth, move: ChopMove): Refusal | undefined => {
  switch (move.type) {
    case 'start':
      return targetRefusal(truth, 0, move.to, () => 'not-on-table');
    case 'roll':
      return rollRefusal(dieToRoll(truth).values, move.value);
    case 'move':
      return walkRefusal(truth, 'mouse' in move ? move.mouse : undefined, move.to);
    case 'jump':
      return targetRefusal(truth, 0, move.to, (cell) => obstacle(truth, truth.piece, cell));
    case 'fork':
      return targetRefusal(truth, 0, move.at, (cell) => forkObstacle(truth, cell));
  }
};

/** Why a seat may not make a move, or nothing if it may. */
export const refuse = (truth: Truth, seat: Seat, move: ChopMove): Refusal | undefined => {
  if (truth.phase === OVER) return refusal('game-over');
  if (seat !== actorOf(truth)) return refusal('not-your-turn', { toMove: [actorOf(truth)] });
  const expected = PHASES[truth.phase] ?? '';
  return move.type === expected ? moveRefusal(truth, move) : refusal('wrong-phase', { type: move.type, expected });
};
