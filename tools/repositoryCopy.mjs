import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

/** @returns {readonly { readonly name: string, readonly folder: string }[]} the workspaces that are linked here */
const workspaces = () => {
  const links = join('node_modules', '@miaou');
  return readdirSync(links).map((name) => ({
    name: `@miaou/${name}`,
    folder: relative(realpathSync('.'), realpathSync(join(links, name))),
  }));
};

/**
 * Packages and their programs, but neither our own nor the caches of tools: a copy that shares one would write into it.
 * @param {string} entry
 */
const isInstalled = (entry) => entry === '.bin' || !(entry === '@miaou' || entry.startsWith('.'));

/**
 * Gives a copy the packages installed here, but its own workspaces: what is planted in the copy must be what is looked at.
 * @param {string} copy
 */
export const linkPackages = (copy) => {
  mkdirSync(join(copy, 'node_modules', '@miaou'), { recursive: true });
  for (const name of readdirSync('node_modules').filter(isInstalled))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  for (const { name, folder } of workspaces()) symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
};
