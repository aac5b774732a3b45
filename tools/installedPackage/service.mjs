import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OURS, run, whileServing } from './program.mjs';

/** A user who owns one folder and nothing else, as the service does. */
export const NOBODY = 65_534;

const NIGHTLY = new URL('../../deploy/systemd/miaou-backup.service', import.meta.url);
const PLACE = '/var/backups/miaou';

/** What the unit of the nightly backup has the shell do: systemd takes doubled signs for one. */
const nightlyScript = () => {
  const [, script] = /^ExecStart=\/bin\/sh -ec '(.+)'$/m.exec(readFileSync(NIGHTLY, 'utf8')) ?? [];
  if (script?.includes(PLACE) !== true) throw new Error(`the nightly backup does not go to ${PLACE}`);
  return script.replaceAll('%%', '%').replaceAll('$$', () => '$');
};

/**
 * One night: there is a new backup, and what was too old is gone.
 * @param {import('./program.mjs').Program} program
 * @param {string} state the work folder of a server that runs
 * @param {string} backups
 * @returns {string[]}
 */
const nightlyFaults = ({ node, script }, state, backups) => {
  for (const name of ['old.sqlite', 'young.sqlite']) writeFileSync(join(backups, name), '');
  utimesSync(join(backups, 'old.sqlite'), 0, 0);
  const words = ['-ec', `miaou() { "$NODE" "$SCRIPT" "$@"; }; ${nightlyScript().replaceAll(PLACE, backups)}`];
  const env = { ...OURS, NODE: node, SCRIPT: script };
  const { status, stderr } = spawnSync('sh', words, { cwd: state, encoding: 'utf8', env });
  const kept = readdirSync(backups);
  const isAsTold = kept.length === 2 && kept.includes('young.sqlite') && !kept.includes('old.sqlite');
  return status === 0 && isAsTold
    ? []
    : [`the nightly backup ended with ${status} and left ${kept.join(', ')}: ${stderr}`];
};

/**
 * Root backs up the data of a server that runs as somebody without rights, to a folder that this one may not enter.
 * @param {import('./program.mjs').Program} program
 * @param {string} folder an empty one
 * @returns {Promise<string[]>}
 */
export const serviceFaults = async (program, folder) => {
  const state = join(folder, 'state');
  const backups = join(folder, 'backups');
  const nightly = join(folder, 'nightly');
  for (const place of [state, backups, nightly]) mkdirSync(place, { mode: 0o700 });
  chownSync(state, NOBODY, NOBODY);
  const storage = join(state, 'miaou.sqlite');
  const { nights, code, stderr } = await whileServing(
    program,
    ['--data', storage, '--log-level', 'error'],
    async () => ({
      nights: nightlyFaults(program, state, nightly),
      ...(await run(program, ['backup', 'monday.sqlite', '--data', storage], { cwd: backups })),
    }),
    { uid: NOBODY },
  );
  const checked = await run(program, ['check-data', '--data', join(backups, 'monday.sqlite')]);
  return [
    ...nights,
    ...(code === 0 ? [] : [`a backup of a service by root ended with ${code}: ${stderr}`]),
    ...(checked.code === 0 ? [] : [`the backup of a service by root is not whole: ${checked.stdout}${checked.stderr}`]),
    ...readdirSync(state)
      .filter((name) => name.includes('backup'))
      .map((name) => `a backup of a service has left ${name} beside its data`),
  ];
};
