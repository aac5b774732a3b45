// Runs at the end of `npm ci`: it builds, unless the packages for development were left out on purpose.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../npm.mjs';
import { hasCompiler } from './packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const MOST_OUTPUT = 64 * 1024 * 1024;

/** The builders list every file they write, hundreds of lines that tell a newcomer nothing: they are shown where something went wrong. */
const build = () => {
  console.log('miaou: building …');
  const { program, words, shell } = npmCommand(['run', 'build', '--silent']);
  const { status, error, stdout, stderr } = spawnSync(program, words, {
    cwd: root,
    shell,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0) console.error(`${stdout}${stderr}${error?.message ?? ''}`);
  return status ?? 1;
};

if (hasCompiler(root)) process.exitCode = build();
else console.log('miaou: installed without the packages for development; what was built before runs as it is');
