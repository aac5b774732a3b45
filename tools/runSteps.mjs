import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmCommand } from './npm.mjs';
import { endLeftovers, endTree, startTree } from './processes.mjs';
import { SKIPS_FILE } from './skip.mjs';
import { failedTests, slowestTests, TEST_RESULTS_FILE } from './testResults/testResults.mjs';

/**
 * One named check: commands run in order in the root folder, all of which must end with 0 within the limit in seconds.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} shows
 * @property {readonly (readonly string[])[]} commands `node` and `npm` stand for those that run now
 * @property {number} limit
 * @property {number} [usual] seconds that it takes on two quiet cores; a step that has none is begun even where time is short
 */

/**
 * @typedef {object} Verdict
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {string} [reason] why it failed, where its own output does not say so
 */

/** Marks every process of a run. A run within a run appends its own mark, so that the outer one still finds its processes. */
const RUN_MARK = 'MIAOU_TEST_RUN';

/** How long a process may take to end after it was asked to, or after its parent has ended: in milliseconds. */
const GRACE = 5_000;

const INTERRUPTS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** What one run of steps shares: its folder, its mark, and the command that is running. */
class Run {
  /** @readonly */
  #folder = mkdtempSync(join(tmpdir(), 'miaou-'));
  /** @readonly */
  #mark = [process.env[RUN_MARK], basename(this.#folder)].filter(Boolean).join('/');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #running;
  /** @readonly */
  #grace;
  /** @type {NodeJS.Signals | undefined} */
  interrupt;

