import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freshDataFile } from './ours.mjs';

const BARE = fileURLToPath(new URL('bareChild.mjs', import.meta.url));
const OURS = fileURLToPath(new URL('../../cli/dist/bundle.js', import.meta.url));

/** A server prints its address once it accepts connections. */
const ADDRESS = /127\.0\.0\.1:\d+/;

/**
 * @param {readonly string[]} command
 * @returns {Promise<number>} milliseconds until it listens
 */
const timeUntilListening = (command) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    let milliseconds = Number.NaN;
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (!ADDRESS.test(output) || !Number.isNaN(milliseconds)) return;
      milliseconds = performance.now() - begun;
      child.kill('SIGKILL');
    });
    child.once('exit', () => {
      if (Number.isNaN(milliseconds)) reject(new Error(`${command.join(' ')} never listened: ${output}`));
      else resolve(milliseconds);
    });
  });

const startBare = () => timeUntilListening([BARE]);

/** On an existing file, as at every start but the first. */
export const startOurs = (/** @type {string} */ file) =>
  timeUntilListening([OURS, 'serve', '--port', '0', '--data', file]);

/**
 * Starts both servers in turn.
 * @param {number} rounds
 * @returns {Promise<{ bare: number[], ours: number[] }>}
 */
export const coldStarts = async (rounds) => {
  const file = freshDataFile();
  await startOurs(file);
  const bare = [];
  const ours = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await startBare());
    ours.push(await startOurs(file));
  }
  rmSync(file, { force: true });
  return { bare, ours };
};
