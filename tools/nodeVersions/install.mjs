import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npmCommand } from '../npm.mjs';
import { nodePackage } from './versions.mjs';

/**
 * Where a release of Node lies, installed now if it was not before.
 * @param {string} version
 * @returns {string | undefined} nothing where the registry does not have it for this system
 */
export const nodeOf = (version) => {
  const folder = resolve('.cache', 'node', version);
  const { name, program } = nodePackage(process.platform, process.arch);
  const node = join(folder, 'node_modules', name, program);
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const npm = npmCommand(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]);
  const { status } = spawnSync(npm.program, npm.words, { cwd: folder, shell: npm.shell, stdio: 'inherit' });
  return status === 0 && existsSync(node) ? node : undefined;
};
