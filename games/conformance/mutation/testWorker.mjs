import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * Runs tests in the folder that it is started in, as often as it is asked to. Starting vitest and compiling the sources took more time than
 * most tests: both are done once here, and what was changed is compiled again. The tests themselves have a fresh process in each run.
 */

/** @typedef {import('./runTests.mjs').Verdict} Verdict */
/** @typedef {import('./runTests.mjs').Order} Order */

/** A fault that names what is not there breaks the program, which says nothing about the rules: any test would notice. */
const BROKEN_PROGRAM = /ReferenceError|SyntaxError|is not a function|is not iterable|Cannot read propert/;

/** A fault may keep a match from ever ending: in milliseconds. */
const LONGEST_TEST = 60_000;

/** What the tests of the present run came to. Vitest itself keeps the results of earlier runs as well. */
class Results {
  passed = 0;
  /** @type {{ name: string, why: string } | undefined} */
  failed;
  /** @type {string[]} */
  errors = [];

  /**
   * @param {string} name
   * @param {import('vitest/node').TestResult} result
   */
  add(name, { state, errors = [] }) {
    if (state === 'passed') this.passed += 1;
    if (state === 'failed') this.failed ??= { name, why: errors.map(describe).join('\n') };
  }

  /** @returns {Verdict} */
  get verdict() {
    const { passed, failed, errors } = this;
    if (failed !== undefined && BROKEN_PROGRAM.test(failed.why)) return { kind: 'broken', output: failed.why };
    if (failed !== undefined) return { kind: 'caught', by: failed.name };
    return passed > 0 && errors.length === 0
      ? { kind: 'passed', tests: passed }
      : { kind: 'broken', output: errors.join('\n') };
  }
}

/** @param {{ name?: string, message: string, stack?: string }} error */
const describe = ({ name = '', message, stack = '' }) => `${name}: ${message}\n${stack}`;

let results = new Results();

/** @type {import('vitest/node').Reporter} */
const reporter = {
  onTestCaseResult: (test) => results.add(test.fullName.replaceAll(' > ', ' › '), test.result()),
  onTestSuiteResult: (suite) => void results.errors.push(...suite.errors().map(describe)),
  onTestModuleEnd: (module) => void results.errors.push(...module.errors().map(describe)),
};

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  testTimeout: LONGEST_TEST,
  reporters: [reporter],
});
await vitest.standalone();

/** @param {string | undefined} file that is changed now, or will be before the next run */
const forget = (file) => {
  if (file !== undefined) vitest.invalidateFile(join(process.cwd(), file));
};

/** @param {Order} order */
const run = async ({ tests, group, file }) => {
  results = new Results();
  forget(file);
  vitest.setGlobalTestNamePattern(group ?? '');
  const { unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([...tests]));
  forget(file);
  const { verdict } = results;
  return verdict.kind === 'broken' && verdict.output === ''
    ? { ...verdict, output: unhandledErrors.map(String).join('\n') }
    : verdict;
};

process.on('message', (/** @type {Order} */ order) => {
  void run(order).then((verdict) => process.send?.(verdict));
});
process.once('disconnect', () => void vitest.exit(true));
process.send?.('ready');
