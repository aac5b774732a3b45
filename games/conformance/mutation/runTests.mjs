import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DEPTH } from '../../../tools/sizes.mjs';

/**
 * What a run of tests came to. `broken` is a run that never got as far as a test that could fail.
 * @typedef {{ kind: 'passed', tests: number } | { kind: 'caught', by: string } | { kind: 'broken', output: string }} Verdict
 */

/**
 * @typedef {object} Assertion
 * @property {string} status
 * @property {readonly string[]} ancestorTitles
 * @property {string} title
 * @property {readonly string[]} failureMessages
 */

/**
 * The part of vitest's report that matters here.
 * @typedef {object} Report
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {readonly { message: string, assertionResults: readonly Assertion[] }[]} testResults
 */

/** Fewer pairs are enough here: a fault that is planted to leak leaks at once. */
const PAIRS = '300';

/** A fault may keep a match from ever ending: in milliseconds, for a run and for one of its tests. */
const LONGEST_RUN = 600_000;
const LONGEST_TEST = 60_000;

/** A fault that names what is not there breaks the program, which says nothing about the rules: any test would notice. */
const BROKEN_PROGRAM = /ReferenceError|SyntaxError|is not a function|is not iterable|Cannot read propert/;

/**
 * @param {Report} report
 * @returns {Verdict}
 */
const verdictOf = (report) => {
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  const why = failed?.failureMessages.join('\n') ?? '';
  if (BROKEN_PROGRAM.test(why)) return { kind: 'broken', output: why };
  if (failed !== undefined) return { kind: 'caught', by: [...failed.ancestorTitles, failed.title].join(' › ') };
  return report.success && report.numPassedTests > 0
    ? { kind: 'passed', tests: report.numPassedTests }
    : { kind: 'broken', output: report.testResults.map(({ message }) => message).join('\n') };
};

/**
 * @param {string} copy
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
const runOnce = (copy, tests) => {
  const reportFile = join(copy, 'report.json');
  rmSync(reportFile, { force: true });
  const flags = [
    '--bail=1',
    '--maxWorkers=1',
    `--testTimeout=${LONGEST_TEST}`,
    '--reporter=json',
    `--outputFile=${reportFile}`,
  ];
  // A fault must be caught by the small instances that every change meets; but it may show in one way to play alone.
  const env = { ...process.env, [TEST_DEPTH]: 'quick', MIAOU_PAIRS: PAIRS, MIAOU_CASES: '100', NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...flags, ...tests],
      { cwd: copy, env, timeout: LONGEST_RUN },
      (_, stdout, stderr) => {
        try {
          resolve(verdictOf(/** @type {Report} */ (JSON.parse(readFileSync(reportFile, 'utf8')))));
        } catch {
          resolve({ kind: 'broken', output: stdout + stderr });
        }
      },
    );
  });
};

/**
 * Runs tests in a copy of the repository up to the first that fails. On a busy machine the runner may lose touch with its own worker: that
 * fails a run without failing a test, says nothing about either, and is tried once more.
 * @param {string} copy
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
export const runTests = async (copy, tests) => {
  const verdict = await runOnce(copy, tests);
  return verdict.kind === 'broken' && verdict.output === '' ? runOnce(copy, tests) : verdict;
};
