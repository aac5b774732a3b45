import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/**
 * Proofs wait for clocks and for processes that they have killed; other tests with processes for those; the rest for nothing.
 * @param {TestSpecification} file
 */
const rankOf = ({ moduleId }) => {
  if (moduleId.includes('/server/proof/')) return 0;
  return /\/(?:cli|server|tools)\//.test(moduleId) ? 1 : 2;
};

/** Begins with the tests that wait: at the end nothing would be left to run beside them. */
export class WaitingTestsFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of a list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
