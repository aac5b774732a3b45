import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runSteps } from './runSteps.mjs';
import { DEEP_STEPS, STEPS } from './steps.mjs';
import { TEST_DEPTH } from './testSizes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ALL = [...STEPS, ...DEEP_STEPS];

/** @param {readonly string[]} names */
const stepsNamed = (names) => {
  const known = ALL.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`no step "${unknown}"; there are: ${known.join(', ')}`);
  return ALL.filter(({ name }) => names.includes(name));
};

const run = () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, deep: { type: 'boolean', default: false } },
  });
  const steps = values.only === undefined ? (values.deep ? DEEP_STEPS : STEPS) : stepsNamed(values.only);
  process.chdir(root);
  if (steps.some((step) => DEEP_STEPS.includes(step))) process.env[TEST_DEPTH] = 'deep';
  // The linter looks up its type-aware half by name.
  process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return runSteps(steps);
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
