import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const COMPILER = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** Every folder beside this file with a `bench.mjs` is a benchmark of that name. */
const benchmarks = readdirSync(here).filter((name) => existsSync(join(here, name, 'bench.mjs')));

/** The built packages are measured, so they must be up to date. The command refers to all of them. */
const build = () => {
  const { status } = spawnSync(process.execPath, [COMPILER, '-b', 'cli'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed; nothing was measured');
};

/** CPU time is measured, so garbage is collected on the main thread: on a busy machine parallel collectors mostly wait, and waiting counts. */
const NODE_FLAGS = ['--single-threaded-gc'];

const measure = (/** @type {string} */ name) => {
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, join(here, name, 'bench.mjs')], { stdio: 'inherit' });
  return status ?? 1;
};

const [name = '', ...rest] = process.argv.slice(2);
if (!benchmarks.includes(name) || rest.length > 0) {
  console.error(`usage: npm run bench -- ${benchmarks.join(' | ')}`);
  process.exitCode = 2;
} else {
  build();
  process.exitCode = measure(name);
}
