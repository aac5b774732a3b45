import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The files of the repository, new ones included, ignored and deleted ones left out.
 * @param {string} [folder]
 */
export const repositoryFiles = (folder = '.') =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', folder], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
