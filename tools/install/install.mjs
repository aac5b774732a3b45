// Runs before `npm start` and `npm test`, on a fresh clone too: it may import nothing that has to be installed.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../npm.mjs';
import { reasonToInstall } from './packages.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string} reason */
const install = (reason) => {
  console.log(`miaou: ${reason}; running "npm ci", which installs and builds (one to three minutes) …`);
  const begun = performance.now();
  const { program, words, shell } = npmCommand(['ci']);
  const { status, error } = spawnSync(program, words, { cwd: root, stdio: 'inherit', shell });
  if (error !== undefined) console.error(`miaou: npm could not be started: ${error.message}`);
  if (status === 0) console.log(`miaou: installed in ${Math.round((performance.now() - begun) / 1000)} s`);
  return status ?? 1;
};

const reason = reasonToInstall(root);
if (reason !== undefined) process.exitCode = install(reason);
