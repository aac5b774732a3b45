import { execFileSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runSteps } from './runSteps.mjs';
import { TEST_DEPTH } from './testSizes.mjs';
import { DEEP_STEPS, STEPS } from './testSteps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ALL = [...STEPS, ...DEEP_STEPS];

/** @param {readonly string[]} names */
const stepsNamed = (names) => {
  const known = ALL.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`no step "${unknown}"; there are: ${known.join(', ')}`);
  return ALL.filter(({ name }) => names.includes(name));
};

/** @param {string | undefined} text */
const secondsFrom = (text) => {
  if (text === undefined) return;
  const seconds = Number(text);
  if (!Number.isFinite(seconds))
    throw new Error(`--within ${text}: expected the seconds in which the steps should end`);
  return seconds;
};

/**
 * Those that are always begun, then the others: since not all of them may fit, another one comes first with each commit.
 * @param {readonly import('./runSteps.mjs').Step[]} steps
 */
const turnedByCommit = (steps) => {
  const always = steps.filter(({ usual }) => usual === undefined);
  const others = steps.filter(({ usual }) => usual !== undefined);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const first = Number.parseInt(commit, 16) % Math.max(1, others.length);
  return [...always, ...others.slice(first), ...others.slice(0, first)];
};

const run = () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      deep: { type: 'boolean', default: false },
      within: { type: 'string' },
    },
  });
  const asked = values.only === undefined ? (values.deep ? DEEP_STEPS : STEPS) : stepsNamed(values.only);
  const within = secondsFrom(values.within);
  const steps = within === undefined ? asked : turnedByCommit(asked);
  process.chdir(root);
  if (steps.some((step) => DEEP_STEPS.includes(step))) process.env[TEST_DEPTH] = 'deep';
  // The linter looks up its type-aware half by name.
  process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return runSteps(steps, within === undefined ? {} : { within });
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
