/**
 * For programs that search or learn: the truth as numbers, which no player may see. Bots use it on positions that they made
 * from a view themselves.
 */
export { ALL_HOLES, type CellSet, has, nthCell, setOf, sizeOf } from './cellSet.js';
export { ChopPosition } from './position.js';
export { findEnds } from './reach.js';
export type { Die, Rules } from './rules.js';
export { restore } from './sample.js';
export { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
export { ANY_MOUSE, CAT, OVER, ROLL } from './truth.js';
export { openTo } from './walking.js';
