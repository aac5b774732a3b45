import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./allocationChild.mjs', import.meta.url));

/** With a nursery of one megabyte even a twentieth of a byte for each of 20 million actions would force a collection. */
const TINY_NURSERY = ['--min-semi-space-size=1', '--max-semi-space-size=1'];

/**
 * What was seen: `bytes`, the growth of the heap, means something only without collections.
 * @typedef {{ played: number, collections: number, bytes: number }} Allocation
 */

/**
 * What a walk leaves for the garbage collector, seen in a process of its own.
 * @param {'felix' | 'chop' | 'felix-moves'} walk
 * @param {number} actions
 * @returns {Allocation}
 */
export const measureAllocation = (walk, actions) => {
  const answer = execFileSync(process.execPath, [...TINY_NURSERY, CHILD, walk, String(actions)], { encoding: 'utf8' });
  return /** @type {Allocation} */ (JSON.parse(answer));
};
