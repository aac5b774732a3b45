import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { npmCommand } from '../npm.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';

/** What the page, the program and the gallery are built from; the last of them decides which versions of other packages are in them. */
const SOURCES = [
  'games',
  'bots',
  'table',
  'host',
  'protocol',
  'client',
  'arena',
  'server',
  'cli',
  'web',
  'package-lock.json',
];
const OF_NO_BUILD = /\.test\.ts$|\.md$|^server\/proof\/|^web\/e2e\//;

/** The command builds its program itself, and what is compressed for visitors is not needed here. */
const PAGE = 'web/dist/index.html';

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * A file that was removed changes its folder. Folders that are not of sources alone also change when something is built into them.
 * @param {string} file
 */
const withFolder = (file) => (/\bsrc\b/.test(dirname(file)) ? [file, dirname(file)] : [file]);

/**
 * Whether all that was built is there, and younger than all that it was built from.
 * @param {readonly string[]} built
 * @param {readonly string[]} sources
 */
export const isFresh = (built, sources) => {
  const oldest = Math.min(...built.map(changedAt));
  return oldest > 0 && [...new Set(sources.flatMap(withFolder))].every((path) => changedAt(path) < oldest);
};

/** In the root folder. */
export const buildSources = () =>
  SOURCES.flatMap((folder) => repositoryFiles(folder)).filter((file) => !OF_NO_BUILD.test(file));

/** Builds page and program where a source is younger than the page: what is tested must be what the sources say. */
export const buildIfStale = () => {
  const sources = buildSources().filter((file) => !file.startsWith('web/gallery/'));
  if (isFresh([PAGE], sources)) return;
  const { program, words, shell } = npmCommand(['run', '--silent', 'build']);
  const { status, stdout, stderr } = spawnSync(program, words, { shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`);
};
