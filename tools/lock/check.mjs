import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { npmCommand } from '../npm.mjs';
import { report } from '../report.mjs';
import { repositoryFiles } from '../repositoryFiles.mjs';

/** npm passes the repository's engine-strict on to what it starts; what is measured beside us in `bench` may want a newer Node. */
const QUESTION = ['ci', '--dry-run', '--ignore-scripts', '--engine-strict=false', '--loglevel=error'];

/**
 * What npm says where it would refuse to install by a lock file.
 * @param {string} lock
 */
const faultsOf = (lock) => {
  const { program, words, shell } = npmCommand(QUESTION);
  const { status, stderr } = spawnSync(program, words, { cwd: dirname(lock), shell, encoding: 'utf8' });
  return status === 0 ? [] : [`${lock}:\n${stderr}`];
};

const locks = repositoryFiles().filter((file) => /(?:^|[/\\])package-lock\.json$/.test(file));
report(locks.flatMap(faultsOf), `${locks.length} lock files agree with their package.json`);
