import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { testDepth } from '../testSizes.mjs';
import { failureOf } from './failure.mjs';
import { makeCopyWithTemplate } from './layIn.mjs';
import { DEEP_PARTS, PARTS } from './parts.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const neutral = repositoryFiles().filter((file) => !file.startsWith('tools/templateGame/'));
const parts = testDepth() === 'deep' ? [...PARTS, ...DEEP_PARTS] : PARTS;

/**
 * Each part needs what those before it made, so the first that fails is the last that runs.
 * @param {string} copy
 */
const faultsIn = async (copy) => {
  for (const { name, run } of parts) {
    const start = performance.now();
    const { ok, output } = await run(copy);
    if (!ok) return failureOf(name, output, neutral);
    console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
  return [];
};

const faults = await withTemporaryFolder((folder) => {
  const copy = realpathSync(folder);
  makeCopyWithTemplate(copy);
  return faultsIn(copy);
});
report(faults, 'a new game is built, tested and played without a change to neutral code');
