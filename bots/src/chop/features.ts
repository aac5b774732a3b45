import {
  ANY_MOUSE,
  CAT,
  type Cell,
  type CellSet,
  type ChopPosition,
  FIRST_HOLE,
  has,
  nthCell,
  OFF_BOARD,
  sizeOf,
} from '@miaou/chop/search';
import { at } from '@miaou/kit';
import type { SparseVector } from '../network/sparseVector.js';
import { type BoardGeometry, FAR, geometryOf, RINGS, stepsBetween, stepsToNearest } from './boardGeometry.js';
import { type Dangers, dangersIn, MICE, PROSPECTS as PROSPECT_COUNT } from './dangers.js';
import { findGoals, goals } from './goals.js';
import { ARROW, CHEESE, FORK, KNIFE, PLUS_1, PLUS_2, type Unseen } from './unseenTiles.js';

let inputs = 0;

/** Reserves a block of inputs and returns the index of the first. The order is that of the trained weights. */
const block = (count: number): number => {
  inputs += count;
  return inputs - count;
};

const CELLS = 64;
const MOST_CHEESE = 12;
const BUCKETS = 8;
/** Distances to a refuge that are distinguished in a race with the cat. */
const RACE_LENGTHS = 4;
/** How many sums over all mice describe their dangers. */
const DANGER_COUNT = 5;

/** The cat rolls, it rolls again, the mice roll again, one mouse must make that roll. */
const TURN = block(4);
const ALIVE = block(MICE + 1);
const CHEESE_LEFT = block(MOST_CHEESE + 1);
const WAITING = block(MICE + 1);
const HOMECOMING = block(1);
const ROUNDS_LEFT = block(3);
const TILES = block(7);
const TILE_RINGS = block(RINGS);
const CHEESE_RINGS = block(RINGS);
/** By side to roll and number of faces of the cat's die: how many mice that many faces catch. */
const RISK = block(2 * BUCKETS);
const HIGHEST_RISK = block(2 * BUCKETS);
const CAT_NEAR = block(BUCKETS);
const REFUGE = block(4);
const CAT_AT_HOLE = block(3);
const TO_REFUGE = block(BUCKETS);
const TO_GOAL = block(BUCKETS);
const NEAREST_GOAL = block(BUCKETS);
/** By side to roll, steps of the cat to a mouse and steps of that mouse to a refuge. */
const RACE = block(2 * BUCKETS * RACE_LENGTHS);
/** By side to roll: some mouse is caught, the sum and the second of all risks, the worst and the sum of those that cannot flee. */
const DANGERS = block(2 * DANGER_COUNT);
const PROSPECTS = block(2 * PROSPECT_COUNT);
/** In other kitchens than the standard one single squares are not told. */
const OTHER_KITCHEN = block(1);
const CAT_AT = block(CELLS);
const MOUSE_AT = block(CELLS);
const CHEESE_AT = block(CELLS);

export const INPUTS = inputs;

const bucket = (steps: number): number => Math.min(BUCKETS, Math.max(1, steps)) - 1;

const writeTurn = (position: ChopPosition, into: SparseVector): void => {
  const isCat = position.piece === CAT;
  into.set(TURN, Number(isCat));
  if (position.rollsLeft > 1) into.set(TURN + (isCat ? 1 : 2), 1);
  if (!isCat && position.piece !== ANY_MOUSE) into.set(TURN + 3, 1);
};

const writeProgress = (position: ChopPosition, unseen: Unseen, into: SparseVector): void => {
  const { setup, miceSet, won, mice } = position;
  const alive = sizeOf(miceSet);
  let waiting = 0;
  for (let mouse = 0; mouse < MICE; mouse++)
    if (mice[mouse] !== OFF_BOARD && ((position.started >> mouse) & 1) === 0) waiting++;
  into.set(ALIVE + alive, 1);
  into.set(CHEESE_LEFT + Math.min(MOST_CHEESE, setup.cheeses - won), 1);
  into.set(WAITING + waiting, 1);
  into.set(HOMECOMING, position.broughtHome);
  const left = setup.options.maxRounds - position.rounds;
  into.set(ROUNDS_LEFT, Math.max(0, 1 - left / 15));
  into.set(ROUNDS_LEFT + 1, Math.max(0, 1 - left / 50));
  into.set(ROUNDS_LEFT + 2, Math.max(0, 1 - left / 150));
  writeTiles(position, unseen, into);
};

const writeTiles = ({ faceDown, cheese }: ChopPosition, unseen: Unseen, into: SparseVector): void => {
  const down = sizeOf(faceDown);
  into.set(TILES, down / 38);
  into.set(TILES + 1, down === 0 ? 0 : (unseen[CHEESE] ?? 0) / down);
  into.set(TILES + 2, sizeOf(cheese) / 5);
  into.set(TILES + 3, (unseen[KNIFE] ?? 0) / 2);
  into.set(TILES + 4, (unseen[ARROW] ?? 0) / 2);
  into.set(TILES + 5, (unseen[FORK] ?? 0) / 2);
  into.set(TILES + 6, ((unseen[PLUS_1] ?? 0) + (unseen[PLUS_2] ?? 0)) / 6);
};

const both: CellSet = { low: 0, high: 0 };

const sizeOfBoth = (a: Readonly<CellSet>, b: Readonly<CellSet>): number => {
  both.low = a.low & b.low;
  both.high = a.high & b.high;
  return sizeOf(both);
};

