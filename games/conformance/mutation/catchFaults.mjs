import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository, linkPackages } from '../../../tools/repositoryCopy.mjs';
import { withTemporaryFolder } from '../../../tools/temporaryFolder.mjs';
import { testDepth } from '../../../tools/testSizes.mjs';
import { plant } from './plant.mjs';
import { TestRunner } from './runTests.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

/** @typedef {import('./plant.mjs').Fault} Fault */

/**
 * What runs tests in a copy of the repository.
 * @typedef {Pick<TestRunner, 'run' | 'close'>} Runner
 */

/**
 * A copy of the repository, and what runs tests in it.
 * @typedef {{ folder: string, runner: Runner }} Copy
 */

/**
 * @typedef {object} Finding
 * @property {string} name
 * @property {boolean} asExpected
 * @property {string} found
 */

/**
 * The sources as they are must pass each test file that is asked about a fault: else a failure would prove nothing.
 * @param {Copy} copy
 * @param {string} tests
 * @returns {Promise<Finding>}
 */
const runWithoutFault = async ({ runner }, tests) => {
  const verdict = await runner.run({ tests: [tests] });
  const name = `no fault: ${tests}`;
  if (verdict.kind === 'passed') return { name, asExpected: true, found: `${verdict.tests} tests pass` };
  return { name, asExpected: false, found: verdict.kind === 'caught' ? `fails: ${verdict.by}` : verdict.output };
};

/**
 * @param {Copy} copy
 * @param {Fault} fault
 * @returns {Promise<Finding>}
 */
const runWithFault = async ({ folder, runner }, fault) => {
  const { name } = fault;
  const planted = plant(folder, fault);
  if (!planted.fits) return { name, asExpected: false, found: `DOES NOT FIT: ${planted.reason}` };
  const verdict = await runner.run(fault);
  planted.takeOut();
  switch (verdict.kind) {
    case 'caught':
      return { name, asExpected: true, found: verdict.by };
    case 'passed':
      return { name, asExpected: false, found: `NOT CAUGHT by ${fault.tests.join(', ')}` };
    case 'broken':
      return { name, asExpected: false, found: `NO TEST RAN: ${verdict.output}` };
  }
};

/**
 * @param {Finding} finding
 * @param {number} milliseconds
 */
const print = ({ name, asExpected, found }, milliseconds) =>
  console.log(
    `${asExpected ? 'ok ' : 'BAD'}  ${(milliseconds / 1_000).toFixed(1).padStart(5)} s  ${name.padEnd(64)}  ${found}`,
  );

/**
 * @param {string} folder
 * @param {(folder: string) => Runner} makeRunner
 * @returns {Copy}
 */
const makeCopy = (folder, makeRunner) => {
  copyRepository(folder);
  linkPackages(folder);
  return { folder, runner: makeRunner(folder) };
};

/**
 * Works through the jobs in one copy, one at a time: several copies share the list.
 * @param {Copy} copy
 * @param {((copy: Copy) => Promise<Finding>)[]} jobs
 * @param {Finding[]} findings
 */
const work = async (copy, jobs, findings) => {
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    const begun = performance.now();
    const finding = await job(copy);
    print(finding, performance.now() - begun);
    findings.push(finding);
  }
  await copy.runner.close();
};

/**
 * @param {readonly Fault[]} faults
 * @param {string} folder
 * @param {boolean} areTestsKnownToPass
 * @param {(folder: string) => Runner} makeRunner
 */
const plantAll = async (faults, folder, areTestsKnownToPass, makeRunner) => {
  const unproved = areTestsKnownToPass ? [] : [...new Set(faults.flatMap(({ tests }) => tests))];
  const jobs = [
    ...unproved.map((tests) => (/** @type {Copy} */ copy) => runWithoutFault(copy, tests)),
    ...faults.map((fault) => (/** @type {Copy} */ copy) => runWithFault(copy, fault)),
  ];
  /** @type {Finding[]} */
  const findings = [];
  const folders = Array.from({ length: Math.min(2, availableParallelism()) }, (_, n) => join(folder, String(n)));
  await Promise.all(folders.map((one) => work(makeCopy(one, makeRunner), jobs, findings)));
  const bad = findings.filter(({ asExpected }) => !asExpected);
  console.log(`${faults.length} faults planted, ${bad.length} findings that should not be`);
  if (bad.length > 0) process.exitCode = 1;
};

/**
 * The faults whose names hold a word; without a word all of them in a deep run, and those of the sample in a quick one.
 * @param {readonly Fault[]} all
 * @param {string} word
 */
const chosenFrom = (all, word) => {
  if (word !== '') return all.filter(({ name }) => name.includes(word));
  return testDepth() === 'deep' ? all : all.filter(({ isInSample }) => isInSample === true);
};

/**
 * Plants faults in a copy of the repository, one at a time, and reports whether the tests named beside each noticed it.
 * @param {readonly Fault[]} all
 * @param {string} word
 * @param {(folder: string) => Runner} [makeRunner]
 */
export const catchFaults = async (all, word, makeRunner = (folder) => new TestRunner(folder)) => {
  const faults = chosenFrom(all, word);
  if (faults.length === 0) {
    console.error(`no fault is called "${word}"; there are:\n${all.map(({ name }) => name).join('\n')}`);
    process.exitCode = 2;
    return;
  }
  // `npm test` has run all tests without a fault before faults are planted by it, or by the deep list after it.
  await withTemporaryFolder((folder) => plantAll(faults, folder, word === '', makeRunner));
};
