import { chmodSync, closeSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runInterruptibly } from '../../tools/interrupts.mjs';
import { endTree, GRACE, startTree } from '../../tools/processes.mjs';
import { withTemporaryFolder } from '../../tools/temporaryFolder.mjs';
import { TEST_RESULTS_FILE } from '../../tools/testResults/testResults.mjs';
import { TEST_DEPTH } from '../../tools/testSizes.mjs';

/**
 * What each campaign runs, and how much of what when nobody says.
 * @type {Readonly<Record<string, { readonly tests: string, readonly sizes: Readonly<Record<string, readonly [variable: string, most: string]>> }>>}
 */
const CAMPAIGNS = {
  crash: { tests: 'server/proof/crash/crash.test.ts', sizes: { kills: ['MIAOU_KILLS', '1000'] } },
  nodes: {
    tests: 'server/proof/nodes',
    sizes: { kills: ['MIAOU_NODE_KILLS', '300'], matches: ['MIAOU_NODE_MATCHES', '60'] },
  },
  chaos: { tests: 'server/proof/chaos', sizes: { matches: ['MIAOU_MATCHES', '60'] } },
  people: { tests: 'comeAndGo', sizes: { tables: ['MIAOU_TABLES', '1000'] } },
  fuzz: { tests: 'server/proof/fuzz', sizes: { frames: ['MIAOU_FRAMES', '10000000'] } },
  comings: { tests: 'server/proof/abuse/presence.test.ts', sizes: { times: ['MIAOU_COMINGS', '100000'] } },
  /** A row has fewer bits than that: all of them. */
  damage: {
    tests: 'server/proof/damage',
    sizes: { flips: ['MIAOU_FLIPS', '1000'], bits: ['MIAOU_ROW_BITS', '100000'] },
  },
  longLog: { tests: 'server/proof/longLog', sizes: { entries: ['MIAOU_LONG_LOG', '600000'] } },
  postgres: { tests: 'server/proof/postgres', sizes: { matches: ['MIAOU_POSTGRES_MATCHES', '60'] } },
  power: { tests: 'server/proof/crash/sync.test.ts', sizes: { cuts: ['MIAOU_CUTS', '100000'] } },
  soak: { tests: 'server/proof/soak', sizes: { seconds: ['MIAOU_SOAK_SECONDS', '3600'] } },
  storm: { tests: 'server/proof/abuse/storm.test.ts', sizes: { people: ['MIAOU_STORM', '5000'] } },
  timing: { tests: 'server/proof/timing', sizes: { decisions: ['MIAOU_TIMINGS', '10000'] } },
  worlds: { tests: 'server/proof/worlds', sizes: { pairs: ['MIAOU_SOCKET_PAIRS', '40'] } },
};

const USAGE = `Runs one of the server's proofs at length.

${Object.entries(CAMPAIGNS)
  .map(([name, { sizes }]) => {
    const flags = Object.entries(sizes).map(([flag, [, most]]) => `[--${flag} ${most}] `);
    return `  npm run campaign:${name} -- ${flags.join('')}[--seed any-text]`;
  })
  .join('\n')}`;

/**
 * @param {string} message
 * @returns {never}
 */
const usageError = (message) => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
};

const [name = '', ...words] = process.argv.slice(2);
const campaign =
  Object.entries(CAMPAIGNS).find(([known]) => known === name)?.[1] ?? usageError(`no campaign "${name}"`);

const sizes = Object.entries(campaign.sizes);

/** @returns {{ readonly [flag: string]: string | undefined }} */
const readFlags = () => {
  const flags = [...sizes.map(([flag]) => flag), 'seed'];
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, /** @type {const} */ ({ type: 'string' })]));
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error));
  }
};

const { seed = 'campaign', ...amounts } = readFlags();

/** @type {NodeJS.ProcessEnv} */
const env = { [TEST_DEPTH]: 'deep', ...process.env, MIAOU_SEED: seed };
for (const [flag, [variable, most]] of sizes) {
  const amount = amounts[flag] ?? most;
  if (!/^[1-9]\d*$/.test(amount)) usageError(`--${flag} ${amount}: expected a whole number above 0`);
  env[variable] = amount;
}
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each finished part and each test writes a line here at once: what was found remains, however the campaign ends. */
const report = join(root, '.cache', 'campaigns', `${name}-${new Date().toISOString().replaceAll(':', '')}.jsonl`);
mkdirSync(dirname(report), { recursive: true });
const lines = openSync(report, 'a+');
env['MIAOU_CAMPAIGN_REPORT'] = report;
env[TEST_RESULTS_FILE] = report;

const piece = Buffer.alloc(65_536);
/** Prints what was written since the last time. */
const printNew = () => {
  for (let read = readSync(lines, piece); read > 0; read = readSync(lines, piece))
    process.stdout.write(piece.subarray(0, read));
};

const PRINT_EVERY = 500;

/**
 * Runs the tests with all temporary files in a folder, whose name also marks their processes: Vitest leaves those of a test that is
 * running behind when it is ended.
 * @param {AbortSignal} interrupted
 * @param {string} folder
 * @returns {Promise<number>}
 */
const runTests = async (interrupted, folder) => {
  // PostgreSQL refuses to run as root: it is started as another user then, who must get at its files in here.
  chmodSync(folder, 0o755);
  const temporary = { TMPDIR: folder, TMP: folder, TEMP: folder };
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', campaign.tests];
  const tests = startTree(process.execPath, vitest, { env: { ...env, ...temporary }, cwd: root, shell: false });
  /** @type {Promise<void> | undefined} */
  let ending;
  interrupted.addEventListener('abort', () => {
    ending = endTree(tests, folder, GRACE);
  });
  /** @type {number | null} */
  const status = await new Promise((resolve) => tests.once('exit', resolve));
  await ending;
  return status ?? 1;
};

console.log(`report: ${report}`);
const printing = setInterval(printNew, PRINT_EVERY);
await runInterruptibly((interrupted) => withTemporaryFolder((folder) => runTests(interrupted, folder)));
clearInterval(printing);
printNew();
closeSync(lines);
