import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { removeStaleOutputs } from '../build/staleOutputs.mjs';
import { GAMES } from '../gameFolders.mjs';
import { npmCommand } from '../npm.mjs';

/** The tightest settings that an application may have: types that pass these pass everywhere. */
const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  types: [],
};

const compiler = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin', 'tsc');

/**
 * @param {string} program
 * @param {readonly string[]} words
 * @param {string} folder
 */
const run = (program, words, folder, shell = false) => {
  try {
    return execFileSync(program, words, { cwd: folder, shell, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
};

/**
 * @param {readonly string[]} asked
 * @param {string} folder
 */
const runNpm = (asked, folder) => {
  const { program, words, shell } = npmCommand(asked);
  return run(program, words, folder, shell);
};

/**
 * Builds what is packed: an old build would be checked in place of the sources.
 * @param {string} root
 */
export const build = (root) => {
  const folders = ['kit', ...GAMES].map((name) => `games/${name}`);
  for (const folder of folders) removeStaleOutputs(join(root, folder));
  return run(process.execPath, [compiler, '-b', ...folders], root);
};

/**
 * A packed package: where its file lies and what is in it.
 * @typedef {{ readonly name: string, readonly tarball: string, readonly files: readonly string[] }} Packed
 */

/**
 * Packs one package as it would be published.
 * @param {string} folder
 * @param {string} destination
 * @returns {Packed}
 */
export const pack = (folder, destination) => {
  const answer = runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', destination], folder);
  const [packed] = /** @type {{ name: string, filename: string, files: { path: string }[] }[]} */ (JSON.parse(answer));
  if (packed === undefined) throw new Error(`npm packed nothing in ${folder}`);
  return {
    name: packed.name,
    tarball: join(destination, packed.filename),
    files: packed.files.map(({ path }) => path),
  };
};

/**
 * An empty project with nothing but the packed packages in it, got from no registry.
 * @param {string} folder
 * @param {readonly Packed[]} packages
 */
export const makeProject = (folder, packages) => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
  const tarballs = packages.map(({ tarball }) => tarball);
  runNpm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], folder);
};

/**
 * The names of everything that is installed in a project.
 * @param {string} folder
 * @returns {string[]}
 */
export const installedIn = (folder) => {
  const lock = /** @type {{ packages: Record<string, unknown> }} */ (
    JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  );
  return Object.keys(lock.packages)
    .filter((path) => path !== '')
    .map((path) => path.replace(/^node_modules\//, ''));
};

/**
 * Compiles every source of a project against the packed types.
 * @param {string} folder
 */
export const compile = (folder) => run(process.execPath, [compiler, '-p', '.'], folder);

/**
 * @param {string} folder
 * @param {string} file
 * @returns {string} what the program printed
 */
export const runInNode = (folder, file) => run(process.execPath, [file], folder);
