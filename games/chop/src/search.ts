/**
 * For programs that search or learn: the state of a match as numbers, which no player may see. Bots use it on positions that they
 * made from a view themselves.
 */
export { ALL_HOLES, type CellSet, has, nthCell, setOf, sizeOf } from './cellSet.js';
export { ANY_MOUSE, CAT } from './matchState.js';
export { observationNames } from './observationNames.js';
export { findEnds, type Ways } from './paths.js';
export { ChopPosition } from './position.js';
export { restore } from './sample.js';
export type { Die, Setup } from './setup.js';
export { type Cell, FIRST_HOLE, OFF_BOARD } from './squares.js';
export { waysOf } from './walking.js';
