// Plants faults in the page and plays it in a browser: a step of the deep list, because the page is built anew for each of them.
import { execFile } from 'node:child_process';
import { catchFaults } from '../../games/conformance/mutation/catchFaults.mjs';
import { TEST_DEPTH } from '../../tools/testSizes.mjs';
import { BROWSER_FAULTS } from './browserFaults.mjs';

/** For a build or a run, in milliseconds: a fault may keep a page from ever getting on. */
const LONGEST_RUN = 600_000;

/** A fault that names what is not there breaks the page, which any test would notice. */
const BROKEN_PROGRAM = /ReferenceError|SyntaxError|is not a function|is not iterable|Cannot read propert/;

/**
 * @param {string} copy
 * @param {readonly string[]} words of Node's command line
 * @returns {Promise<{ readonly isWell: boolean, readonly output: string }>}
 */
const run = (copy, words) =>
  new Promise((resolve) => {
    // A fault must be caught by the small instances that every change meets.
    const env = { ...process.env, [TEST_DEPTH]: 'quick', NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile(process.execPath, words, { cwd: copy, env, timeout: LONGEST_RUN }, (error, stdout, stderr) =>
      resolve({ isWell: error === null, output: stdout + stderr }),
    );
  });

/**
 * What the list of tests says; the first that failed is named after its number.
 * @param {{ readonly isWell: boolean, readonly output: string }} ended
 * @returns {import('../../games/conformance/mutation/runTests.mjs').Verdict}
 */
const verdictOf = ({ isWell, output }) => {
  const passed = Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
  if (isWell && passed > 0) return { kind: 'passed', tests: passed };
  const failed = /^ +1\) .* › (.*?) *─*$/m.exec(output)?.[1];
  return failed === undefined || BROKEN_PROGRAM.test(output)
    ? { kind: 'broken', output }
    : { kind: 'caught', by: failed };
};

/** Not with small copies of every file, which take longer than the page itself; the server builds its own program, once. */
const BUILD_PAGE = ['node_modules/vite/bin/vite.js', 'build', 'web'];

/** Builds the page of a copy as it is, and plays it. */
class BrowserRunner {
  /** @readonly */
  #copy;

  /** @param {string} copy */
  constructor(copy) {
    this.#copy = copy;
  }

  /**
   * @param {{ readonly tests: readonly string[], readonly group?: string }} asked
   * @returns {Promise<import('../../games/conformance/mutation/runTests.mjs').Verdict>}
   */
  async run({ tests, group }) {
    const built = await run(this.#copy, BUILD_PAGE);
    if (!built.isWell) return { kind: 'broken', output: built.output };
    const named = group === undefined ? [] : ['--grep', group];
    return verdictOf(await run(this.#copy, ['web/e2e/run.mjs', ...tests, ...named, '--max-failures=1']));
  }

  /** Nothing is left running between two runs. */
  async close() {}
}

await catchFaults(BROWSER_FAULTS, process.argv[2] ?? '', (copy) => new BrowserRunner(copy));
