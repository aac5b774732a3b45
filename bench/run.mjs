import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Every folder beside this file that holds a `bench.mjs` is a bench of that name. */
const benches = readdirSync(here).filter((name) => existsSync(join(here, name, 'bench.mjs')));

/** The packages are measured as they are shipped, so what is measured must be what the sources say now. */
const build = () => {
  const { status } = spawnSync('npx', ['tsc', '-b', 'games/kit', 'games/felix', 'games/chop', 'server'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed; nothing was measured');
};

/** Processor time is counted, so garbage is collected on the thread that made it: beside others, parallel collectors would mostly wait. */
const NODE_FLAGS = ['--single-threaded-gc'];

const measure = (/** @type {string} */ name) => {
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, join(here, name, 'bench.mjs')], { stdio: 'inherit' });
  return status ?? 1;
};

const [name = '', ...rest] = process.argv.slice(2);
if (!benches.includes(name) || rest.length > 0) {
  console.error(`usage: npm run bench -- ${benches.join(' | ')}`);
  process.exitCode = 2;
} else {
  build();
  process.exitCode = measure(name);
}
