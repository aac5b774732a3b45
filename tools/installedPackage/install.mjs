import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmScripts } from '../npm.mjs';

/** What a package's scripts may need besides Node; no compiler is among it. */
const SHELL = ['sh', 'env'];

/**
 * A folder with Node and a shell, as the only place where programs are found: what must be compiled cannot be installed.
 * @param {string} folder
 * @param {string} node
 */
export const barePath = (folder, node) => {
  const bare = join(folder, 'programs');
  if (existsSync(bare)) return bare;
  mkdirSync(bare);
  symlinkSync(node, join(bare, 'node'));
  const places = (process.env['PATH'] ?? '').split(':');
  for (const name of SHELL) {
    const found = places.map((place) => join(place, name)).find(existsSync);
    if (found !== undefined) symlinkSync(found, join(bare, name));
  }
  return bare;
};

/**
 * Installs a packed package into an empty project, by the registry's packages that are at hand already, where they are.
 * @param {string} tarball
 * @param {string} folder
 * @param {string} node
 * @returns {string} the folder of the project
 */
export const install = (tarball, folder, node) => {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  const npm = npmScripts(process.platform, process.execPath, process.env).find(existsSync);
  if (npm === undefined) throw new Error('npm’s own script was not found');
  const words = [npm, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball];
  const { status, stdout, stderr } = spawnSync(node, words, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: barePath(folder, node), CC: 'none', CXX: 'none' },
  });
  if (status !== 0) throw new Error(`npm could not install ${tarball}:\n${stdout}${stderr}`);
  return project;
};

/**
 * SECURITY.md promises that nothing runs while the program is installed.
 * @param {string} project
 * @returns {string[]} the packages that bring a script for it
 */
export const packagesWithScripts = (project) => {
  const { packages } = /** @type {{ packages: Record<string, { hasInstallScript?: boolean }> }} */ (
    JSON.parse(readFileSync(join(project, 'node_modules', '.package-lock.json'), 'utf8'))
  );
  return Object.keys(packages).filter((name) => packages[name]?.hasInstallScript === true);
};

/**
 * The bytes of all files under a folder.
 * @param {string} folder
 * @returns {number}
 */
export const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + lstatSync(join(folder, name)).size,
    0,
  );

/** @param {string} project */
export const scriptIn = (project) => join(project, 'node_modules', '@miaou', 'miaou', 'bin', 'miaou.mjs');
