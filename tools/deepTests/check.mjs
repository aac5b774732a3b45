// Runs the tests that have a size once more, in full: a step of `npm run test:deep`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { isSized } from '../testSizes.mjs';

/** The tests of the sizes themselves name them all. */
const THEMSELVES = 'tools/testSizes.test.ts';

const tests = repositoryFiles().filter(
  (file) => file.endsWith('.test.ts') && file !== THEMSELVES && isSized(readFileSync(file, 'utf8')),
);
console.log(tests.join('\n'));
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
