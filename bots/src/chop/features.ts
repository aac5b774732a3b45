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
  openTo,
  sizeOf,
} from '@miaou/chop/search';
import type { Sparse } from '../net/network.js';
import { FAR, type Kitchen, kitchenOf, RINGS, stepsBetween, stepsToNearest } from './kitchen.js';
import { ARROW, CHEESE, FORK, KNIFE, PLUS_1, PLUS_2, type Unseen } from './unseen.js';

/** Hands out the numbers of inputs, so many for each thing told. */
let inputs = 0;
const tell = (count: number): number => {
  inputs += count;
  return inputs - count;
};

const MICE = 4;
const CELLS = 64;
const MOST_CHEESE = 12;
const BUCKETS = 8;
/** What a roll of the mice may allow. */
const CHANCES = 5;

/** The cat's roll, its second roll to come, the mice's second roll to come, a mouse bound to it. */
const TURN = tell(4);
const ALIVE = tell(MICE + 1);
const CHEESE_LEFT = tell(MOST_CHEESE + 1);
const WAITING = tell(MICE + 1);
const HOMECOMING = tell(1);
const ROUNDS_LEFT = tell(3);
const LYING = tell(7);
const TILE_RINGS = tell(RINGS);
const CHEESE_RINGS = tell(RINGS);
/** By side to roll: how many mice can be caught by so many faces of the cat's die. */
const DANGER = tell(2 * BUCKETS);
const HIGHEST_DANGER = tell(2 * BUCKETS);
const CAT_NEAR = tell(BUCKETS);
const REFUGE = tell(4);
const BESIEGED = tell(3);
const TO_REFUGE = tell(BUCKETS);
const TO_GOAL = tell(BUCKETS);
const NEAREST_GOAL = tell(BUCKETS);
const PROSPECTS = tell(2 * CHANCES);
const CAT_AT = tell(CELLS);
const MOUSE_AT = tell(CELLS);
const CHEESE_AT = tell(CELLS);

export const INPUTS = inputs;

const found: CellSet = { low: 0, high: 0 };
const reached: CellSet = { low: 0, high: 0 };
const threatened: CellSet = { low: 0, high: 0 };
const dangers = new Float64Array(MICE);

const bucket = (steps: number): number => Math.min(BUCKETS, Math.max(1, steps)) - 1;

/** Scores how likely the cat's next roll catches each mouse, and where it could go at all. */
const lookOutForCat = (position: ChopPosition): void => {
  const { faces, values } = position.rules.catDie;
  dangers.fill(0);
  threatened.low = 0;
  threatened.high = 0;
  openTo(position, CAT);
  for (const value of values) {
    findEnds(position.rules, position.cat, value, found);
    // Whoever is under the table is safe from a cat above (CM5).
    threatened.low |= found.low & ~position.rules.table.low;
    threatened.high |= found.high & ~position.rules.table.high;
    const share = countFaces(faces, value) / faces.length;
    for (let mouse = 0; mouse < MICE; mouse++) {
      const at = position.mice[mouse] as Cell;
      if (has(found, at) && !has(position.rules.table, at)) dangers[mouse] = (dangers[mouse] as number) + share;
    }
  }
};

const countFaces = (faces: readonly number[], value: number): number => {
  let count = 0;
  for (const face of faces) if (face === value) count++;
  return count;
};

const writeTurn = (position: ChopPosition, into: Sparse): void => {
  const isCat = position.piece === CAT;
  into.set(TURN, Number(isCat));
  if (position.rollsLeft > 1) into.set(TURN + (isCat ? 1 : 2), 1);
  if (!isCat && position.piece !== ANY_MOUSE) into.set(TURN + 3, 1);
};

const writeCourse = (position: ChopPosition, unseen: Unseen, into: Sparse): void => {
  const { rules, miceSet, won, mice } = position;
  const alive = sizeOf(miceSet);
  let waiting = 0;
  for (let mouse = 0; mouse < MICE; mouse++)
    if (mice[mouse] !== OFF_BOARD && ((position.started >> mouse) & 1) === 0) waiting++;
  into.set(ALIVE + alive, 1);
  into.set(CHEESE_LEFT + Math.min(MOST_CHEESE, rules.cheeses - won), 1);
  into.set(WAITING + waiting, 1);
  into.set(HOMECOMING, position.broughtHome);
  const left = rules.options.maxRounds - position.rounds;
  into.set(ROUNDS_LEFT, Math.max(0, 1 - left / 15));
  into.set(ROUNDS_LEFT + 1, Math.max(0, 1 - left / 50));
  into.set(ROUNDS_LEFT + 2, Math.max(0, 1 - left / 150));
  writeLying(position, unseen, into);
};

const writeLying = ({ faceDown, cheese }: ChopPosition, unseen: Unseen, into: Sparse): void => {
  const down = sizeOf(faceDown);
  into.set(LYING, down / 38);
  into.set(LYING + 1, down === 0 ? 0 : (unseen[CHEESE] as number) / down);
  into.set(LYING + 2, sizeOf(cheese) / 5);
  into.set(LYING + 3, (unseen[KNIFE] as number) / 2);
  into.set(LYING + 4, (unseen[ARROW] as number) / 2);
  into.set(LYING + 5, (unseen[FORK] as number) / 2);
  into.set(LYING + 6, ((unseen[PLUS_1] as number) + (unseen[PLUS_2] as number)) / 6);
};

const sizeOfBoth = (a: Readonly<CellSet>, b: Readonly<CellSet>): number => {
  found.low = a.low & b.low;
  found.high = a.high & b.high;
  return sizeOf(found);
};

