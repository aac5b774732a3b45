import type { Fact, Refusal, Seat } from '@miaou/kit';
import { isGuarded } from './cat.js';
import { cellsIn, has } from './cellSet.js';
import { ANY_MOUSE, CAT, type MatchState, type PieceNumber } from './matchState.js';
import { type Cell, cellOf, FIRST_HOLE, OFF_BOARD, placeOf } from './squares.js';
import { actorOf, dieToRoll } from './turns.js';
import type { ChopMove, Mouse, Place } from './types.js';
import { cellOfPiece, waysOf } from './walking.js';

/** Every code with which a move of the right form can be refused. */
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
const obstacle = (match: MatchState, piece: PieceNumber, to: Cell): RefusalCode => {
  const { phase, cheese, setup } = match;
  const isCat = piece === CAT;
  if (to === cellOfPiece(match, piece)) return 'back-to-origin';
  if (to < FIRST_HOLE && !has(setup.top, to)) return 'off-board';
  if (isCat && isGuarded(match, to)) return 'in-front-of-last-hole';
  if ((isCat || phase === 'jump') && has(cheese, to)) return 'cheese-blocks';
  if (has(waysOf(match, piece).ends, to)) return phase === 'jump' ? 'occupied' : 'unreachable';
  if (to >= FIRST_HOLE) return 'hole-taken';
  return has(setup.floor, to) ? 'occupied' : 'table-leg';
};

const targetCode = (match: MatchState, piece: PieceNumber, to: Cell): RefusalCode => {
  if (match.phase === 'start') return 'not-on-table';
  if (match.phase !== 'fork') return obstacle(match, piece, to);
  return has(match.cheese, to) ? 'cheese-under-cat' : 'no-cheese';
};

/** Refuses a target that is not among those owed now, with the ones that are. */
const targetRefusal = (match: MatchState, mouse: Mouse | undefined, to: Place): Refusal | undefined => {
  const { piece, steps } = match;
  const targets = match.targets[piece === ANY_MOUSE ? (mouse ?? 0) : 0];
  if (has(targets, cellOf(to))) return undefined;
  return refusal(targetCode(match, mouse ?? piece, cellOf(to)), { to, steps, allowed: cellsIn(targets).map(placeOf) });
};

/** Why a piece may not be the one to move. */
const pieceRefusal = ({ piece, mice }: MatchState, mouse: Mouse | undefined): Refusal | undefined => {
  if (mouse === undefined) return piece === CAT ? undefined : refusal('mouse-not-named');
  if (piece === CAT) return refusal('cat-to-move', { mouse });
  if (mice[mouse] === OFF_BOARD) return refusal('mouse-caught', { mouse });
  return piece === ANY_MOUSE || piece === mouse ? undefined : refusal('wrong-mouse', { mouse, expected: piece });
};

const moveRefusal = (match: MatchState, move: ChopMove): Refusal | undefined => {
  if (move.type === 'roll') {
    const { values: faces } = dieToRoll(match);
    return faces.includes(move.value) ? undefined : refusal('not-a-face', { value: move.value, faces });
  }
  if (move.type !== 'move') return targetRefusal(match, undefined, move.type === 'fork' ? move.at : move.to);
  const mouse = 'mouse' in move ? move.mouse : undefined;
  return pieceRefusal(match, mouse) ?? targetRefusal(match, mouse, move.to);
};

/** Why a seat may not make a move, or nothing if it may. */
export const refuse = (match: MatchState, seat: Seat, move: ChopMove): Refusal | undefined => {
  if (match.phase === 'over') return refusal('game-over');
  if (seat !== actorOf(match)) return refusal('not-your-turn', { toMove: [actorOf(match)] });
  const expected = match.phase;
  return move.type === expected ? moveRefusal(match, move) : refusal('wrong-phase', { type: move.type, expected });
};
