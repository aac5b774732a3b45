import { boardOf } from './board.js';
import { cellsIn, has, setOf } from './cellSet.js';
import { CAT, type MatchState, type PieceNumber } from './matchState.js';
import { findEnds, findPath, type Ways } from './paths.js';
import { restore } from './sample.js';
import { type Cell, cellOf, FIRST_HOLE, OFF_BOARD, placeOf, squareOf } from './squares.js';
import type { ChopView, Hole, Layout, Piece, Place, Side, Square } from './types.js';
import { cellOfPiece, waysOf } from './walking.js';

/** Makes a value once for each key: a bot asks many questions about one view. */
const memoized = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const matchBehind = memoized((view: ChopView): MatchState => restore(view));
const boardFor = memoized(boardOf);

const pieceNumber = (piece: Piece): PieceNumber => (piece === 'cat' ? CAT : piece);

/** Where a view's piece stands and may walk, or nothing if it is not on the board. */
const setOut = (view: ChopView, piece: Piece): { ways: Ways; from: Cell } | undefined => {
  const match = matchBehind(view);
  const from = cellOfPiece(match, pieceNumber(piece));
  return from === OFF_BOARD ? undefined : { ways: waysOf(match, pieceNumber(piece)), from };
};

/** Every place where a piece could end a walk of exactly this number of steps in the view's position, in reading order. */
export const reachable = (view: ChopView, piece: Piece, steps: number): Place[] => {
  const start = setOut(view, piece);
  if (start === undefined) return [];
  const found = setOf([]);
  findEnds(start.ways, start.from, steps, found);
  return cellsIn(found).map(placeOf);
};

/** The places one such walk enters, the last one included; empty if there is none. */
export const pathOf = (view: ChopView, piece: Piece, to: Place, steps: number): Place[] => {
  const start = setOut(view, piece);
  if (start === undefined) return [];
  return findPath(start.ways, start.from, cellOf(to), steps).map(placeOf);
};

/** The squares in front of a hole: one where it lies outside the floor, those beside it where it lies on the board. */
export const frontsOf = (layout: Layout, hole: Hole): Square[] =>
  (boardFor(layout).beside[cellOf(hole)] ?? []).map(squareOf);

/** How many steps each place is away for one side on an empty board; what cannot be reached is left out. */
export const distancesFrom = (layout: Layout, side: Side, from: Place): { readonly [place in Place]?: number } => {
  const board = boardFor(layout);
  const level = side === 'cat' ? board.top : board.floor;
  const isOpen = (cell: Cell): boolean => (cell < FIRST_HOLE ? has(level, cell) : side === 'mice');
  const distances = new Map<Cell, number>([[cellOf(from), 0]]);
  for (const [cell, distance] of distances)
    for (const next of board.beside[cell] ?? [])
      if (isOpen(next) && !distances.has(next)) distances.set(next, distance + 1);
  return Object.fromEntries([...distances].map(([cell, distance]) => [placeOf(cell), distance]));
};
