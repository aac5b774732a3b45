// Packs the program, installs it into an empty folder without a compiler, and uses it as a host does; then the same from a checkout without
// the packages for development. MIAOU_NODE names another Node for it.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { buildProgramIfStale } from '../../cli/bin/build.mjs';
import { packProgram } from '../../deploy/package/packProgram.mjs';
import { report } from '../report.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { testDepth } from '../testSizes.mjs';
import { badInputFaults } from './badInput.mjs';
import { checkoutWithoutDevelopment } from './checkout.mjs';
import { guideFaults, setUpFaults } from './guide.mjs';
import { barePath, bytesIn, install, packagesWithScripts, scriptIn } from './install.mjs';
import { playMatch } from './match.mjs';
import { npxFaults } from './npx.mjs';
import { run, whileServing } from './program.mjs';
import { serviceFaults } from './service.mjs';

/** @typedef {import('./program.mjs').Program} Program */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const node = process.env['MIAOU_NODE'] ?? process.execPath;
const isDeep = testDepth() === 'deep';

/** All that is installed may weigh this many bytes. */
const SIZE_LIMIT = 35_000_000;

/** Whole matches that are played at the installed server. */
const MATCHES = GAMES.map(({ id, seatCounts }) => ({ game: id, seats: seatCounts[0] ?? 2 })).slice(
  0,
  isDeep ? GAMES.length : 1,
);

/** A quick run tries one of so many kinds of wrong input. */
const QUICK_STEP = 4;
/** Other ones from a checkout, and fewer. */
const QUICK_STEP_IN_CHECKOUT = 6;

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * @param {string} call
 * @param {import('./program.mjs').Ended} ended
 * @param {boolean} isRight
 */
const faultsOf = (call, { code, stdout, stderr }, isRight) =>
  code === 0 && isRight ? [] : [`${call} ended with ${code}:\n${stdout.slice(0, 2_000)}${stderr}`];

/**
 * Every command explains itself: so all of them can at least be loaded.
 * @param {Program} program
 */
const helpFaults = async (program) => {
  const { stdout } = await run(program, ['--help']);
  const [, list = ''] = /^Commands:\n(.*?)\n\n/ms.exec(stdout) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z][a-z-]*) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help');
  const faults = await Promise.all(
    names.map(async (name) => {
      const help = await run(program, [name, '--help']);
      return faultsOf(`miaou ${name} --help`, help, help.stdout.includes(`miaou ${name}`));
    }),
  );
  return names.length > 10 ? faults.flat() : [`miaou --help lists only ${names.join(', ')}:\n${stdout}`];
};

/**
 * Commands that need no server: matches, records, and a tournament in threads.
 * @param {Program} program
 * @param {string} folder
 */
const playFaults = async (program, folder) => {
  const faults = [];
  for (const { game } of MATCHES) {
    const out = join(folder, `${game}.jsonl`);
    const simulated = await run(program, ['simulate', game, '--games', '3', '--seed', '7', '--out', out]);
    const replayed = await run(program, ['replay', out]);
    const reviewed = await run(program, ['review', out, '--seat', '0', '--worlds', '4', '--json']);
    faults.push(
      ...faultsOf(`simulate ${game}`, simulated, true),
      ...faultsOf(`replay ${game}`, replayed, true),
      ...faultsOf(`review ${game}`, reviewed, reviewed.stdout.includes('"decisions"')),
    );
  }
  const words = [
    'arena',
    MATCHES[0]?.game ?? '',
    '--bots',
    'greedy,random',
    '--games',
    '20',
    '--threads',
    '2',
    '--seed',
    '7',
  ];
  const arena = await run(program, [...words, '--json']);
  return [...faults, ...faultsOf(words.join(' '), arena, arena.stdout.includes('greedy'))];
};

/**
 * The page with all that it names.
 * @param {string} address
 */
