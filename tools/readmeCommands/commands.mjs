import { spawnSync } from 'node:child_process';

/**
 * Commands that are not run as they stand, with the way they are checked instead.
 * @type {ReadonlyMap<string, string>}
 */
export const CHECKED_OTHERWISE = new Map([
  ['npm test', 'CI runs it before this check'],
  ['npm run test:deep', 'it runs this check'],
  ['npm start', 'it runs until it is stopped: a test of the command starts and stops it'],
  ['.ci/run', 'it runs npm ci, npm test and this check'],
]);

const LONGEST_RUN = 600_000;

/**
 * The shell commands of a document: every line of a block marked `sh`, without its comment.
 * @param {string} markdown
 */
export const commandsIn = (markdown) =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter((line) => line !== '');

/**
 * Runs the commands in order in one folder; each gives a fault if it fails.
 * @param {readonly string[]} commands
 * @param {string} folder
 */
export const faultsOf = (commands, folder) =>
  commands.flatMap((command) => {
    console.log(`$ ${command}`);
    const run = spawnSync('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: folder,
      encoding: 'utf8',
      timeout: LONGEST_RUN,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return run.status === 0 ? [] : [`"${command}" ended with ${run.status ?? run.signal}:\n${run.stdout}${run.stderr}`];
  });
