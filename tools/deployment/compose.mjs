import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';

const FILE = 'deploy/container/compose.yaml';

/** Asking Compose needs no engine. @param {NodeJS.ProcessEnv} env @param {readonly string[]} words */
const compose = (env, words) => spawnSync('docker', ['compose', ...words], { encoding: 'utf8', env });

export const hasCompose = () => compose(process.env, ['version']).status === 0;

/**
 * What Compose itself says against our file: it takes it as the guide tells to use it, and names the setting where that is forgotten.
 * @returns {string[]}
 */
export const composeFaults = () => {
  const { MIAOU_SITE: _, ...env } = process.env;
  // Not the settings of whoever serves from this checkout.
  const words = ['--env-file', devNull, '--file', FILE, 'config', '--quiet'];
  const taken = compose({ ...env, MIAOU_SITE: 'cats.example' }, words);
  const refused = compose(env, words);
  return [
    ...(taken.status === 0 && taken.stderr === '' ? [] : [`Compose says of ${FILE}: ${taken.stderr}`]),
    ...(refused.status !== 0 && refused.stderr.includes('the name of the site')
      ? []
      : [`without MIAOU_SITE Compose says: ${refused.stderr}`]),
  ];
};
