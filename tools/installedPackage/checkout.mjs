import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../npm.mjs';
import { copyRepository } from '../repositoryCopy.mjs';

/** @param {string} root */
const builtFolders = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .flatMap(({ name }) => [name, ...readdirSync(join(root, name)).map((inner) => join(name, inner))])
    .filter((folder) => existsSync(join(root, folder, 'package.json')) && existsSync(join(root, folder, 'dist')));

/**
 * A checkout in which everything was built before, and then the packages for development were left out: `npm ci --omit=dev`.
 * @param {string} root
 * @param {string} folder
 * @param {string} node
 * @returns {import('./program.mjs').Program}
 */
export const checkoutWithoutDevelopment = (root, folder, node) => {
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  copyRepository(checkout);
  for (const built of builtFolders(root))
    cpSync(join(root, built, 'dist'), join(checkout, built, 'dist'), { recursive: true });
  const { program, words, shell } = npmCommand(['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: checkout, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci --omit=dev ended with ${status}:\n${stdout}${stderr}`);
  if (existsSync(join(checkout, 'node_modules', '@typescript', 'native')))
    throw new Error('npm ci --omit=dev has installed a compiler');
  return { node, script: join(checkout, 'cli', 'bin', 'miaou.mjs') };
};
