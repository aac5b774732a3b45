/** For programs that search: a whole position, which no player may see. Bots use it on positions that they drew from a view themselves. */
export { observationNames } from './observationNames.js';
export { type CrumbsPosition, startPosition } from './position.js';
export { makeSetup } from './setup.js';
