import {
  ALL_HOLES,
  ANY_MOUSE,
  CAT,
  type CellSet,
  type ChopPosition,
  findEnds,
  has,
  OFF_BOARD,
  waysOf,
} from '@miaou/chop/search';
import type { BoardGeometry } from './boardGeometry.js';

export const MICE = 4;
/** How many probabilities describe what a roll of the mice allows. */
export const PROSPECTS = 5;

const found: CellSet = { low: 0, high: 0 };
const reached: CellSet = { low: 0, high: 0 };
const threatened: CellSet = { low: 0, high: 0 };
const refuges: CellSet = { low: 0, high: 0 };

/** What the next rolls of both sides allow in a position. One object, written anew for each position: a search asks for millions. */
export interface Dangers {
  /** By mouse the probability that the cat's next roll can catch it. */
  readonly risks: Float64Array;
  /** By mouse the probability that the mice's next roll can take it into a refuge. */
  readonly escapes: Float64Array;
  /** The probability that the cat's next roll can catch some mouse. */
  anyRisk: number;
  /**
   * The probabilities that the mice's next roll lets them take a cheese, take one in safety, turn a tile in safety, stay safe, or reach a
   * hole.
   */
  readonly prospects: Float64Array;
  /** Free holes and free cells under the table. */
  readonly refuges: Readonly<CellSet>;
}

const dangers: Dangers = {
  risks: new Float64Array(MICE),
  escapes: new Float64Array(MICE),
  anyRisk: 0,
  prospects: new Float64Array(PROSPECTS),
  refuges,
};

const addTo = (sums: Float64Array, index: number, by: number): void => {
  sums[index] = (sums[index] ?? 0) + by;
};

/** Computes the probability that the cat's next roll catches each mouse, and the cells it could reach at all. */
const computeRisks = (position: ChopPosition, { catShares }: BoardGeometry): void => {
  const { setup, miceSet, mice } = position;
  const { table, catDie } = setup;
  dangers.risks.fill(0);
  dangers.anyRisk = 0;
  threatened.low = 0;
  threatened.high = 0;
  const ways = waysOf(position, CAT);
  for (let index = 0; index < catDie.values.length; index++) {
    findEnds(ways, position.cat, catDie.values[index] ?? 0, found);
    // A mouse under the table is safe from a cat above (CM5).
    found.low &= ~table.low;
    found.high &= ~table.high;
    threatened.low |= found.low;
    threatened.high |= found.high;
    if (((found.low & miceSet.low) | (found.high & miceSet.high)) === 0) continue;
    const share = catShares[index] ?? 0;
    dangers.anyRisk += share;
    for (let mouse = 0; mouse < MICE; mouse++)
      if (has(found, mice[mouse] ?? OFF_BOARD)) addTo(dangers.risks, mouse, share);
  }
};

/** The probability that the cat's next roll can catch some mouse. */
export const catchChance = (position: ChopPosition, geometry: BoardGeometry): number => {
  computeRisks(position, geometry);
  return dangers.anyRisk;
};

const findRefuges = ({ setup: { table, floor }, miceSet }: ChopPosition): void => {
  refuges.low = table.low & floor.low & ~miceSet.low;
  refuges.high = ((table.high & floor.high) | ALL_HOLES) & ~miceSet.high;
};

const addIf = (index: number, low: number, high: number, share: number): void => {
  if ((low | high) !== 0) addTo(dangers.prospects, index, share);
};

const addProspects = ({ cheese, faceDown }: ChopPosition, share: number): void => {
  const safeLow = reached.low & ~threatened.low;
  const safeHigh = reached.high & ~threatened.high;
  addIf(0, reached.low & cheese.low, reached.high & cheese.high, share);
  addIf(1, safeLow & cheese.low, safeHigh & cheese.high, share);
  addIf(2, safeLow & faceDown.low, safeHigh & faceDown.high, share);
  addIf(3, safeLow, safeHigh, share);
  addIf(4, 0, reached.high & ALL_HOLES, share);
};

/** Computes where the mice that may move can end with their next roll. */
const computeProspects = (position: ChopPosition, { miceShares }: BoardGeometry): void => {
  const { mice, piece, setup } = position;
  const { values } = setup.miceDie;
  const ways = waysOf(position, ANY_MOUSE);
  dangers.prospects.fill(0);
  dangers.escapes.fill(0);
  for (let index = 0; index < values.length; index++) {
    const share = miceShares[index] ?? 0;
    reached.low = 0;
    reached.high = 0;
    for (let mouse = 0; mouse < MICE; mouse++) {
      const cell = mice[mouse] ?? OFF_BOARD;
      if (cell === OFF_BOARD || (piece < MICE && piece !== mouse)) continue;
      findEnds(ways, cell, values[index] ?? 0, found);
      reached.low |= found.low;
      reached.high |= found.high;
      if (((found.low & refuges.low) | (found.high & refuges.high)) !== 0) addTo(dangers.escapes, mouse, share);
    }
    addProspects(position, share);
  }
};

/** The dangers of a position, valid until the next call. */
export const dangersIn = (position: ChopPosition, geometry: BoardGeometry): Dangers => {
  computeRisks(position, geometry);
  findRefuges(position);
  computeProspects(position, geometry);
  return dangers;
};
