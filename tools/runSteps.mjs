import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SKIPS_FILE } from './skip.mjs';

/**
 * One named check: commands run in order in the root folder, all of which must end with 0.
 * @typedef {{ readonly name: string, readonly shows: string, readonly commands: readonly (readonly string[])[] }} Step
 */

/** @typedef {{ readonly name: string, readonly passed: boolean, readonly seconds: number }} Verdict */

/**
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
const succeeds = ([program = '', ...words], env) => {
  const { status, error } = spawnSync(program, words, { stdio: 'inherit', env });
  if (error !== undefined) console.error(`${program}: ${error.message}`);
  return status === 0;
};

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Verdict}
 */
const runStep = (step, env) => {
  console.log(`\n› ${step.name}: ${step.shows}`);
  const begun = performance.now();
  const passed = step.commands.every((command) => succeeds(command, env));
  return { name: step.name, passed, seconds: (performance.now() - begun) / 1000 };
};

/**
 * The closing lines of a run. The last one has a form that any reader of test output understands.
 * @param {readonly Verdict[]} verdicts
 * @param {string} skips
 */
export const summary = (verdicts, skips) => {
  const failed = verdicts.filter(({ passed }) => !passed).length;
  const rows = verdicts.map(
    ({ name, passed, seconds }) =>
      `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s`,
  );
  return [...rows, ...skips.split('\n').filter(Boolean), `${verdicts.length - failed} passed, ${failed} failed`].join(
    '\n',
  );
};

/**
 * Runs every step, whatever the ones before it gave: one run tells all that is wrong.
 * @param {readonly Step[]} steps
 * @returns {boolean} whether all passed
 */
export const runSteps = (steps) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-check-'));
  const skips = join(folder, 'skips');
  writeFileSync(skips, '');
  const verdicts = steps.map((step) => runStep(step, { ...process.env, [SKIPS_FILE]: skips }));
  console.log(`\n${summary(verdicts, readFileSync(skips, 'utf8'))}`);
  rmSync(folder, { recursive: true });
  return verdicts.every(({ passed }) => passed);
};
