import { spawn } from 'node:child_process';

/** @typedef {{ readonly address: string, readonly stop: () => Promise<void> }} Running */

const LOOK_EVERY = 50;
const MOST_LOOKS = 2_400;

/**
 * Looks again and again, for two minutes at most, until there is something.
 * @template T
 * @param {() => Promise<T | undefined>} look
 * @returns {Promise<T | undefined>}
 */
export const lookFor = async (look) => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return undefined;
};

/**
 * Runs a program of this machine that serves until it is stopped, and waits until it is ready.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ readonly address: string, readonly ready: string }} places where it serves, and the path that answers once it is ready
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Running>}
 */
export const startProgram = async (program, words, { address, ready }, env = {}) => {
  const running = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => running.once('exit', () => resolve()));
  let refusal = 'not asked';
  const found = await lookFor(async () => {
    if (running.exitCode !== null) return 'ended';
    const answer = await fetch(`${address}${ready}`).catch(String);
    if (typeof answer !== 'string' && answer.ok) return 'ready';
    refusal = typeof answer === 'string' ? answer : `status ${answer.status}`;
    return undefined;
  });
  if (found === 'ready')
    return {
      address,
      stop: () => {
        running.kill('SIGTERM');
        return ended;
      },
    };
  const end = running.exitCode === null ? `is not ready (${refusal})` : `ended with ${running.exitCode}`;
  running.kill('SIGKILL');
  throw new Error(`${program} ${end}:\n${said}`);
};
