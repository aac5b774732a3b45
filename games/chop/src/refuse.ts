import type { Fact, Refusal, Seat } from '@miaou/kit';
import { guardedSquare } from './cat.js';
import { type Cell, cellOf, cellsIn, contains, FIRST_HOLE, OFF_BOARD, placeOf } from './squares.js';
import { ANY_MOUSE, CAT, OVER, type Truth } from './truth.js';
import { valuesToRoll } from './turns.js';
import { type ChopMove, type Mouse, PHASES, type Phase, type Place } from './types.js';
import { cellOfPiece } from './walking.js';

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

const refusal = (code: RefusalCode, facts: { readonly [fact: string]: Fact } = {}): Refusal => ({ code, ...facts });

const targets = (truth: Truth, slot: number): Place[] =>
  cellsIn(truth.targetsLow[slot] as number, truth.targetsHigh[slot] as number).map(placeOf);

const isTarget = (truth: Truth, slot: number, cell: Cell): boolean =>
  contains(truth.targetsLow[slot] as number, truth.targetsHigh[slot] as number, cell);

const isCheese = ({ cheeseLow, cheeseHigh }: Truth, cell: Cell): boolean => contains(cheeseLow, cheeseHigh, cell);

const isMouse = ({ miceLow, miceHigh }: Truth, cell: Cell): boolean => contains(miceLow, miceHigh, cell);

const catFault = (truth: Truth, to: Cell): RefusalCode | undefined => {
  if (!contains(truth.rules.board.catLow, truth.rules.board.catHigh, to)) return 'off-board';
  if (to === guardedSquare(truth)) return 'in-front-of-last-hole';
  return isCheese(truth, to) ? 'cheese-blocks' : undefined;
};

/** On the floor the cat is in the way; on the table it is on another level (CM5). */
const isCatInWay = ({ rules: { board }, cat }: Truth, to: Cell): boolean =>
  to === cat && !contains(board.tableLow, board.tableHigh, to);

const mouseFault = (truth: Truth, to: Cell): RefusalCode | undefined => {
  const { catLow, catHigh, floorLow, floorHigh } = truth.rules.board;
  if (to >= FIRST_HOLE) return isMouse(truth, to) ? 'hole-taken' : undefined;
  if (!contains(catLow, catHigh, to)) return 'off-board';
  if (!contains(floorLow, floorHigh, to)) return 'table-leg';
  return isMouse(truth, to) || isCatInWay(truth, to) ? 'occupied' : undefined;
};

const walkFault = (truth: Truth, piece: number, to: Place): Refusal => {
  const cell = cellOf(to);
  const from = cellOfPiece(truth, piece);
  if (cell === from) return refusal('back-to-origin', { to });
  const code = piece === CAT ? catFault(truth, cell) : mouseFault(truth, cell);
  if (code !== undefined) return refusal(code, { to });
  const reachable = targets(truth, truth.piece === ANY_MOUSE ? piece : 0);
  return refusal('unreachable', { from: placeOf(from), to, steps: truth.steps, reachable });
};

const jumpFault = (truth: Truth, to: Place): Refusal => {
  const cell = cellOf(to);
  if (cell === cellOfPiece(truth, truth.piece)) return refusal('back-to-origin', { to });
  const code = truth.piece === CAT ? catFault(truth, cell) : mouseFault(truth, cell);
  return refusal(code ?? (isCheese(truth, cell) ? 'cheese-blocks' : 'occupied'), { to });
};

const forkFault = (truth: Truth, at: Place): Refusal => {
  const cell = cellOf(at);
  return cell === truth.cat && isCheese(truth, cell)
    ? refusal('cheese-under-cat', { at })
    : refusal('no-cheese', { at, squares: targets(truth, 0) });
};

/** Why a mouse may not be the one to move. */
const mouseRefusal = (truth: Truth, mouse: Mouse): Refusal | undefined => {
  if (truth.mice[mouse] === OFF_BOARD) return refusal('mouse-caught', { mouse });
  if (truth.piece === ANY_MOUSE || truth.piece === mouse) return undefined;
  return refusal('wrong-mouse', { mouse, expected: truth.piece });
};

const walkRefusal = (truth: Truth, mouse: Mouse | undefined, to: Place): Refusal | undefined => {
  const isCatTurn = truth.piece === CAT;
  if (isCatTurn && mouse !== undefined) return refusal('cat-to-move', { mouse });
  if (!isCatTurn && mouse === undefined) return refusal('mouse-not-named', { to });
  const wrongMouse = mouse === undefined ? undefined : mouseRefusal(truth, mouse);
  if (wrongMouse !== undefined) return wrongMouse;
  const slot = truth.piece === ANY_MOUSE ? (mouse ?? 0) : 0;
  return isTarget(truth, slot, cellOf(to)) ? undefined : walkFault(truth, mouse ?? CAT, to);
};

const moveRefusal = (truth: Truth, move: ChopMove): Refusal | undefined => {
  switch (move.type) {
    case 'start':
      return isTarget(truth, 0, cellOf(move.to))
        ? undefined
        : refusal('not-on-table', { to: move.to, squares: targets(truth, 0) });
    case 'roll': {
      const faces = valuesToRoll(truth);
      return faces.includes(move.value) ? undefined : refusal('not-a-face', { value: move.value, faces });
    }
    case 'move':
      return walkRefusal(truth, 'mouse' in move ? move.mouse : undefined, move.to);
    case 'jump':
      return isTarget(truth, 0, cellOf(move.to)) ? undefined : jumpFault(truth, move.to);
    case 'fork':
      return isTarget(truth, 0, cellOf(move.at)) ? undefined : forkFault(truth, move.at);
  }
};

/** Why a seat may not make a move, or nothing if it may. */
export const refuse = (truth: Truth, seat: Seat, move: ChopMove): Refusal | undefined => {
  if (truth.phase === OVER) return refusal('game-over');
  if (seat !== truth.seat) return refusal('not-your-turn', { seat, toMove: [truth.seat] });
  const phase = PHASES[truth.phase] as Phase;
  return move.type === phase ? moveRefusal(truth, move) : refusal('wrong-phase', { type: move.type, expected: phase });
};
