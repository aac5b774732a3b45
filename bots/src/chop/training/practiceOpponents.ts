import type { Side } from '@miaou/chop';
import { CAT, type Cell, ChopPosition, FIRST_HOLE, has, nthCell, OFF_BOARD, sizeOf } from '@miaou/chop/search';
import { type Chance, drawFraction } from '@miaou/kit';
import type { Player } from '../../training/botPlayer.js';
import { type BoardGeometry, FAR, geometryOf, stepsBetween, stepsToNearest } from '../boardGeometry.js';
import { dangersIn, MICE } from '../dangers.js';
import { findGoals, goals } from '../goals.js';

/** How much a practice opponent cares for each measure; drawn for every match. */
type Tastes = Float64Array;
/** Writes the measures of the position that a move leads to. */
type Measure = (before: ChopPosition, after: ChopPosition, into: Tastes) => void;

const MOST_STEPS = 7;
const near = (steps: number): number => Math.min(MOST_STEPS, steps) / MOST_STEPS;

const hasTurned = (before: ChopPosition, after: ChopPosition): number =>
  sizeOf(before.faceDown) - sizeOf(after.faceDown);

/** The cat's steps to the nearest mouse in the open, and to the nearest hole with a mouse in it. */
const huntingSteps = (position: ChopPosition, { catSteps }: BoardGeometry): readonly [number, number] => {
  let [open, hidden] = [FAR, FAR];
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell === OFF_BOARD) continue;
    if (cell < FIRST_HOLE) open = Math.min(open, stepsBetween(catSteps, position.cat, cell));
    else
      for (const front of position.setup.beside[cell] ?? [])
        hidden = Math.min(hidden, stepsBetween(catSteps, position.cat, front));
  }
  return [open, hidden];
};

const stepsToCheese = ({ cheese, cat }: ChopPosition, { catSteps }: BoardGeometry): number => {
  let least = FAR;
  const count = sizeOf(cheese);
  for (let index = 0; index < count; index++)
    least = Math.min(least, stepsBetween(catSteps, cat, nthCell(cheese, index)));
  return least;
};

const sumOf = (numbers: Float64Array): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

const MEASURES = 7;

const measureAsCat: Measure = (before, after, into) => {
  const geometry = geometryOf(after.setup);
  const { anyRisk, risks } = dangersIn(after, geometry);
  const [open, hidden] = huntingSteps(after, geometry);
  into[0] = 100 * (sizeOf(before.miceSet) - sizeOf(after.miceSet));
  into[1] = anyRisk;
  into[2] = sumOf(risks);
  into[3] = -near(open);
  into[4] = -near(hidden) / 2;
  into[5] = -hasTurned(before, after) / 4;
  into[6] = -near(stepsToCheese(after, geometry)) / 2;
};

const isSheltered = ({ setup }: ChopPosition, cell: Cell): boolean => cell >= FIRST_HOLE || has(setup.table, cell);

/** How many mice are sheltered, and how near the others are to what they run for. */
const shelterAndWay = (position: ChopPosition, geometry: BoardGeometry): readonly [number, number] => {
  let [sheltered, way] = [0, FAR];
  findGoals(position);
  for (let mouse = 0; mouse < MICE; mouse++) {
    const cell = position.mice[mouse] ?? OFF_BOARD;
    if (cell === OFF_BOARD) continue;
    if (isSheltered(position, cell)) sheltered++;
    way = Math.min(way, stepsToNearest(geometry, cell, goals));
  }
  return [sheltered, way];
};

const measureAsMice: Measure = (before, after, into) => {
  const geometry = geometryOf(after.setup);
  const { anyRisk, risks } = dangersIn(after, geometry);
  const [sheltered, way] = shelterAndWay(after, geometry);
  into[0] = after.phase === 'over' ? 100 : 0;
  into[1] = -2 * anyRisk;
  into[2] = -2 * sumOf(risks);
  into[3] = -near(way);
  into[4] = after.won - before.won + hasTurned(before, after) / 3;
  into[5] = sheltered / MICE;
  into[6] = after.started - before.started > 0 ? 0.5 : 0;
};

/** The first measure always counts; of the others some not at all and some much. */
const drawTastes = (chance: Chance): Tastes =>
  Float64Array.from({ length: MEASURES }, (_, measure) =>
    measure === 0 ? 1 : chance.below(4) === 0 ? 0 : 2 * drawFraction(chance) ** 2 + 0.1,
  );

const measures: Tastes = new Float64Array(MEASURES);

const likingOf = (tastes: Tastes): number => {
  let liking = 0;
  for (let measure = 0; measure < MEASURES; measure++) liking += (tastes[measure] ?? 0) * (measures[measure] ?? 0);
  return liking;
};

/** An opponent to practise against: it looks one move ahead, and what it likes is drawn. It sees no face-down tile. */
export const drawOpponent = (side: Side, chance: Chance): Player<ChopPosition> => {
  const tastes = drawTastes(chance);
  const measure = side === 'cat' ? measureAsCat : measureAsMice;
  return (position) => {
    const kinds = position.kinds.map(() => 'broken' as const);
    const after = new ChopPosition(position.setup, position.deal, kinds);
    let [best, most] = [position.actionAt(0), Number.NEGATIVE_INFINITY];
    for (let index = 0; index < position.countActions(); index++) {
      const action = position.actionAt(index);
      after.copyFrom(position);
      after.kinds = kinds;
      after.act(action);
      measure(position, after, measures);
      const liking = likingOf(tastes);
      if (liking > most) [best, most] = [action, liking];
    }
    return best;
  };
};

export const sideToMove = ({ piece }: ChopPosition): Side => (piece === CAT ? 'cat' : 'mice');
