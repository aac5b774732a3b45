import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/miaou.mjs', import.meta.url));

const LOOK_EVERY = 50;
const CLOCK_TICKS_A_SECOND = 100;

/** The most memory that a process has had; Linux alone tells it. @param {number} process */
const peakOf = (process) => {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
  return 1024 * Number(kilobytes);
};

/** What all threads of a process have computed so far, milliseconds. @param {number} process */
const cpuOf = (process) => {
  const [, ...facts] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(facts[10]) + Number(facts[11])) * 1000) / CLOCK_TICKS_A_SECOND;
};

/**
 * Runs a command of the program to its end.
 * @param {readonly string[]} words
 * @returns {Promise<{ readonly milliseconds: number, readonly cpu: number, readonly peak: number }>}
 */
export const timed = (words) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [PROGRAM, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
    let [peak, cpu] = [0, 0];
    const looking = setInterval(() => {
      if (child.pid === undefined || child.exitCode !== null) return;
      peak = Math.max(peak, peakOf(child.pid));
      cpu = cpuOf(child.pid);
    }, LOOK_EVERY);
    child.once('exit', (code) => {
      clearInterval(looking);
      if (code === 0) resolve({ milliseconds: performance.now() - begun, cpu, peak });
      else reject(new Error(`miaou ${words.join(' ')} ended with ${code}`));
    });
  });
