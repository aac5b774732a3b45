import {
  ALL_HOLES,
  ANY_MOUSE,
  CAT,
  type Cell,
  type CellSet,
  type ChopPosition,
  type Die,
  FIRST_HOLE,
  findEnds,
  has,
  nthCell,
  OFF_BOARD,
  sizeOf,
  type Ways,
  waysOf,
} from '@miaou/chop/search';
import type { SparseVector } from '../network/sparseVector.js';
import { type BoardGeometry, FAR, geometryOf, RINGS, stepsBetween, stepsToNearest } from './boardGeometry.js';
import { ARROW, CHEESE, FORK, KNIFE, PLUS_1, PLUS_2, type Unseen } from './unseenTiles.js';

let inputs = 0;

/** Reserves a block of inputs and returns the index of the first. The order is that of the trained weights. */
const block = (count: number): number => {
  inputs += count;
  return inputs - count;
};

const MICE = 4;
const CELLS = 64;
const MOST_CHEESE = 12;
const BUCKETS = 8;
/** How many probabilities describe what a roll of the mice allows. */
const PROSPECT_COUNT = 5;

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
const PROSPECTS = block(2 * PROSPECT_COUNT);
const CAT_AT = block(CELLS);
const MOUSE_AT = block(CELLS);
const CHEESE_AT = block(CELLS);

export const INPUTS = inputs;

const found: CellSet = { low: 0, high: 0 };
const reached: CellSet = { low: 0, high: 0 };
const threatened: CellSet = { low: 0, high: 0 };
const risks = new Float64Array(MICE);

const bucket = (steps: number): number => Math.min(BUCKETS, Math.max(1, steps)) - 1;

/** Computes the probability that the cat's next roll catches each mouse, and the cells it could reach at all. */
const computeRisks = (position: ChopPosition): void => {
  const { faces, values } = position.setup.catDie;
  risks.fill(0);
  threatened.low = 0;
  threatened.high = 0;
  const ways = waysOf(position, CAT);
  for (const value of values) {
    findEnds(ways, position.cat, value, found);
    // A mouse under the table is safe from a cat above (CM5).
    threatened.low |= found.low & ~position.setup.table.low;
    threatened.high |= found.high & ~position.setup.table.high;
    const share = countFaces(faces, value) / faces.length;
    for (let mouse = 0; mouse < MICE; mouse++) {
      const cell = position.mice[mouse] ?? OFF_BOARD;
      if (has(found, cell) && !has(position.setup.table, cell)) risks[mouse] = (risks[mouse] ?? 0) + share;
    }
  }
};

const countFaces = (faces: readonly number[], value: number): number => {
  let count = 0;
  for (const face of faces) if (face === value) count++;
  return count;
};

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

const sizeOfBoth = (a: Readonly<CellSet>, b: Readonly<CellSet>): number => {
  found.low = a.low & b.low;
  found.high = a.high & b.high;
  return sizeOf(found);
};

const writeRings = ({ faceDown, cheese }: ChopPosition, { rings }: BoardGeometry, into: SparseVector): void => {
  for (const [ring, cells] of rings.entries()) {
    into.set(TILE_RINGS + ring, sizeOfBoth(faceDown, cells) / 8);
    into.set(CHEESE_RINGS + ring, sizeOfBoth(cheese, cells) / 2);
  }
};

const goals: CellSet = { low: 0, high: 0 };

/** The cells that the mice run for: cheese that they can take, face-down tiles, or a free hole once all the cheese is won. */
const findGoals = ({ setup, won, cat, cheese, faceDown, miceSet }: ChopPosition): void => {
  const isWon = won === setup.cheeses;
  goals.low = isWon ? 0 : cheese.low | faceDown.low;
  goals.high = isWon ? ALL_HOLES & ~miceSet.high : cheese.high | faceDown.high;
  if (!isWon && has(cheese, cat)) {
    if (cat < 32) goals.low &= ~(1 << cat);
    else goals.high &= ~(1 << (cat - 32));
  }
};

const isRefuge = ({ setup }: ChopPosition, cell: Cell): boolean => cell >= FIRST_HOLE || has(setup.table, cell);

const refuges: CellSet = { low: 0, high: 0 };

/** Free holes and free cells under the table. */
const findRefuges = ({ setup: { table, floor }, miceSet }: ChopPosition): void => {
  refuges.low = table.low & floor.low & ~miceSet.low;
  refuges.high = ((table.high & floor.high) | ALL_HOLES) & ~miceSet.high;
};

