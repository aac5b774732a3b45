import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process that is still running, with its command line.
 * @typedef {{ readonly pid: number, readonly command: string }} RunningProcess
 */

const POLL = 50;

/** @param {string} path */
const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return '';
  }
};

/** @returns {(RunningProcess & { readonly environment: string })[]} */
const linuxProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      command: readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
      environment: readIfThere(`/proc/${pid}/environ`),
    }));

/** @returns {(RunningProcess & { readonly environment: string })[]} */
const darwinProcesses = () =>
  execFileSync('ps', ['-axwwE', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line.replace(/^\s*\d+\s*/, ''), environment: line }));

/**
 * The processes whose environment or command line holds a mark. A mark is inherited by every child, also by one that has left its
 * parent's process group. Windows does not show the environment of another process: there none is found.
 * @param {string} mark
 * @returns {RunningProcess[]}
 */
export const processesWith = (mark) => {
  const all = process.platform === 'linux' ? linuxProcesses() : process.platform === 'darwin' ? darwinProcesses() : [];
  return all
    .filter(({ pid, command, environment }) => pid !== process.pid && `${command}\0${environment}`.includes(mark))
    .map(({ pid, command }) => ({ pid, command }));
};

/**
 * @param {number} pid a negative one names a process group
 * @param {NodeJS.Signals} signal
 */
const signalIfThere = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

/**
 * Kills the processes with a mark that have not ended by themselves after so many milliseconds, and names them.
 * @param {string} mark
 * @param {number} grace
 * @returns {Promise<readonly RunningProcess[]>}
 */
export const endLeftovers = async (mark, grace) => {
  const end = performance.now() + grace;
  let left = processesWith(mark);
  while (left.length > 0 && performance.now() < end) {
    await pause(POLL);
    left = processesWith(mark);
  }
  for (const { pid } of left) signalIfThere(pid, 'SIGKILL');
  return left;
};

/**
 * Starts a command as the head of a process group of its own, so that it can be ended with all its children.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ env: NodeJS.ProcessEnv, shell: boolean, cwd?: string, output?: number | undefined }} options where to write what it says: by
 *   default, where this process does
 */
export const startTree = (program, words, { env, shell, cwd, output }) =>
  spawn(program, words, {
    cwd,
    stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
    env,
    shell,
    detached: process.platform !== 'win32',
  });

/** How long a process may take to end after it was asked to, or after its parent has ended: in milliseconds. */
export const GRACE = 5_000;

/**
 * Asks a command and everything with its mark to end, and kills what has not ended after so many milliseconds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} mark
 * @param {number} grace
 */
export const endTree = async (child, mark, grace) => {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  signalIfThere(-child.pid, 'SIGTERM');
  for (const { pid } of processesWith(mark)) signalIfThere(pid, 'SIGTERM');
  await endLeftovers(mark, grace);
  signalIfThere(-child.pid, 'SIGKILL');
};
