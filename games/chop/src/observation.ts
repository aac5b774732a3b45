import type { Viewer } from '@miaou/kit';
import { MOST_STEPS } from './layout.js';
import { type Cell, contains, FIRST_HOLE, OFF_BOARD } from './squares.js';
import { MOVE, OVER, type Truth } from './truth.js';
import { type ChopOptions, HOLES, MICE, PHASES, TILE_KINDS } from './types.js';

/**
 * What a viewer may know, as numbers. Squares are those of the layout in reading order.
 *
 * | numbers      | meaning                                                                     |
 * |--------------|-----------------------------------------------------------------------------|
 * | squares      | 1 where a tile lies face down                                               |
 * | squares      | 1 where a cheese lies face up                                               |
 * | squares      | 1 where the cat stands                                                      |
 * | 4 × squares  | 1 where mouse 0, 1, 2, 3 stands                                             |
 * | 4 × 4        | 1 where mouse 0, 1, 2, 3 sits in hole N, E, S, W                            |
 * | 4            | 1 for each mouse that ever left its start                                   |
 * | 4            | 1 for each mouse still in play                                              |
 * | 5            | 1 at the piece the turn is bound to: mouse 0, 1, 2, 3, cat                  |
 * | 6            | 1 at the phase: start, roll, move, jump, fork, over                         |
 * | 7            | the tiles of each kind still face down, as a share of those in the game     |
 * | 1            | steps to walk, as a share of six                                            |
 * | 1            | rolls still to be made, as a share of two                                   |
 * | 1            | cheese won, as a share of all                                               |
 * | 1            | 1 once a mouse came home with all the cheese                                |
 * | 1            | the running round, as a share of the last                                   |
 * | 3            | 1 if the viewer is the cat, 1 if a mouse player, 1 if the viewer is to move |
 */
const SQUARE_PLANES = 3 + MICE.length;
const OTHERS = MICE.length * HOLES.length + 3 * MICE.length + 1 + PHASES.length + TILE_KINDS.length + 8;

export const observationSize = ({ layout: { columns, rows } }: ChopOptions): number =>
  SQUARE_PLANES * columns * rows + OTHERS;

/** Writes numbers one after another. */
class Writer {
  private next = 0;
  private readonly into: Float32Array;

  constructor(into: Float32Array) {
    this.into = into;
  }

  put(value: number | boolean): void {
    this.into[this.next++] = Number(value);
  }

  /** 1 at one number of so many, or at none. */
  oneOf(count: number, chosen: number): void {
    for (let number = 0; number < count; number++) this.put(number === chosen);
  }

  set(cells: readonly Cell[], low: number, high: number): void {
    for (const cell of cells) this.put(contains(low, high, cell));
  }

  spot(cells: readonly Cell[], at: Cell): void {
    for (const cell of cells) this.put(cell === at);
  }
}

const writeBoard = (truth: Truth, writer: Writer): void => {
  const { squares } = truth.rules.board;
  writer.set(squares, truth.downLow, truth.downHigh);
  writer.set(squares, truth.cheeseLow, truth.cheeseHigh);
  writer.spot(squares, truth.cat);
  for (const cell of truth.mice) writer.spot(squares, cell);
  for (const cell of truth.mice) writer.oneOf(HOLES.length, cell - FIRST_HOLE);
};

const writePieces = (truth: Truth, writer: Writer): void => {
  for (const mouse of MICE) writer.put((truth.started >> mouse) & 1);
  for (const cell of truth.mice) writer.put(cell !== OFF_BOARD);
  writer.oneOf(MICE.length + 1, truth.piece);
  writer.oneOf(PHASES.length, truth.phase);
};

/** Counted from the tiles turned up, which everybody has seen; the others' kinds are not looked at (CP4). */
const writeUnseen = ({ rules: { board }, kinds, downLow, downHigh }: Truth, writer: Writer): void => {
  const turned = TILE_KINDS.map(() => 0);
  for (const cell of board.tiled)
    if (!contains(downLow, downHigh, cell)) turned[kinds[cell] as number] = (turned[kinds[cell] as number] ?? 0) + 1;
  for (const [kind, name] of TILE_KINDS.entries())
    writer.put(1 - (turned[kind] as number) / Math.max(1, board.layout.tiles[name]));
};

const writeProgress = (truth: Truth, writer: Writer): void => {
  const { cheeses, maxRounds } = truth.rules;
  writer.put(truth.phase === MOVE ? truth.steps / MOST_STEPS : 0);
  writer.put(truth.rollsLeft / 2);
  writer.put(truth.won / cheeses);
  writer.put(truth.broughtHome);
  writer.put(Math.min(truth.rounds + 1, maxRounds) / maxRounds);
};

export const observe = (truth: Truth, viewer: Viewer, into: Float32Array): void => {
  const writer = new Writer(into);
  const { catSeat } = truth.rules;
  writeBoard(truth, writer);
  writePieces(truth, writer);
  writeUnseen(truth, writer);
  writeProgress(truth, writer);
  writer.put(viewer === catSeat);
  writer.put(viewer !== catSeat && viewer !== 'spectator');
  writer.put(viewer === truth.seat && truth.phase !== OVER);
};
