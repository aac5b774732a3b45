import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runSteps } from './runSteps.mjs';
import { STEPS } from './steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {readonly string[]} the names asked for with --only, or all */
const namesAskedFor = () => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  return values.only ?? STEPS.map(({ name }) => name);
};

const run = () => {
  const names = namesAskedFor();
  const known = STEPS.map(({ name }) => name);
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Error(`no step "${stranger}"; there are: ${known.join(', ')}`);
  process.chdir(root);
  process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return runSteps(STEPS.filter(({ name }) => names.includes(name)));
};

try {
  process.exitCode = run() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
