// Runs at the end of `npm ci`: it builds, unless the packages for development were left out on purpose.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../npm.mjs';
import { hasCompiler } from './packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const build = () => {
  const { program, words, shell } = npmCommand(['run', 'build', '--silent']);
  return spawnSync(program, words, { cwd: root, stdio: 'inherit', shell }).status ?? 1;
};

if (hasCompiler(root)) process.exitCode = build();
else console.log('miaou: installed without the packages for development; what was built before runs as it is');