  /** @param {number} grace */
  constructor(grace) {
    this.#grace = grace;
    // PostgreSQL refuses to run as root: a test that runs as root starts it as another user, who must get at its folder in here.
    chmodSync(this.#folder, 0o755);
    mkdirSync(this.#temporary);
    writeFileSync(this.#skips, '');
    writeFileSync(this.#testResults, '');
  }

  /** Temporary folders of all processes of the run lie in here. */
  get #temporary() {
    return join(this.#folder, 't');
  }

  get #skips() {
    return join(this.#folder, 'skips');
  }

  get #testResults() {
    return join(this.#folder, 'test-results');
  }

  get #env() {
    const folders = { TMPDIR: this.#temporary, TMP: this.#temporary, TEMP: this.#temporary };
    const files = { [SKIPS_FILE]: this.#skips, [TEST_RESULTS_FILE]: this.#testResults };
    return { ...process.env, ...folders, ...files, [RUN_MARK]: this.#mark };
  }

  get skips() {
    return readFileSync(this.#skips, 'utf8');
  }

  get testResults() {
    return readFileSync(this.#testResults, 'utf8');
  }

  /** @param {NodeJS.Signals} signal */
  end(signal) {
    this.interrupt = signal;
    if (this.#running !== undefined) void endTree(this.#running, this.#mark, this.#grace);
  }

  /**
   * @param {readonly string[]} command
   * @param {number} milliseconds
   * @returns {Promise<string | undefined>} why it failed
   */
  async succeed([name = '', ...rest], milliseconds) {
    const npm = name === 'npm' ? npmCommand(rest) : undefined;
    const { program, words, shell } = npm ?? {
      program: name === 'node' ? process.execPath : name,
      words: rest,
      shell: false,
    };
    const child = startTree(program, words, { env: this.#env, shell });
    this.#running = child;
    let hangs = false;
    const timer = setTimeout(() => {
      hangs = true;
      void endTree(child, this.#mark, this.#grace);
    }, milliseconds);
    /** @type {string | undefined} */
    const outcome = await new Promise((resolve) => {
      child.once('error', (error) => resolve(`could not be started: ${error.message}`));
      child.once('exit', (code, signal) => resolve(code === 0 ? undefined : `ended with ${code ?? signal}`));
    });
    clearTimeout(timer);
    this.#running = undefined;
    const ending = hangs ? 'hung and was ended' : outcome;
    return ending === undefined ? undefined : `"${[name, ...rest].join(' ')}" ${ending}`;
  }

  /** What outlived the last step; it is gone afterwards. */
  async leftovers() {
    const processes = await endLeftovers(this.#mark, this.#grace);
    const folders = readdirSync(this.#temporary);
    for (const folder of folders) rmSync(join(this.#temporary, folder), { recursive: true, force: true });
    return [
      ...processes.map(({ pid, command }) => `process ${pid}: ${command.slice(0, 200)}`),
      ...folders.map((folder) => `temporary file or folder ${folder}`),
    ];
  }

  close() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * @param {Run} run
 * @param {Step} step
 * @returns {Promise<Verdict>}
 */
const runStep = async (run, { name, shows, commands, limit }) => {
  console.log(`\n› ${name}: ${shows}`);
  const begun = performance.now();
  let reason;
  for (const command of commands) {
    if (reason !== undefined || run.interrupt !== undefined) break;
    reason = await run.succeed(command, limit * 1000 - (performance.now() - begun));
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${name} ${reason === undefined ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`);
  return { name, passed: reason === undefined, seconds, ...(reason === undefined ? {} : { reason }) };
};

/**
 * A step that would end too late is left out and named.
 * @param {readonly Step[]} steps
 */
const notBegun = (steps) =>
  steps.length === 0 ? [] : [`NOT BEGUN, no time was left: ${steps.map(({ name }) => name).join(', ')}`];

/** @param {Verdict} verdict */
const row = ({ name, passed, seconds, reason }) =>
  `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s${reason === undefined ? '' : `  ${reason}`}`;

/**
 * The closing lines of a run. The last one has a form that any reader of test output understands.
 * @param {readonly Verdict[]} verdicts
 * @param {string} notes what was not tried, a line each
 * @param {string} testResults
 */
export const summary = (verdicts, notes, testResults) => {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  const slowest = slowestTests(testResults);
  const failures = failedTests(testResults);
  const total = verdicts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...(slowest.length > 0 ? ['The slowest tests:', ...slowest, ''] : []),
    ...(failures.length > 0 ? ['The failed tests:', ...failures, ''] : []),
    ...verdicts.map(row),
    ...notes.split('\n').filter(Boolean),
    `${total.toFixed(0)} s in all`,
    `${verdicts.length - failed} passed, ${failed} failed`,
  ].join('\n');
};

/**
 * The last verdict: no process and no temporary folder may outlive the step that made it.
 * @param {readonly string[]} left
 * @returns {Verdict}
 */
const leftoverVerdict = (left) => ({
  name: 'leftovers',
  passed: left.length === 0,
  seconds: 0,
  ...(left.length === 0 ? {} : { reason: left.join('; ') }),
});

/**
 * @param {Run} run
 * @param {readonly Step[]} steps
 * @param {number} within
 */
const runAll = async (run, steps, within) => {
  const begun = performance.now();
  const verdicts = [];
  const left = [];
  const leftOut = [];
  for (const step of steps) {
    if ((performance.now() - begun) / 1000 + (step.usual ?? 0) > within) {
      leftOut.push(step);
      continue;
    }
    verdicts.push(await runStep(run, step));
    left.push(...(await run.leftovers()).map((thing) => `${step.name} left ${thing}`));
    if (run.interrupt !== undefined) return verdicts;
  }
  const notes = [run.skips, ...notBegun(leftOut)].join('\n');
  console.log(`\n${summary([...verdicts, leftoverVerdict(left)], notes, run.testResults)}`);
  return [...verdicts, leftoverVerdict(left)];
};

/**
 * Runs every step, whatever the ones before it gave: one run tells all that is wrong. An interrupt ends the step that is running, with all
 * its processes, and then this process.
 * @param {readonly Step[]} steps
 * @param {{ readonly grace?: number, readonly within?: number }} [limits] within how many seconds the last step should end: those that usually
 *   take longer than what is left are not begun
 * @returns {Promise<boolean>} whether all that were begun passed
 */
export const runSteps = async (steps, { grace = GRACE, within = Infinity } = {}) => {
  const run = new Run(grace);
  const onInterrupt = (/** @type {NodeJS.Signals} */ signal) => run.end(signal);
  for (const signal of INTERRUPTS) process.on(signal, onInterrupt);
  try {
    const verdicts = await runAll(run, steps, within);
    return run.interrupt === undefined && verdicts.every(({ passed }) => passed);
  } finally {
    run.close();
    for (const signal of INTERRUPTS) process.off(signal, onInterrupt);
    if (run.interrupt !== undefined) {
      console.error(`interrupted by ${run.interrupt}`);
      process.exit(128 + constants.signals[run.interrupt]);
    }
  }
};