const pageFaults = async (address) => {
  const answer = await fetch(`${address}/`, { headers: { accept: 'text/html' } });
  const page = await answer.text();
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path = '']) => path);
  const statuses = await Promise.all(
    named.map(async (path) => ({ path, status: (await fetch(address + path)).status })),
  );
  return [
    ...(answer.ok && named.length > 2
      ? []
      : [`the page was answered with ${answer.status} and names ${named.length} files`]),
    ...statuses.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} was answered with ${status}`),
  ];
};

/**
 * A server with its page, a whole match of each game with bots in their threads, and what was stored of it.
 * @param {Program} program
 * @param {string} folder
 */
const serveFaults = async (program, folder) => {
  const storage = join(folder, 'miaou.sqlite');
  const backup = join(folder, 'while-serving.sqlite');
  const served = await whileServing(
    program,
    ['--data', storage, '--bot-pace', '0-0', '--log-level', 'error', '--limit-factor', '50'],
    async (address) => {
      const page = await pageFaults(address);
      const records = [];
      for (const kind of MATCHES) records.push({ ...kind, record: await playMatch(program, address, kind) });
      const unfinished = records.filter(({ record }) => record.result === undefined);
      const backedUp = await run(program, ['backup', backup, '--data', storage]);
      return [
        ...page,
        ...unfinished.map(({ game }) => `the match of ${game} has no result`),
        ...faultsOf('backup', backedUp, true),
      ];
    },
  );
  const guided = await guideFaults(root, program, folder);
  const exported = await run(program, ['export', '--data', join(folder, 'restored.sqlite')]);
  const replayed = await run(program, ['replay', '-'], { input: exported.stdout });
  return [
    ...served,
    ...guided,
    ...faultsOf('export', exported, exported.stdout.trim().split('\n').length === MATCHES.length),
    ...faultsOf('replay of the export', replayed, true),
  ];
};

/**
 * Whole matches at the page in a browser, served by the installed program.
 * @param {Program} program
 */
const browserFaults = ({ node: servedBy, script }) => {
  const env = { ...process.env, TEST_DEPTH: 'quick', MIAOU_PROGRAM: script, MIAOU_NODE: servedBy };
  const words = ['web/e2e/run.mjs', 'wholeMatch.spec', '-g', 'to the end, and once more'];
  const { status } = spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
  return status === 0 ? [] : ['whole matches in a browser failed: see above'];
};

/**
 * @param {Program} program
 * @param {string} folder
 */
const useFaults = async (program, folder) => {
  const used = join(folder, 'used');
  const wrong = join(folder, 'wrong');
  const service = join(folder, 'service');
  for (const empty of [used, wrong, service]) mkdirSync(empty);
  const isRoot = process.getuid?.() === 0;
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const told = await run(program, ['--version']);
  return [
    ...faultsOf('miaou --version', told, told.stdout.trim() === version),
    ...(await helpFaults(program)),
    ...(await playFaults(program, used)),
    ...(await serveFaults(program, used)),
    ...(isRoot ? await serviceFaults(program, service) : []),
    ...(await badInputFaults(program, wrong, isDeep ? 1 : QUICK_STEP)),
    ...(isDeep ? browserFaults(program) : []),
  ];
};

/**
 * What is said to wrong input is said from a checkout, too, and one without the packages for development serves.
 * @param {string} folder
 */
const checkoutFaults = async (folder) => {
  const wrong = join(folder, 'wrong-in-checkout');
  mkdirSync(wrong);
  const program = { node, script: join(root, 'cli', 'bin', 'miaou.mjs') };
  const said = await badInputFaults(program, wrong, isDeep ? 1 : QUICK_STEP_IN_CHECKOUT);
  if (!isDeep) return said;
  const served = join(folder, 'served-by-checkout');
  mkdirSync(served);
  return [...said, ...(await serveFaults(checkoutWithoutDevelopment(root, folder, node), served))];
};

/** @param {string} folder */
const check = async (folder) => {
  // What is packed must be what the sources say.
  if (!buildProgramIfStale()) throw new Error('the program could not be built');
  // Whoever runs as root looks at it as another user, too.
  chmodSync(folder, 0o755);
  const { tarball, files } = await packProgram(root, folder);
  const project = install(tarball, folder, node);
  const program = { node, script: scriptIn(project) };
  const bytes = bytesIn(join(project, 'node_modules'));
  console.log(`${files.length} files packed, ${megabytes(bytes)} installed`);
  return [
    ...(bytes > SIZE_LIMIT ? [`${megabytes(bytes)} are installed, more than ${megabytes(SIZE_LIMIT)}`] : []),
    ...packagesWithScripts(project).map((name) => `${name} runs a script when it is installed`),
    ...(await useFaults(program, folder)),
    ...(await setUpFaults(root, program, { project, folder, backup: join(folder, 'used', 'backup.sqlite') })),
    ...(isDeep ? await npxFaults(tarball, folder, { node, path: barePath(folder, node) }) : []),
    ...(await checkoutFaults(folder)),
  ];
};

report(
  await withTemporaryFolder(check).catch((/** @type {unknown} */ error) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]),
  'the program packs, installs without a compiler, serves its page, plays whole matches, keeps its data, and says what is wrong',
);
