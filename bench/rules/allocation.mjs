import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./allocationChild.mjs', import.meta.url));

/** With a young generation of 1 MB, a twentieth of a byte for each of 20 million actions would force a collection. */
const SMALL_YOUNG_GENERATION = ['--min-semi-space-size=1', '--max-semi-space-size=1'];

/**
 * `bytes` is the growth of the heap, valid only without collections.
 * @typedef {{ played: number, collections: number, bytes: number }} Allocation
 */

/**
 * The garbage that a random walk makes, measured in a process of its own.
 * @param {'felix' | 'chop' | 'felix-moves'} walk
 * @param {number} actions
 * @returns {Allocation}
 */
export const measureAllocation = (walk, actions) => {
  const output = execFileSync(process.execPath, [...SMALL_YOUNG_GENERATION, CHILD, walk, String(actions)], {
    encoding: 'utf8',
  });
  return /** @type {Allocation} */ (JSON.parse(output));
};
