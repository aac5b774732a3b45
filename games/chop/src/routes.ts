import { boardOf } from './board.js';
import { cellsIn, has, setOf } from './cellSet.js';
import { findEnds, findPath } from './reach.js';
import { restore } from './sample.js';
import { type Cell, cellOf, FIRST_HOLE, OFF_BOARD, placeOf } from './squares.js';
import { CAT, type Truth } from './truth.js';
import type { ChopView, Layout, Piece, Place, Side } from './types.js';
import { cellOfPiece, openTo } from './walking.js';

/** What was made from a key before; a bot asks many questions about one view. */
const remembered = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const truthBehind = remembered((view: ChopView): Truth => restore(view, []));
const boardFor = remembered(boardOf);

const pieceNumber = (piece: Piece): number => (piece === 'cat' ? CAT : piece);

/** Where a view's piece stands with its ways open, or nothing if it is not on the board. */
const setOut = (view: ChopView, piece: Piece): { truth: Truth; from: Cell } | undefined => {
  const truth = truthBehind(view);
  const from = cellOfPiece(truth, pieceNumber(piece));
  openTo(truth, pieceNumber(piece));
  return from === OFF_BOARD ? undefined : { truth, from };
};

/** Every place where a piece could end a walk of exactly so many steps as things lie now, in reading order. */
export const reachable = (view: ChopView, piece: Piece, steps: number): Place[] => {
  const way = setOut(view, piece);
  if (way === undefined) return [];
  const found = setOf([]);
  findEnds(way.truth.rules, way.from, steps, found);
  return cellsIn(found).map(placeOf);
};

/** The places one such walk enters, the last one included; empty if there is none. */
export const pathOf = (view: ChopView, piece: Piece, to: Place, steps: number): Place[] => {
  const way = setOut(view, piece);
  if (way === undefined) return [];
  return findPath(way.truth.rules, way.from, cellOf(to), steps).map(placeOf);
};

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
