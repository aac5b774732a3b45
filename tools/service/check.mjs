// The unit of the service forbids most calls of the system. A server at which a match is played asks for none of those.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { playMatch } from '../installedPackage/match.mjs';
import { OURS, run } from '../installedPackage/program.mjs';
import { NOBODY } from '../installedPackage/service.mjs';
import { report } from '../report.mjs';
import { addressOf, endServer } from '../runningServer.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = { node: process.execPath, script: join(root, 'cli', 'bin', 'miaou.mjs') };
const UNIT = 'deploy/systemd/miaou.service';
const [FIRST] = GAMES;
const MATCH = { game: FIRST?.id ?? '', seats: FIRST?.seatCounts[0] ?? 2 };

/** Node's engine asks once whether memory can be locked by keys, and does without where it is refused. */
const REFUSED_WITHOUT_HARM = ['pkey_alloc'];

/**
 * All calls of a group, as systemd knows them.
 * @param {string} name of a call, or of a group with its @
 * @returns {string[]}
 */
const callsOf = (name) => {
  if (!name.startsWith('@')) return [name];
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter', '--no-pager', name], { encoding: 'utf8' });
  const [, ...members] = stdout.split('\n').map((line) => line.trim());
  return members.filter((member) => member !== '' && !member.startsWith('#')).flatMap(callsOf);
};

/** The calls that the unit lets through. @param {string} unit */
const allowedBy = (unit) => {
  const filters = [...unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm)];
  const named = (/** @type {string} */ sign) =>
    filters.flatMap(([, found, names = '']) => (found === sign ? names.split(' ').flatMap(callsOf) : []));
  const forbidden = new Set(named('~'));
  return new Set(named('').filter((name) => !forbidden.has(name)));
};

/** The calls in a summary of strace: the last word of each of its lines. @param {string} summary */
const callsIn = (summary) =>
  [...summary.matchAll(/^ *[\d.]+ .* (\w+)$/gm)].map(([, name = '']) => name).filter((name) => name !== 'total');

/**
 * The calls of a server from its start to its end, with a match between.
 * @param {string} folder that of its data
 */
const callsOfServer = async (folder) => {
  const summary = join(folder, 'calls');
  const words = ['serve', '--port', '0', '--data', join(folder, 'miaou.sqlite'), '--bot-pace', '0-0'];
  const traced = spawn('strace', ['-f', '-qq', '-c', '-o', summary, program.node, program.script, ...words], {
    env: { ...OURS, LC_ALL: 'C' },
    uid: NOBODY,
    gid: NOBODY,
  });
  try {
    await playMatch(program, await addressOf(traced), MATCH);
  } finally {
    // strace that is told to end lets the server go on.
    const server = Number(readFileSync(`/proc/${traced.pid}/task/${traced.pid}/children`, 'utf8').trim());
    await endServer(traced, () => server > 0 && process.kill(server, 'SIGTERM'));
  }
  return callsIn(readFileSync(summary, 'utf8'));
};

/** @param {string} folder */
const check = async (folder) => {
  const state = join(folder, 'state');
  mkdirSync(state);
  for (const place of [folder, state]) chownSync(place, NOBODY, NOBODY);
  // What is stale is built before anybody without rights looks at it.
  await run(program, ['--version']);
  const allowed = allowedBy(readFileSync(UNIT, 'utf8'));
  const made = await callsOfServer(state);
  const forbidden = made.filter((name) => !allowed.has(name) && !REFUSED_WITHOUT_HARM.includes(name));
  console.log(`${made.length} kinds of calls of ${allowed.size} that are allowed`);
  return [
    ...(made.includes('write') ? [] : ['no calls were seen']),
    ...(allowed.has('write') && !allowed.has('mount') ? [] : ['the filter of the unit was not understood']),
    ...forbidden.map((name) => `the unit forbids ${name}, which the server asks for`),
  ];
};

const isInstalled = (/** @type {string} */ name) => spawnSync(name, ['--version']).status === 0;

if (process.platform === 'linux' && process.getuid?.() === 0 && ['strace', 'systemd-analyze'].every(isInstalled))
  report(
    await withTemporaryFolder(check).catch((/** @type {unknown} */ error) => [String(error)]),
    'the unit of the service lets through what the server asks the system for',
  );
else skip('what the service asks the system for: only root on Linux can look, with strace and systemd-analyze');
