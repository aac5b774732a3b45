import { spawn } from 'node:child_process';
import { addressOf, endServer } from '../runningServer.mjs';

/**
 * A way to start the command: under which Node, and its script.
 * @typedef {{ readonly node: string, readonly script: string }} Program
 *
 * @typedef {object} Circumstances
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to ours
 * @property {number} [uid] the user that it runs as
 * @property {string} [input]
 *
 * @typedef {{ readonly code: number | null, readonly stdout: string, readonly stderr: string }} Ended
 */

/** Our own variables would be settings of the program. */
export const OURS = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MIAOU_')));

/**
 * @param {Program} program
 * @param {readonly string[]} words
 * @param {Circumstances} [circumstances]
 */
export const start = ({ node, script }, words, { cwd, env = {}, uid } = {}) =>
  spawn(node, [script, ...words], {
    env: { ...OURS, LC_ALL: 'C', ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid }),
  });

/**
 * Runs the command to its end.
 * @param {Program} program
 * @param {readonly string[]} words
 * @param {Circumstances} [circumstances]
 * @returns {Promise<Ended>}
 */
export const run = (program, words, circumstances = {}) =>
  new Promise((resolve, reject) => {
    const child = start(program, words, circumstances);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
    child.stdin.on('error', () => undefined);
    child.stdin.end(circumstances.input ?? '');
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });

/**
 * Runs `miaou serve` for as long as the work takes.
 * @template T
 * @param {Program} program
 * @param {readonly string[]} words
 * @param {(address: string) => Promise<T>} work
 * @param {Circumstances} [circumstances]
 * @returns {Promise<T>}
 */
export const whileServing = async (program, words, work, circumstances = {}) => {
  const server = start(program, ['serve', '--port', '0', ...words], circumstances);
  try {
    return await work(await addressOf(server));
  } finally {
    await endServer(server);
  }
};
