import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endTree } from '../../../tools/processes.mjs';
import { TEST_DEPTH } from '../../../tools/testSizes.mjs';

/**
 * What a run of tests came to. `broken` is a run that never got as far as a test that could fail.
 * @typedef {{ kind: 'passed', tests: number } | { kind: 'caught', by: string } | { kind: 'broken', output: string }} Verdict
 */

/**
 * Which tests to run, all of them or a group, and which file is changed for this run alone.
 * @typedef {{ tests: readonly string[], group?: string, file?: string }} Order
 */

/** Fewer pairs are enough here: a fault that is planted to leak leaks at once. */
const PAIRS = '300';
/** More pairs over the socket: some faults show only where a match is broken off in the right phase. */
const SOCKET_PAIRS = '4';

/** A fault may keep a match from ever ending: in milliseconds. */
const LONGEST_RUN = 600_000;
const GRACE = 5_000;

/** In characters, of what a runner says that cannot start. */
const LONGEST_COMPLAINT = 4_000;

const WORKER = fileURLToPath(new URL('testWorker.mjs', import.meta.url));

/** Marks all processes that run tests of a copy. */
const COPY_MARK = 'MIAOU_FAULTS_IN';

/** Runs tests in a copy of the repository, one run at a time, in a process that is started once. */
export class TestRunner {
  /** @readonly */
  #copy;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #worker;

  /** @param {string} copy */
  constructor(copy) {
    this.#copy = copy;
  }

  /**
   * Runs tests up to the first that fails. On a busy machine the runner may lose touch with the process of the tests: that fails a run without
   * failing a test, says nothing about either, and is tried once more with a new runner.
   * @param {Order} order
   * @returns {Promise<Verdict>}
   */
  async run(order) {
    const verdict = await this.#runOnce(order);
    if (verdict.kind !== 'broken' || verdict.output !== '') return verdict;
    await this.close();
    return this.#runOnce(order);
  }

  async close() {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker === undefined || worker.exitCode !== null) return;
    worker.disconnect();
    await once(worker, 'exit');
  }

  /**
   * @param {Order} order
   * @returns {Promise<Verdict>}
   */
  async #runOnce({ tests, group, file }) {
    const worker = this.#worker ?? (await this.#start());
    this.#worker = worker;
    /** @type {Promise<Verdict>} */
    const answer = new Promise((resolve) => {
      const end = (/** @type {Verdict} */ verdict) => {
        clearTimeout(timer);
        worker.off('message', end).off('exit', lose);
        resolve(verdict);
      };
      const lose = () => {
        this.#worker = undefined;
        end({ kind: 'broken', output: '' });
      };
      const timer = setTimeout(() => {
        this.#worker = undefined;
        worker.off('message', end).off('exit', lose);
        const output = `the tests did not end within ${LONGEST_RUN / 1000} s`;
        // Waited for: the processes of the next run have the same mark, and would be ended with these.
        void endTree(worker, this.#mark, GRACE).then(() => resolve({ kind: 'broken', output }));
      }, LONGEST_RUN);
      worker.once('message', end).once('exit', lose);
    });
    worker.send({ tests, group, file });
    return answer;
  }

  get #mark() {
    return `${COPY_MARK}=${this.#copy}`;
  }

  async #start() {
    // A fault must be caught by the small instances that every change meets; but it may show in one way to play, or in a few worlds, alone.
    const sizes = { [TEST_DEPTH]: 'quick', MIAOU_PAIRS: PAIRS, MIAOU_SOCKET_PAIRS: SOCKET_PAIRS, MIAOU_CASES: '100' };
    const worker = fork(WORKER, {
      cwd: this.#copy,
      env: { ...process.env, ...sizes, NO_COLOR: '1', [COPY_MARK]: this.#copy },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    worker.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said = (said + text).slice(-LONGEST_COMPLAINT);
    });
    await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('exit', () => reject(new Error(`no test can be run: ${said}`)));
    });
    return worker;
  }
}
