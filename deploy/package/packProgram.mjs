import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleProgram, DRIVER, INSTALLED } from '../../cli/bin/bundleProgram.mjs';
import { pack } from '../../tools/packedPackages/project.mjs';
import { licencesOf } from './licences.mjs';
import { manifestOf } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').RootManifest & import('./manifest.mjs').ServerManifest} Manifest */

/** @param {string} folder */
const manifestIn = (folder) => /** @type {Manifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/**
 * The compiled part of the database's driver, for all systems. The driver itself is in the bundle and looks for it one folder up. As a
 * dependency it would bring the sources of SQLite along and an installation that may want to compile them.
 * @param {string} folder
 */
const layOutDriver = (folder) => {
  const driver = dirname(createRequire(import.meta.url).resolve(`${DRIVER}/package.json`));
  cpSync(join(driver, 'prebuilds'), join(folder, 'prebuilds'), { recursive: true });
  copyFileSync(join(driver, 'LICENSE'), join(folder, 'prebuilds', 'LICENSE'));
};

/** Files that a host needs beside the program: the guide copies them to their places. */
const FOR_HOSTS = ['systemd', 'proxy', 'monitoring'];

/**
 * Lays out what the package holds: the start, the bundle with its threads, the page, files for hosts, and the words about it.
 * @param {string} root
 * @param {string} folder
 */
const layOut = async (root, folder) => {
  const [built, page] = [join(root, 'cli', 'dist'), join(root, 'web', 'dist')];
  for (const needed of [join(built, 'start.js'), join(page, 'index.html')])
    if (!existsSync(needed)) throw new Error(`${needed} is missing: run "npm run build" first`);
  for (const name of ['bin', 'dist']) mkdirSync(join(folder, name));
  const { files, sources } = await bundleProgram(INSTALLED);
  for (const { name, contents } of files) writeFileSync(join(folder, 'dist', name), contents);
  const { dependencies: inPage } = manifestIn(join(root, 'web'));
  writeFileSync(join(folder, 'dist', 'LICENCES.txt'), licencesOf(root, sources, Object.keys(inPage)));
  layOutDriver(folder);
  cpSync(page, join(folder, 'dist', 'page'), { recursive: true });
  for (const name of FOR_HOSTS) cpSync(join(root, 'deploy', name), join(folder, 'deploy', name), { recursive: true });
  copyFileSync(join(root, 'deploy', 'package', 'miaou.mjs'), join(folder, 'bin', 'miaou.mjs'));
  copyFileSync(join(root, 'deploy', 'package', 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = manifestOf(manifestIn(root), manifestIn(join(root, 'server')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

/**
 * Packs the program as it was built last.
 * @param {string} root
 * @param {string} destination
 */
export const packProgram = async (root, destination) => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-package-'));
  try {
    await layOut(root, folder);
    return pack(folder, destination);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
