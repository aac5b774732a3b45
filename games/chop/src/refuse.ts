import type { Fact, Refusal, Seat } from '@miaou/kit';
import { guardedSquare } from './cat.js';
import { type CellSet, cellsIn, has } from './cellSet.js';
import { ends } from './reach.js';
import { type Cell, cellOf, FIRST_HOLE, OFF_BOARD, placeOf } from './squares.js';
import { ANY_MOUSE, CAT, FORK, JUMP, OVER, START, type Truth } from './truth.js';
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

/** Why a piece cannot come to a cell; the nearest reason comes first. */
const obstacle = (truth: Truth, piece: number, to: Cell): RefusalCode => {
  const { phase, cheese, rules } = truth;
  const isCat = piece === CAT;
  if (to === cellOfPiece(truth, piece)) return 'back-to-origin';
  if (to < FIRST_HOLE && !has(rules.top, to)) return 'off-board';
  if (isCat && to === guardedSquare(truth)) return 'in-front-of-last-hole';
  if ((isCat || phase === JUMP) && has(cheese, to)) return 'cheese-blocks';
  openTo(truth, piece);
  if (has(ends, to)) return phase === JUMP ? 'occupied' : 'unreachable';
  if (to >= FIRST_HOLE) return 'hole-taken';
  return has(rules.floor, to) ? 'occupied' : 'table-leg';
};

const targetCode = (truth: Truth, piece: number, to: Cell): RefusalCode => {
  if (truth.phase === START) return 'not-on-table';
  if (truth.phase !== FORK) return obstacle(truth, piece, to);
  return has(truth.cheese, to) ? 'cheese-under-cat' : 'no-cheese';
};

/** Refuses a target that is not among those owed now, with the ones that are. */
const targetRefusal = (truth: Truth, mouse: Mouse | undefined, to: Place): Refusal | undefined => {
  const { piece, steps } = truth;
  const targets = truth.targets[piece === ANY_MOUSE ? (mouse ?? 0) : 0] as CellSet;
  if (has(targets, cellOf(to))) return undefined;
  return refusal(targetCode(truth, mouse ?? piece, cellOf(to)), { to, steps, allowed: cellsIn(targets).map(placeOf) });
};

/** Why a piece may not be the one to move. */
const pieceRefusal = ({ piece, mice }: Truth, mouse: Mouse | undefined): Refusal | undefined => {
  if (mouse === undefined) return piece === CAT ? undefined : refusal('mouse-not-named');
  if (piece === CAT) return refusal('cat-to-move', { mouse });
  if (mice[mouse] === OFF_BOARD) return refusal('mouse-caught', { mouse });
  return piece === ANY_MOUSE || piece === mouse ? undefined : refusal('wrong-mouse', { mouse, expected: piece });
};

const moveRefusal = (truth: Truth, move: ChopMove): Refusal | undefined => {
  if (move.type === 'roll') {
    const { values: faces } = dieToRoll(truth);
    return faces.includes(move.value) ? undefined : refusal('not-a-face', { value: move.value, faces });
  }
  if (move.type !== 'move') return targetRefusal(truth, undefined, move.type === 'fork' ? move.at : move.to);
  const mouse = 'mouse' in move ? move.mouse : undefined;
  return pieceRefusal(truth, mouse) ?? targetRefusal(truth, mouse, move.to);
};

/** Why a seat may not make a move, or nothing if it may. */
export const refuse = (truth: Truth, seat: Seat, move: ChopMove): Refusal | undefined => {
  if (truth.phase === OVER) return refusal('game-over');
  if (seat !== actorOf(truth)) return refusal('not-your-turn', { toMove: [actorOf(truth)] });
  const expected = PHASES[truth.phase] ?? '';
  return move.type === expected ? moveRefusal(truth, move) : refusal('wrong-phase', { type: move.type, expected });
};
