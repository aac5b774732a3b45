import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../tools/npm.mjs';

/**
 * Installs a project for comparison when it is first needed: these projects are not workspaces of the repository.
 * @param {URL} project
 * @param {string} dependency the package to compare with
 */
export const installProject = (project, dependency) => {
  if (existsSync(new URL(`node_modules/${dependency}/package.json`, project))) return;
  console.log(`Installing ${dependency} into ${fileURLToPath(project)}`);
  const { program, words, shell } = npmCommand([
    'ci',
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
  ]);
  const { status } = spawnSync(program, words, { cwd: fileURLToPath(project), shell, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`${dependency} could not be installed; without it there is nothing to compare with`);
};
