import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository, linkPackages } from '../repositoryCopy.mjs';

/** The id of the template game. */
export const TEMPLATE = 'crumbs';

/** Its title, with which the names of its planted faults begin. */
export const TITLE = 'Crumbs';

const here = dirname(fileURLToPath(import.meta.url));

/** Its folders and files, each at its place from the root of the repository. */
export const FILES = join(here, 'files');

/** @param {string} copy */
const addToList = (copy) => {
  const list = join(copy, 'games', 'games.json');
  const games = /** @type {string[]} */ (JSON.parse(readFileSync(list, 'utf8')));
  writeFileSync(list, `[${[...games, TEMPLATE].map((game) => `"${game}"`).join(', ')}]\n`);
};

/**
 * Makes a copy of the repository that has the template game as well: its files, its id in the one list, its package linked.
 * @param {string} copy
 */
export const makeCopyWithTemplate = (copy) => {
  copyRepository(copy);
  linkPackages(copy);
  // In the copy it is a game like any other, which no tool may name.
  rmSync(join(copy, 'tools', 'templateGame'), { recursive: true });
  cpSync(FILES, copy, { recursive: true });
  symlinkSync(join(copy, 'games', TEMPLATE), join(copy, 'node_modules', '@miaou', TEMPLATE), 'junction');
  addToList(copy);
};
