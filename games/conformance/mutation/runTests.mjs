import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a run of tests came to. `broken` is a run that never got as far as a test that could fail.
 * @typedef {{ kind: 'passed', tests: number } | { kind: 'caught', by: string } | { kind: 'broken', output: string }} Verdict
 */

/**
 * The part of vitest's report that matters here.
 * @typedef {object} Report
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {readonly { assertionResults: readonly { status: string, ancestorTitles: readonly string[], title: string }[] }[]} testResults
 */

/** Fewer pairs are enough here: a fault that is planted to leak leaks at once. */
const PAIRS = '300';

/**
 * @param {Report} report
 * @param {string} output
 * @returns {Verdict}
 */
const verdictOf = (report, output) => {
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed !== undefined) return { kind: 'caught', by: [...failed.ancestorTitles, failed.title].join(' › ') };
  return report.success && report.numPassedTests > 0
    ? { kind: 'passed', tests: report.numPassedTests }
    : { kind: 'broken', output };
};

/**
 * Runs tests in a copy of the repository up to the first that fails.
 * @param {string} copy
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
export const runTests = (copy, tests) => {
  const reportFile = join(copy, 'report.json');
  rmSync(reportFile, { force: true });
  const flags = ['--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${reportFile}`];
  const env = { ...process.env, MIAOU_PAIRS: PAIRS, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile('node_modules/.bin/vitest', ['run', ...flags, ...tests], { cwd: copy, env }, (_, stdout, stderr) => {
      try {
        resolve(verdictOf(/** @type {Report} */ (JSON.parse(readFileSync(reportFile, 'utf8'))), stderr));
      } catch {
        resolve({ kind: 'broken', output: stdout + stderr });
      }
    });
  });
};
