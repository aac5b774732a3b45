import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { exitCodeOf, whenInterrupted } from './interrupts.mjs';
import { npmCommand } from './npm.mjs';
import { endLeftovers, endTree, GRACE, startTree } from './processes.mjs';
import { SKIPS_FILE } from './skip.mjs';
import { failedTests, slowestTests, TEST_RESULTS_FILE } from './testResults/testResults.mjs';

/**
 * One named check: commands run in order in the root folder, all of which must end with 0 within the limit in seconds.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} shows
 * @property {readonly (readonly string[])[]} commands `node` and `npm` stand for those that run now
 * @property {number} limit
 * @property {true} [runsBeside] leaves a core idle for much of its time, and changes nothing that others read: runs beside another such step
 * @property {number} [usual] seconds that it takes on two quiet cores; a step that has none is begun even where time is short
 */

/**
 * @typedef {object} Verdict
 * @property {string} name
 * @property {boolean} passed
 * @property {number} seconds
 * @property {string} [reason] why it failed, where its own output does not say so
 */

/**
 * How a step ended, and what outlived it.
 * @typedef {{ readonly verdict: Verdict, readonly left: readonly string[] }} Outcome
 */

/** Marks every process of a run. A run within a run appends its own mark, so that the outer one still finds its processes. */
const RUN_MARK = 'MIAOU_TEST_RUN';

/** So many steps run at a time, of those that may: with two a quarter of two cores' time was left over while tests waited. */
const LANES = 3;

/** What one run of steps shares: its folder, its mark, and the steps that are running. */
class Run {
  /** @readonly */
  #folder = mkdtempSync(join(tmpdir(), 'miaou-'));
  /** @readonly */
  #running = /** @type {Set<RunningStep>} */ (new Set());
  /** @readonly */
  #grace;
  #begun = 0;
  /** @type {NodeJS.Signals | undefined} */
  interrupt;

