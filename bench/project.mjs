import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Installs a project that we are compared with, unless it is there: these are no part of the repository's own set-up.
 * @param {URL} project
 * @param {string} dependency the package that is compared with
 */
export const installProject = (project, dependency) => {
  if (existsSync(new URL(`node_modules/${dependency}/package.json`, project))) return;
  console.log(`Installing ${dependency} into ${fileURLToPath(project)}`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: fileURLToPath(project),
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(`${dependency} could not be installed; without it there is nothing to compare with`);
};
