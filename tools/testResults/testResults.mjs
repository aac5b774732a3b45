import { appendFileSync } from 'node:fs';

/** Names the file in which the test runners of one run of the check list write how each test ended. */
export const TEST_RESULTS_FILE = 'MIAOU_TEST_RESULTS';

/**
 * @typedef {object} TestResult
 * @property {string} name
 * @property {number} milliseconds
 * @property {string} [failure] what a failed test said, in one line
 */

const LISTED = 10;

/** The longest part of a failure's message that is repeated at the end. */
const REPEATED = 300;

/**
 * Notes how a test ended, where a run of the check list wants to know.
 * @param {string} name
 * @param {number} milliseconds
 * @param {readonly (string | undefined)[]} [errors] the messages of a test that failed
 */
export const noteTestResult = (name, milliseconds, errors) => {
  const file = process.env[TEST_RESULTS_FILE];
  if (file === undefined) return;
  /** @type {TestResult} */
  const result = { name, milliseconds: Math.round(milliseconds), ...(errors && { failure: oneLine(errors) }) };
  appendFileSync(file, `${JSON.stringify(result)}\n`);
};

/** @param {readonly (string | undefined)[]} errors */
const oneLine = (errors) => errors.join('; ').replace(/\s+/g, ' ').slice(0, REPEATED);

/**
 * @param {string} noted
 * @returns {TestResult[]}
 */
const resultsOf = (noted) =>
  noted
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /** @type {TestResult} */ (JSON.parse(line)));

/**
 * The slowest tests of a run, the slowest first, as lines to print.
 * @param {string} noted
 */
export const slowestTests = (noted) =>
  resultsOf(noted)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, LISTED)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);

/**
 * The failed tests of a run with what they said, as lines to print.
 * @param {string} noted
 */
export const failedTests = (noted) =>
  resultsOf(noted)
    .filter(({ failure }) => failure !== undefined)
    .map(({ name, failure }) => `  ${name}: ${failure}`);