const writeRings = ({ faceDown, cheese }: ChopPosition, { rings }: Kitchen, into: Sparse): void => {
  for (let ring = 0; ring < RINGS; ring++) {
    const cells = rings[ring] as CellSet;
    into.set(TILE_RINGS + ring, sizeOfBoth(faceDown, cells) / 8);
    into.set(CHEESE_RINGS + ring, sizeOfBoth(cheese, cells) / 2);
  }
};

const goals: CellSet = { low: 0, high: 0 };

/** What the mice run for: cheese that they can take, tiles that may hide some, or a free hole once all the cheese is won. */
const findGoals = ({ rules, won, cat, cheese, faceDown, miceSet }: ChopPosition): void => {
  const isWon = won === rules.cheeses;
  goals.low = isWon ? 0 : cheese.low | faceDown.low;
  goals.high = isWon ? ALL_HOLES & ~miceSet.high : cheese.high | faceDown.high;
  if (!isWon && has(cheese, cat)) {
    if (cat < 32) goals.low &= ~(1 << cat);
    else goals.high &= ~(1 << (cat - 32));
  }
};

const isRefuge = ({ rules }: ChopPosition, at: Cell): boolean => at >= FIRST_HOLE || has(rules.table, at);

const refuges: CellSet = { low: 0, high: 0 };

/** Free holes, and free room under the table. */
const findRefuges = ({ rules: { table, floor }, miceSet }: ChopPosition): void => {
  refuges.low = table.low & floor.low & ~miceSet.low;
  refuges.high = ((table.high & floor.high) | ALL_HOLES) & ~miceSet.high;
};

const sums = new Float64Array(INPUTS);

const writeRefuge = (position: ChopPosition, { catSteps }: Kitchen, mouse: number, at: Cell): void => {
  const hasStarted = ((position.started >> mouse) & 1) === 1;
  bump(REFUGE + (at < FIRST_HOLE ? 0 : hasStarted ? 1 : 2));
  if (at < FIRST_HOLE) return;
  const away = stepsBetween(catSteps, position.cat, position.rules.fronts[at - FIRST_HOLE] as Cell);
  if (away < 3) bump(BESIEGED + away);
};

const bump = (input: number, by = 0.5): void => {
  sums[input] = (sums[input] as number) + by;
};

const writeMice = (position: ChopPosition, kitchen: Kitchen, into: Sparse): void => {
  const side = position.piece === CAT ? 0 : BUCKETS;
  let nearest = FAR;
  let highest = 0;
  sums.fill(0, DANGER, CAT_AT);
  for (let mouse = 0; mouse < MICE; mouse++) {
    const at = position.mice[mouse] as Cell;
    if (at === OFF_BOARD) continue;
    into.set(MOUSE_AT + at, 1);
    const goal = stepsToNearest(kitchen, at, goals);
    nearest = Math.min(nearest, goal);
    bump(TO_GOAL + bucket(goal));
    if (isRefuge(position, at)) {
      writeRefuge(position, kitchen, mouse, at);
      continue;
    }
    const danger = Math.round(6 * (dangers[mouse] as number));
    highest = Math.max(highest, danger);
    bump(DANGER + side + danger);
    bump(CAT_NEAR + bucket(stepsBetween(kitchen.catSteps, position.cat, at)));
    bump(TO_REFUGE + bucket(stepsToNearest(kitchen, at, refuges)));
  }
  bump(NEAREST_GOAL + bucket(nearest), 1);
  bump(HIGHEST_DANGER + side + highest, 1);
  for (let input = DANGER; input < CAT_AT; input++) into.set(input, sums[input] as number);
};

/** Where any mouse that may move can end with a roll. */
const reachOfMice = (position: ChopPosition, value: number): void => {
  reached.low = 0;
  reached.high = 0;
  for (let mouse = 0; mouse < MICE; mouse++) {
    const at = position.mice[mouse] as Cell;
    if (at === OFF_BOARD || (position.piece < MICE && position.piece !== mouse)) continue;
    findEnds(position.rules, at, value, found);
    reached.low |= found.low;
    reached.high |= found.high;
  }
};

const meets = (low: number, high: number): number => Number((low | high) !== 0);

/** How likely the mice's next roll lets them take a cheese, turn a tile, do either in safety, or stay safe at all. */
const writeProspects = (position: ChopPosition, die: Die, into: Sparse): void => {
  const base = PROSPECTS + (position.piece === CAT ? 0 : CHANCES);
  const { cheese, faceDown } = position;
  const chances = [0, 0, 0, 0, 0];
  openTo(position, ANY_MOUSE);
  for (const value of die.values) {
    reachOfMice(position, value);
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
    for (let chance = 0; chance < CHANCES; chance++)
      chances[chance] = (chances[chance] as number) + share * (met[chance] as number);
  }
  for (let chance = 0; chance < CHANCES; chance++) into.set(base + chance, chances[chance] as number);
};

/** Tells a net what everybody may know of a position where a die is to be rolled. */
export const writeFeatures = (position: ChopPosition, unseen: Unseen, into: Sparse): void => {
  const kitchen = kitchenOf(position.rules);
  into.count = 0;
  lookOutForCat(position);
  findGoals(position);
  findRefuges(position);
  writeTurn(position, into);
  writeCourse(position, unseen, into);
  writeRings(position, kitchen, into);
  writeMice(position, kitchen, into);
  writeProspects(position, position.rules.miceDie, into);
  into.set(CAT_AT + position.cat, 1);
  const count = sizeOf(position.cheese);
  for (let index = 0; index < count; index++) into.set(CHEESE_AT + nthCell(position.cheese, index), 1);
};
