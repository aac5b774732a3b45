import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, whileServing } from './program.mjs';

/** A user who owns one folder and nothing else, as the service does. */
export const NOBODY = 65_534;

/**
 * Root backs up the data of a server that runs as somebody without rights, to a folder that this one may not enter.
 * @param {import('./program.mjs').Program} program
 * @param {string} folder an empty one
 * @returns {Promise<string[]>}
 */
export const serviceFaults = async (program, folder) => {
  const [state, backups] = [join(folder, 'state'), join(folder, 'backups')];
  for (const place of [state, backups]) mkdirSync(place, { mode: 0o700 });
  chownSync(state, NOBODY, NOBODY);
  const storage = join(state, 'miaou.sqlite');
  const { code, stderr } = await whileServing(
    program,
    ['--data', storage, '--log-level', 'error'],
    () => run(program, ['backup', 'monday.sqlite', '--data', storage], { cwd: backups }),
    { uid: NOBODY },
  );
  const checked = await run(program, ['check-data', '--data', join(backups, 'monday.sqlite')]);
  return [
    ...(code === 0 ? [] : [`a backup of a service by root ended with ${code}: ${stderr}`]),
    ...(checked.code === 0 ? [] : [`the backup of a service by root is not whole: ${checked.stdout}${checked.stderr}`]),
    ...readdirSync(state)
      .filter((name) => name.includes('backup'))
      .map((name) => `a backup of a service has left ${name} beside its data`),
  ];
};
