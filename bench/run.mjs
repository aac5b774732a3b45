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

/**
 * @param {string} name
 * @param {readonly string[]} options what the benchmark itself takes
 */
const measure = (name, options) => {
  const words = [...NODE_FLAGS, join(here, name, 'bench.mjs'), ...options];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  return status ?? 1;
};

/** Those that can be made larger or smaller. */
const WITH_OPTIONS = ['growth', 'cluster'];

const [name = '', ...options] = process.argv.slice(2);
if (!benchmarks.includes(name) || (options.length > 0 && !WITH_OPTIONS.includes(name))) {
  console.error(
    `usage: npm run bench -- ${benchmarks.join(' | ')}\n       npm run bench -- growth --matches 1000,1000000 [--fill | --check | --measure] [--folder /disk]\n       npm run bench -- cluster --seconds 5`,
  );
  process.exitCode = 2;
} else {
  build();
  process.exitCode = measure(name, options);
}
