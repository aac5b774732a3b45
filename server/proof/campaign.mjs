import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What each campaign runs, and how much of it when nobody says. */
const CAMPAIGNS = {
  crash: { tests: 'server/proof/crash/crash.test.ts', flag: 'kills', variable: 'MIAOU_KILLS', most: '1000' },
  nodes: { tests: 'server/proof/nodes', flag: 'kills', variable: 'MIAOU_NODE_KILLS', most: '300' },
  chaos: { tests: 'server/proof/chaos', flag: 'matches', variable: 'MIAOU_MATCHES', most: '60' },
  people: { tests: 'comeAndGo', flag: 'tables', variable: 'MIAOU_TABLES', most: '1000' },
  fuzz: { tests: 'server/proof/fuzz', flag: 'frames', variable: 'MIAOU_FRAMES', most: '10000000' },
  comings: { tests: 'server/proof/abuse/presence.test.ts', flag: 'times', variable: 'MIAOU_COMINGS', most: '100000' },
  damage: { tests: 'server/proof/damage', flag: 'flips', variable: 'MIAOU_FLIPS', most: '1000' },
  longLog: { tests: 'server/proof/longLog', flag: 'entries', variable: 'MIAOU_LONG_LOG', most: '600000' },
  postgres: { tests: 'server/proof/postgres', flag: 'matches', variable: 'MIAOU_POSTGRES_MATCHES', most: '60' },
  power: { tests: 'server/proof/crash/sync.test.ts', flag: 'cuts', variable: 'MIAOU_CUTS', most: '100000' },
  soak: { tests: 'server/proof/soak', flag: 'seconds', variable: 'MIAOU_SOAK_SECONDS', most: '3600' },
  storm: { tests: 'server/proof/abuse/storm.test.ts', flag: 'people', variable: 'MIAOU_STORM', most: '5000' },
  timing: { tests: 'server/proof/timing', flag: 'decisions', variable: 'MIAOU_TIMINGS', most: '10000' },
  worlds: { tests: 'server/proof/worlds', flag: 'pairs', variable: 'MIAOU_SOCKET_PAIRS', most: '40' },
};

const USAGE = `Runs one of the server's proofs at length.

${Object.entries(CAMPAIGNS)
  .map(([name, { flag, most }]) => `  npm run campaign:${name} -- [--${flag} ${most}] [--seed any-text]`)
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

const readFlags = () => {
  try {
    const options = /** @type {const} */ ({ [campaign.flag]: { type: 'string' }, seed: { type: 'string' } });
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    return usageError(error instanceof Error ? error.message : String(error));
  }
};

const flags = readFlags();
const amount = flags[campaign.flag] ?? campaign.most;
if (!/^[1-9]\d*$/.test(amount)) usageError(`--${campaign.flag} ${amount}: expected a whole number above 0`);
const env = { ...process.env, [campaign.variable]: amount, MIAOU_SEED: flags.seed ?? 'campaign' };
const root = fileURLToPath(new URL('../..', import.meta.url));
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', campaign.tests], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
