import { fork } from 'node:child_process';

/** @typedef {import('./probe.mjs').Usage} Usage */

/** A server under test in a process of its own. */
export class ServerProcess {
  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} address host and port
   */
  constructor(child, address) {
    this.child = child;
    this.address = address;
  }

  /** @returns {Promise<Usage>} */
  usage() {
    return this.#ask('usage');
  }

  /** The same after a garbage collection. @returns {Promise<Usage>} */
  settledUsage() {
    return this.#ask('collect');
  }

  /** @returns {Promise<void>} */
  stop() {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }

  /**
   * @param {string} question
   * @returns {Promise<Usage>}
   */
  #ask(question) {
    return new Promise((resolve) => {
      this.child.once('message', (answer) => resolve(/** @type {Usage} */ (answer)));
      this.child.send(question);
    });
  }
}

/** As in the other benchmarks, garbage is collected on the main thread: on two cores parallel collectors mostly wait, and waiting counts. */
const FLAGS = ['--expose-gc', '--single-threaded-gc'];

/**
 * Starts a server and waits until it listens.
 * @param {URL} program
 * @param {{ readonly [name: string]: string }} environment
 * @param {readonly string[]} [flags] for the engine
 * @returns {Promise<ServerProcess>}
 */
export const startProcess = (program, environment, flags = []) =>
  new Promise((resolve, reject) => {
    const child = fork(program, {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      execArgv: [...FLAGS, ...flags],
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program.pathname} ended with ${code} before it listened`)));
    child.once('message', (message) => {
      child.removeAllListeners('exit');
      resolve(new ServerProcess(child, /** @type {{ address: string }} */ (message).address));
    });
  });
