import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { repositoryFiles } from './repositoryFiles.mjs';

/**
 * Copies the repository as it lies here, uncommitted work included, into a folder that is a checkout of its own.
 * @param {string} copy
 */
export const copyRepository = (copy) => {
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  execFileSync('git', ['init', '--quiet', copy]);
};

/** @returns {readonly string[]} the workspace folders that the lock file knows */
const workspaces = () => {
  const lock = /** @type {{ packages: Record<string, { link?: boolean, resolved?: string }> }} */ (
    JSON.parse(readFileSync('package-lock.json', 'utf8'))
  );
  return Object.values(lock.packages).flatMap(({ link, resolved }) =>
    link === true && resolved !== undefined ? [resolved] : [],
  );
};

/**
 * Gives a copy the packages installed here, but its own workspaces: what is planted in the copy must be what is looked at.
 * @param {string} copy
 */
export const linkPackages = (copy) => {
  mkdirSync(join(copy, 'node_modules', '@miaou'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '@miaou'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  for (const folder of workspaces()) {
    const { name } = /** @type {{ name: string }} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
  }
};
