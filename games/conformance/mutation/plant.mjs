import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A fault as one exact replacement in a source file, and the tests that must notice it.
 * @typedef {object} Fault
 * @property {string} name what goes wrong, in the words of the rulebook
 * @property {string} file
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 * @property {readonly string[]} tests files or folders of tests
 */

/**
 * A source with a fault in it. Sources move on: a fault that no longer fits must be seen to, not passed over.
 * @param {string} source
 * @param {Fault} fault
 */
export const plantIn = (source, { name, file, find, replace }) => {
  const pieces = source.split(find);
  if (pieces.length !== 2)
    throw new Error(
      `"${name}" does not fit ${file} any more: found ${pieces.length - 1} times, expected once:\n${find}`,
    );
  return pieces.join(replace);
};

/**
 * Plants a fault in a copy of the repository and gives back how to take it out again.
 * @param {string} copy
 * @param {Fault} fault
 */
export const plant = (copy, fault) => {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, plantIn(source, fault));
  return () => writeFileSync(path, source);
};