const writeRings = ({ faceDown, cheese }: ChopPosition, { rings }: BoardGeometry, into: SparseVector): void => {
  for (let ring = 0; ring < RINGS; ring++) {
    const cells = at(rings, ring);
    into.set(TILE_RINGS + ring, sizeOfBoth(faceDown, cells) / 8);
    into.set(CHEESE_RINGS + ring, sizeOfBoth(cheese, cells) / 2);
  }
};

const isRefuge = ({ setup }: ChopPosition, cell: Cell): boolean => cell >= FIRST_HOLE || has(setup.table, cell);

/** What one mouse adds to an input that all mice share. */
const SHARE = 0.5;

const writeRefuge = (position: ChopPosition, { catSteps }: BoardGeometry, mouse: number, into: SparseVector): void => {
  const cell = position.mice[mouse] ?? OFF_BOARD;
  const hasStarted = ((position.started >> mouse) & 1) === 1;
  into.set(REFUGE + (cell < FIRST_HOLE ? 0 : hasStarted ? 1 : 2), SHARE);
  if (cell < FIRST_HOLE) return;
  let away = FAR;
  for (const front of position.setup.beside[cell] ?? [])
    away = Math.min(away, stepsBetween(catSteps, position.cat, front));
  if (away < 3) into.set(CAT_AT_HOLE + away, SHARE);
};

const writeExposed = (
  position: ChopPosition,
  away: number,
  risk: number,
  toRefuge: number,
  into: SparseVector,
): void => {
  const side = position.piece === CAT ? 0 : 1;
  const race = Math.min(RACE_LENGTHS, Math.max(1, toRefuge)) - 1;
  into.set(RISK + side * BUCKETS + Math.round(6 * risk), SHARE);
  into.set(CAT_NEAR + bucket(away), SHARE);
  into.set(TO_REFUGE + bucket(toRefuge), SHARE);
  into.set(RACE + (side * BUCKETS + bucket(away)) * RACE_LENGTHS + race, SHARE);
};

const writeMice = (
  position: ChopPosition,
  geometry: BoardGeometry,
  { risks, refuges }: Dangers,
  into: SparseVector,
): void => {
  const side = position.piece === CAT ? 0 : BUCKETS;
  let nearest = FAR;
  let highest = 0;
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell === OFF_BOARD) continue;
    const goal = stepsToNearest(geometry, cell, goals);
    nearest = Math.min(nearest, goal);
    into.set(TO_GOAL + bucket(goal), SHARE);
    if (isRefuge(position, cell)) {
      writeRefuge(position, geometry, mouse, into);
      continue;
    }
    const risk = risks[mouse] ?? 0;
    highest = Math.max(highest, risk);
    const away = stepsBetween(geometry.catSteps, position.cat, cell);
    writeExposed(position, away, risk, stepsToNearest(geometry, cell, refuges), into);
  }
  into.set(NEAREST_GOAL + bucket(nearest), 1);
  into.set(HIGHEST_RISK + side + Math.round(6 * highest), 1);
};

const writeDangers = (
  { piece }: ChopPosition,
  { risks, escapes, anyRisk, prospects }: Dangers,
  into: SparseVector,
): void => {
  const side = piece === CAT ? 0 : 1;
  let [all, highest, second, worst, stuck] = [0, 0, 0, 0, 0];
  for (let mouse = 0; mouse < MICE; mouse++) {
    const risk = risks[mouse] ?? 0;
    const fatal = risk * (1 - (escapes[mouse] ?? 0));
    all += risk;
    second = Math.max(second, Math.min(risk, highest));
    highest = Math.max(highest, risk);
    worst = Math.max(worst, fatal);
    stuck += fatal;
  }
  const base = DANGERS + side * DANGER_COUNT;
  into.set(base, anyRisk);
  into.set(base + 1, all);
  into.set(base + 2, second);
  into.set(base + 3, worst);
  into.set(base + 4, stuck);
  for (let index = 0; index < PROSPECT_COUNT; index++)
    into.set(PROSPECTS + side * PROSPECT_COUNT + index, prospects[index] ?? 0);
};

/** The kitchen is the same when it is turned by half a circle: N and S, E and W change places. */
const turnedCell = (cell: Cell): Cell => (cell < FIRST_HOLE ? 53 - cell : cell ^ 2);

/** The cat's half of the kitchen comes first, so that what is learned about a square is learned about its opposite too. */
const isTurned = ({ cat }: ChopPosition): boolean => turnedCell(cat) < cat;

const writeSquares = (position: ChopPosition, into: SparseVector): void => {
  const turned = isTurned(position);
  const squareOf = (cell: Cell): Cell => (turned ? turnedCell(cell) : cell);
  into.set(CAT_AT + squareOf(position.cat), 1);
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell !== OFF_BOARD) into.set(MOUSE_AT + squareOf(cell), 1);
  }
  const count = sizeOf(position.cheese);
  for (let index = 0; index < count; index++) into.set(CHEESE_AT + squareOf(nthCell(position.cheese, index)), 1);
};

/** Writes the public features of a position where a die is to be rolled. */
export const writeFeatures = (position: ChopPosition, unseen: Unseen, into: SparseVector): void => {
  const geometry = geometryOf(position.setup);
  const dangers = dangersIn(position, geometry);
  into.count = 0;
  findGoals(position);
  writeTurn(position, into);
  writeProgress(position, unseen, into);
  writeRings(position, geometry, into);
  writeMice(position, geometry, dangers, into);
  writeDangers(position, dangers, into);
  if (geometry.isStandard) writeSquares(position, into);
  else into.set(OTHER_KITCHEN, 1);
};