const sums = new Float64Array(INPUTS);

const writeRefuge = (position: ChopPosition, { catSteps }: BoardGeometry, mouse: number, cell: Cell): void => {
  const hasStarted = ((position.started >> mouse) & 1) === 1;
  add(REFUGE + (cell < FIRST_HOLE ? 0 : hasStarted ? 1 : 2));
  if (cell < FIRST_HOLE) return;
  let away = FAR;
  for (const front of position.setup.beside[cell] ?? [])
    away = Math.min(away, stepsBetween(catSteps, position.cat, front));
  if (away < 3) add(CAT_AT_HOLE + away);
};

const add = (input: number, by = 0.5): void => {
  sums[input] = (sums[input] ?? 0) + by;
};

const writeMice = (position: ChopPosition, geometry: BoardGeometry, into: SparseVector): void => {
  const side = position.piece === CAT ? 0 : BUCKETS;
  let nearest = FAR;
  let highest = 0;
  sums.fill(0, RISK, CAT_AT);
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell === OFF_BOARD) continue;
    into.set(MOUSE_AT + cell, 1);
    const goal = stepsToNearest(geometry, cell, goals);
    nearest = Math.min(nearest, goal);
    add(TO_GOAL + bucket(goal));
    if (isRefuge(position, cell)) {
      writeRefuge(position, geometry, mouse, cell);
      continue;
    }
    const risk = Math.round(6 * (risks[mouse] ?? 0));
    highest = Math.max(highest, risk);
    add(RISK + side + risk);
    add(CAT_NEAR + bucket(stepsBetween(geometry.catSteps, position.cat, cell)));
    add(TO_REFUGE + bucket(stepsToNearest(geometry, cell, refuges)));
  }
  add(NEAREST_GOAL + bucket(nearest), 1);
  add(HIGHEST_RISK + side + highest, 1);
  for (let input = RISK; input < CAT_AT; input++) into.set(input, sums[input] ?? 0);
};

/** Computes where any mouse that may move can end with a roll. */
const computeReach = (position: ChopPosition, ways: Ways, value: number): void => {
  reached.low = 0;
  reached.high = 0;
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell === OFF_BOARD || (position.piece < MICE && position.piece !== mouse)) continue;
    findEnds(ways, cell, value, found);
    reached.low |= found.low;
    reached.high |= found.high;
  }
};

const prospects = new Float64Array(PROSPECT_COUNT);

const meets = (low: number, high: number): number => Number((low | high) !== 0);

/** The probabilities that the mice's next roll lets them take a cheese, take one in safety, turn a tile in safety, stay safe, or reach a hole. */
const writeProspects = (position: ChopPosition, die: Die, into: SparseVector): void => {
  const base = PROSPECTS + (position.piece === CAT ? 0 : PROSPECT_COUNT);
  const { cheese, faceDown } = position;
  prospects.fill(0);
  const ways = waysOf(position, ANY_MOUSE);
  for (const value of die.values) {
    computeReach(position, ways, value);
    const share = countFaces(die.faces, value) / die.faces.length;
    const safeLow = reached.low & ~threatened.low;
    const safeHigh = reached.high & ~threatened.high;
    const met = [
      meets(reached.low & cheese.low, reached.high & cheese.high),
      meets(safeLow & cheese.low, safeHigh & cheese.high),
      meets(safeLow & faceDown.low, safeHigh & faceDown.high),
      meets(safeLow, safeHigh),
      meets(0, reached.high & ALL_HOLES),
    ];
    for (let index = 0; index < PROSPECT_COUNT; index++)
      prospects[index] = (prospects[index] ?? 0) + share * (met[index] ?? 0);
  }
  for (const [index, prospect] of prospects.entries()) into.set(base + index, prospect);
};

/** Writes the public features of a position where a die is to be rolled. */
export const writeFeatures = (position: ChopPosition, unseen: Unseen, into: SparseVector): void => {
  const geometry = geometryOf(position.setup);
  into.count = 0;
  computeRisks(position);
  findGoals(position);
  findRefuges(position);
  writeTurn(position, into);
  writeProgress(position, unseen, into);
  writeRings(position, geometry, into);
  writeMice(position, geometry, into);
  writeProspects(position, position.setup.miceDie, into);
  into.set(CAT_AT + position.cat, 1);
  const count = sizeOf(position.cheese);
  for (let index = 0; index < count; index++) into.set(CHEESE_AT + nthCell(position.cheese, index), 1);
};
