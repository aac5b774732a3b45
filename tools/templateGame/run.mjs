import { spawn } from 'node:child_process';
import { TEST_DEPTH } from '../testSizes.mjs';

/**
 * @typedef {object} Command
 * @property {string} folder where it runs
 * @property {readonly string[]} words of Node's command line
 * @property {number} limit in seconds
 * @property {NodeJS.ProcessEnv} [env] beside the variables of this process
 */

/** @param {import('node:child_process').ChildProcess} child */
const kill = (child) => {
  if (child.pid === undefined) return;
  // It heads a process group, so that its children end with it.
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
};

/**
 * Runs a program of Node to its end, or to its limit.
 * @param {Command} command
 * @returns {Promise<{ readonly ok: boolean, readonly output: string }>}
 */
export const run = ({ folder, words, limit, env = {} }) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      // Not the game is in question here, but whether neutral code takes it: the small sizes show that.
      env: { ...process.env, NO_COLOR: '1', [TEST_DEPTH]: 'quick', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    const timer = setTimeout(() => {
      output += `\nended after ${limit} s: ${words.join(' ')}\n`;
      kill(child);
    }, limit * 1_000);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, output });
    });
  });