  /** @param {number} grace */
  constructor(grace) {
    this.#grace = grace;
    // PostgreSQL refuses to run as root: a test that runs as root starts it as another user, who must get at its folder in here.
    chmodSync(this.#folder, 0o755);
    writeFileSync(this.#skips, '');
    writeFileSync(this.#testResults, '');
  }

  get #skips() {
    return join(this.#folder, 'skips');
  }

  get #testResults() {
    return join(this.#folder, 'test-results');
  }

  get skips() {
    return readFileSync(this.#skips, 'utf8');
  }

  get testResults() {
    return readFileSync(this.#testResults, 'utf8');
  }

  /**
   * @param {Step} step
   * @param {boolean} isBesideAnother
   */
  begin({ limit }, isBesideAnother) {
    this.#begun += 1;
    const step = new RunningStep(join(this.#folder, String(this.#begun)), {
      limit,
      grace: this.#grace,
      isBesideAnother,
      env: { [SKIPS_FILE]: this.#skips, [TEST_RESULTS_FILE]: this.#testResults },
    });
    this.#running.add(step);
    return step;
  }

  /**
   * @param {RunningStep} step
   * @returns {Promise<string[]>} what outlived it
   */
  async finish(step) {
    const left = await step.leftovers();
    this.#running.delete(step);
    return left;
  }

  /** @param {NodeJS.Signals} signal */
  end(signal) {
    this.interrupt ??= signal;
    for (const step of this.#running) step.end();
  }

  close() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} StepSetting
 * @property {number} limit in seconds
 * @property {number} grace in milliseconds
 * @property {boolean} isBesideAnother then what it says is kept until it has ended: two that speak at once cannot be read
 * @property {Readonly<Record<string, string>>} env
 */

/** A step that is running: its folder for temporary files, the mark of its processes, and the command that runs now. */
class RunningStep {
  /** @readonly */
  #temporary;
  /** @readonly */
  #mark;
  /** @readonly */
  #setting;
  /** @readonly */
  #begun = performance.now();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #command;

  /**
   * @param {string} temporary
   * @param {StepSetting} setting
   */
  constructor(temporary, setting) {
    this.#temporary = temporary;
    this.#setting = setting;
    // Closed by a sign of its own: the mark of the first step must not be found in that of the tenth.
    this.#mark = [process.env[RUN_MARK], `${basename(dirname(temporary))}.${basename(temporary)};`]
      .filter(Boolean)
      .join('/');
    mkdirSync(temporary);
  }

  get seconds() {
    return (performance.now() - this.#begun) / 1000;
  }

  get #output() {
    return `${this.#temporary}.output`;
  }

  get #env() {
    const folders = { TMPDIR: this.#temporary, TMP: this.#temporary, TEMP: this.#temporary };
    return { ...process.env, ...folders, ...this.#setting.env, [RUN_MARK]: this.#mark };
  }

  end() {
    if (this.#command !== undefined) void endTree(this.#command, this.#mark, this.#setting.grace);
  }

  /**
   * @param {readonly string[]} command
   * @returns {Promise<string | undefined>} why it failed
   */
  async succeed([name = '', ...rest]) {
    const npm = name === 'npm' ? npmCommand(rest) : undefined;
    const { program, words, shell } = npm ?? {
      program: name === 'node' ? process.execPath : name,
      words: rest,
      shell: false,
    };
    const output = this.#setting.isBesideAnother ? openSync(this.#output, 'a') : undefined;
    const child = startTree(program, words, { env: this.#env, shell, output });
    if (output !== undefined) closeSync(output);
    this.#command = child;
    let hangs = false;
    const timer = setTimeout(
      () => {
        hangs = true;
        this.end();
      },
      (this.#setting.limit - this.seconds) * 1000,
    );
    /** @type {string | undefined} */
    const outcome = await new Promise((resolve) => {
      child.once('error', (error) => resolve(`could not be started: ${error.message}`));
      child.once('exit', (code, signal) => resolve(code === 0 ? undefined : `ended with ${code ?? signal}`));
    });
    clearTimeout(timer);
    this.#command = undefined;
    const ending = hangs ? 'hung and was ended' : outcome;
    return ending === undefined ? undefined : `"${[name, ...rest].join(' ')}" ${ending}`;
  }

  /** What it has said, where that was kept. */
  get said() {
    return existsSync(this.#output) ? readFileSync(this.#output, 'utf8').trimEnd() : '';
  }

  /** What outlived it; it is gone afterwards. */
  async leftovers() {
    const processes = await endLeftovers(this.#mark, this.#setting.grace);
    const folders = readdirSync(this.#temporary);
    rmSync(this.#temporary, { recursive: true, force: true });
    return [
      ...processes.map(({ pid, command }) => `process ${pid}: ${command.slice(0, 200)}`),
      ...folders.map((folder) => `temporary file or folder ${folder}`),
    ];
  }
}

/**
 * @param {Run} run
 * @param {Step} step
 * @param {boolean} isBesideAnother
 * @returns {Promise<Outcome>}
 */
const runStep = async (run, step, isBesideAnother) => {
  const { name, shows, commands } = step;
  const heading = `\n› ${name}: ${shows}`;
  console.log(isBesideAnother ? `\n› ${name} begins; what it says comes when it has ended` : heading);
  const running = run.begin(step, isBesideAnother);
  let reason;
  for (const command of commands) {
    if (reason !== undefined || run.interrupt !== undefined) break;
    reason = await running.succeed(command);
  }
  const { seconds, said } = running;
  const ending = `${name} ${reason === undefined ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`;
  console.log([...(isBesideAnother ? [heading, said] : []), ending].filter(Boolean).join('\n'));
  const left = (await run.finish(running)).map((thing) => `${name} left ${thing}`);
  return {
    verdict: { name, passed: reason === undefined, seconds, ...(reason === undefined ? {} : { reason }) },
    left,
  };
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
 * @param {{ readonly notes: string, readonly testResults: string, readonly seconds: number }} told what was not tried, a line each; how the
 *   tests ended; how long all of it took
 */
export const summary = (verdicts, { notes, testResults, seconds: total }) => {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  const slowest = slowestTests(testResults);
  const failures = failedTests(testResults);
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
 * Steps that follow each other and may run beside each other are one batch; every other step is a batch of its own.
 * @param {readonly Step[]} steps
 */
const batchesOf = (steps) => {
  /** @type {Step[][]} */
  const batches = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (last?.[0]?.runsBeside && step.runsBeside) last.push(step);
    else batches.push([step]);
  }
  return batches;
};

/**
 * Runs the steps of a batch, some at a time.
 * @param {Run} run
 * @param {readonly Step[]} batch
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
const runBatch = async (run, batch) => {
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = [...batch.entries()];
  const lanes = Math.min(batch.length, LANES);
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (run.interrupt !== undefined) return;
      outcomes[next[0]] = await runStep(run, next[1], lanes > 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcomes;
};

/**
 * @param {Run} run
 * @param {readonly Step[]} steps
 * @param {number} within
 */
const runAll = async (run, steps, within) => {
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Step[]} */
  const leftOut = [];
  for (const batch of batchesOf(steps)) {
    const hasRoom = (/** @type {Step} */ { usual }) => usual === undefined || secondsSince() + usual <= within;
    leftOut.push(...batch.filter((step) => !hasRoom(step)));
    outcomes.push(...(await runBatch(run, batch.filter(hasRoom))));
    if (run.interrupt !== undefined) return false;
  }
  const verdicts = [...outcomes.map(({ verdict }) => verdict), leftoverVerdict(outcomes.flatMap(({ left }) => left))];
  const notes = [run.skips, ...notBegun(leftOut)].join('\n');
  console.log(`\n${summary(verdicts, { notes, testResults: run.testResults, seconds: secondsSince() })}`);
  return verdicts.every(({ passed }) => passed);
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
  const stopListening = whenInterrupted((signal) => run.end(signal));
  try {
    return await runAll(run, steps, within);
  } finally {
    run.close();
    stopListening();
    if (run.interrupt !== undefined) {
      console.error(`interrupted by ${run.interrupt}`);
      process.exit(exitCodeOf(run.interrupt));
    }
  }
};
