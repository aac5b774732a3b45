import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** @typedef {{ readonly version?: string, readonly optional?: boolean, readonly dev?: boolean, readonly link?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Readonly<Record<string, LockedPackage>>}
 */
const packagesIn = (path) => {
  const { packages = {} } = /** @type {{ packages?: Record<string, LockedPackage> }} */ (
    JSON.parse(readFileSync(path, 'utf8'))
  );
  return packages;
};

/**
 * Whether a package is missing or has another version than the lock file says. Optional ones are there on some systems only, and those for
 * development may have been left out on purpose, all of them.
 * @param {string} lock
 * @param {string} list
 */
const isOutdated = (lock, list) => {
  const installed = packagesIn(list);
  const wanted = Object.entries(packagesIn(lock)).filter(
    ([path, { optional }]) => path.startsWith('node_modules/') && optional !== true,
  );
  const hasDevelopment = wanted.some(([path, { dev }]) => dev === true && installed[path] !== undefined);
  return wanted
    .filter(([, { dev }]) => dev !== true || hasDevelopment)
    .some(([path, { version }]) => installed[path] === undefined || installed[path].version !== version);
};

/**
 * The compiler, of the packages for development: whoever leaves those out can run what was built before, but build nothing.
 * @param {string} root
 */
export const hasCompiler = (root) => existsSync(join(root, 'node_modules', '@typescript', 'native'));

/** @param {string} root */
const isBuilt = (root) => existsSync(join(root, 'cli', 'dist', 'bundle.js'));

/**
 * Why packages must be installed before anything can run, or nothing where they are up to date. npm writes its own list of what it has
 * installed last, so an installation that was cut short counts as none. A lock file that is newer, as after a checkout, may still say the same.
 * @param {string} root
 * @returns {string | undefined}
 */
export const reasonToInstall = (root) => {
  const lock = join(root, 'package-lock.json');
  const list = join(root, 'node_modules', '.package-lock.json');
  const installed = changedAt(list);
  if (installed === undefined) return 'no packages are installed yet';
  if (!isBuilt(root) && !hasCompiler(root))
    return 'nothing is built yet, and the packages that build it are not installed';
  if ((changedAt(lock) ?? 0) <= installed) return undefined;
  return isOutdated(lock, list) ? 'package-lock.json is newer than the installed packages' : undefined;
};
