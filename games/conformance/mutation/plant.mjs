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
 * @property {string} [group] of those tests, by a part of its name: it must notice the fault alone, since the others take long
 * @property {true} [isInSample] planted by `npm test`, too, and not only by `npm run test:deep`
 */

/**
 * A fault that lies in the copy until it is taken out, or why it could not be planted.
 * @typedef {{ fits: true, takeOut: () => void } | { fits: false, reason: string }} Planted
 */

/**
 * A source with a fault in it, or nothing where the fault does not fit. Sources move on: that must be seen to, not passed over.
 * @param {string} source
 * @param {Fault} fault
 */
export const plantIn = (source, { find, replace }) => {
  const pieces = source.split(find);
  return pieces.length === 2 ? pieces.join(replace) : undefined;
};

/**
 * Plants a fault in a copy of the repository.
 * @param {string} copy
 * @param {Fault} fault
 * @returns {Planted}
 */
export const plant = (copy, fault) => {
  const path = join(copy, fault.file);
  const source = readFileSync(path, 'utf8');
  const faulty = plantIn(source, fault);
  if (faulty === undefined) return { fits: false, reason: `${fault.file} must hold exactly once: ${fault.find}` };
  writeFileSync(path, faulty);
  return { fits: true, takeOut: () => writeFileSync(path, source) };
};
