import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandsIn } from '../readmeCommands/commands.mjs';
import { run, whileServing } from './program.mjs';

/** @typedef {import('./program.mjs').Program} Program */

const GUIDE = join('docs', 'guides', 'host-it.md');

/** Commands of the guide that are run otherwise: a server runs until it is stopped. */
const RUN_OTHERWISE = ['miaou serve'];

/**
 * What the guide for hosts tells to type, in the folder of the data.
 * @param {string} root
 * @param {Program} program
 * @param {string} folder
 */
export const guideFaults = async (root, program, folder) => {
  const commands = commandsIn(readFileSync(join(root, GUIDE), 'utf8'));
  const faults = RUN_OTHERWISE.filter((command) => !commands.includes(command)).map(
    (command) => `the guide does not say "${command}"`,
  );
  for (const command of commands.filter((known) => !RUN_OTHERWISE.includes(known))) {
    const [name, ...words] = command.split(' ');
    if (name !== 'miaou') {
      faults.push(`the guide says "${command}", which nothing checks`);
      continue;
    }
    const { code, stdout, stderr } = await run(program, words, { cwd: folder });
    if (code !== 0) faults.push(`"${command}" of the guide ended with ${code}:\n${stdout}${stderr}`);
  }
  return faults;
};

/** What changes the machine itself does nothing here, and npm tells where the package was installed. */
const WITHOUT_THE_MACHINE = `
  apt-get() { :; }; systemctl() { :; }; journalctl() { :; }; docker() { :; }
  npm() { echo "$PROJECT/node_modules"; }
  miaou() { "$NODE" "$SCRIPT" "$@"; }
  mkdir -p "$MACHINE/etc/systemd/system" "$MACHINE/etc/caddy" "$MACHINE/etc/nginx/conf.d"
  mkdir -p "$MACHINE/var/lib/miaou" "$MACHINE/deploy/container"
  cp "$BACKUP" "$MACHINE/backup.sqlite"
  cp "$BACKUP" "$MACHINE/var/lib/miaou/miaou.sqlite"
  cd "$MACHINE"`;

/** The commands for root: blocks that are not marked as ones that are run as they stand. @param {string} markdown */
const commandsForRoot = (markdown) =>
  [...markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, mark, block = '']) => (mark === '' ? [block] : []));

/** @param {string} program @param {readonly string[]} words */
const tellsOf = (program, words) => {
  const { error, status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return error !== undefined || status === 0 ? [] : [`${program} ${words.join(' ')}:\n${stdout}${stderr}`];
};

/**
 * Compose gives a secret to a container with the owner and the mode of its file.
 * @param {string} secrets
 */
const secretFaults = (secrets) => {
  const [folderMode, fileMode] = [secrets, join(secrets, 'database-address')].map(
    (path) => statSync(path).mode & 0o777,
  );
  return folderMode === 0o700 && fileMode === 0o644 ? [] : ['the secrets are open to all, or closed to the servers'];
};

/** The backup comes with its timer, which `systemd-analyze` looks for beside it and the other way round. */
const UNITS = ['miaou.service', 'miaou-backup.service', 'miaou-backup.timer'];

/** The settings that the service is given. @param {string} etc */
const settingsIn = (etc) => {
  /** @type {NodeJS.ProcessEnv} */
  const settings = {};
  for (const line of readFileSync(join(etc, 'miaou', 'miaou.env'), 'utf8')
    .trim()
    .split('\n')) {
    const [name = '', ...value] = line.split('=');
    settings[name] = value.join('=');
  }
  return settings;
};

/**
 * What the guide tells root to type, in a folder in place of the machine: the files are in the package, and what is made of them is taken by
 * those who read them, where they are installed.
 * @param {string} root
 * @param {Program} program
 * @param {{ readonly project: string, readonly folder: string, readonly backup: string }} places of the installed package, for what is made, and of
 *   a backup that the guide has told to make
 */
export const setUpFaults = async (root, program, { project, folder, backup }) => {
  const machine = join(folder, 'machine');
  mkdirSync(machine);
  const commands = commandsForRoot(readFileSync(join(root, GUIDE), 'utf8'));
  const here = commands.join('\n').replaceAll(/(?<=[ =])\/(?=etc\/|var\/)/g, '"$MACHINE"/');
  const { status, stdout, stderr } = spawnSync('bash', ['-eu', '-c', `${WITHOUT_THE_MACHINE}\n${here}`], {
    encoding: 'utf8',
    env: {
      ...process.env,
      MACHINE: machine,
      PROJECT: project,
      NODE: program.node,
      SCRIPT: program.script,
      BACKUP: backup,
    },
  });
  if (status !== 0) return [`what the guide tells root to type ended with ${status}:\n${stdout}${stderr}`];
  const [etc, state] = [join(machine, 'etc'), join(machine, 'var', 'lib', 'miaou')];
  const site = readFileSync(join(etc, 'caddy', 'Caddyfile'), 'utf8');
  const serves = await whileServing(
    program,
    ['--data', join(state, 'miaou.sqlite'), '--log-level', 'error'],
    async (address) => (await fetch(`${address}/readyz`)).ok,
    { env: settingsIn(etc) },
  );
  return [
    ...(site.includes('\ncats.example {') ? [] : [`the Caddyfile is not for the site:\n${site}`]),
    ...tellsOf('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(etc, 'caddy', 'Caddyfile')]),
    ...UNITS.flatMap((unit) =>
      tellsOf('systemd-analyze', ['verify', '--man=no', join(etc, 'systemd', 'system', unit)]),
    ),
    ...secretFaults(join(machine, 'deploy', 'container', 'secrets')),
    ...(readdirSync(state).some((name) => name.startsWith('miaou.sqlite.replaced-'))
      ? []
      : ['the data that the backup has replaced was not kept']),
    ...(serves ? [] : ['with the settings and the backup of the guide the server is not ready']),
  ];
};
