// Two servers on one database behind real proxies with our files: people play through them, also when one server is gone. Names as words: only those
// proxies. Before that Compose reads what starts all of it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@miaou/games';
import { playMatch } from '../installedPackage/match.mjs';
import { whileServing } from '../installedPackage/program.mjs';
import { report } from '../report.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { composeFaults, hasCompose } from './compose.mjs';
import { startPostgres } from './postgres.mjs';
import { startCaddy, startNginx } from './proxies.mjs';

// The certificates are made here, for this machine alone.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = { node: process.execPath, script: join(root, 'cli', 'bin', 'miaou.mjs') };
const [FIRST] = GAMES;
const MATCH = { game: FIRST?.id ?? '', seats: FIRST?.seatCounts[0] ?? 2 };
const TRUSTING = { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } };

const PROXIES = [
  { name: 'nginx', flag: '-v', start: startNginx },
  { name: 'caddy', flag: 'version', start: startCaddy },
];

/**
 * Two people and bots play a whole match at the page: so their sockets came through, too.
 * @param {string} name
 * @param {string} address
 * @returns {Promise<string[]>}
 */
const browserFaults = (name, address) =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_DEPTH: 'quick', MIAOU_SERVED_AT: address };
    const words = ['web/e2e/run.mjs', 'wholeMatch.spec', '-g', 'to the end, and once more'];
    const playing = spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
    playing.once('error', reject);
    playing.once('exit', (code) => {
      resolve(code === 0 ? [] : [`${name}: no match was played to its end in a browser, see above`]);
    });
  });

/**
 * @param {string} name
 * @param {string} address
 */
const matchFaults = async (name, address) => {
  const { result } = await playMatch(program, address, MATCH, TRUSTING);
  return result === undefined ? [`${name}: the match has no result`] : [];
};

/**
 * By its number, since localhost itself is where things are tried without TLS.
 * @param {string} name
 * @param {string} address
 */
const headerFaults = async (name, address) => {
  const { headers } = await fetch(address.replace('localhost', '127.0.0.1'));
  const isKept = headers.get('strict-transport-security')?.startsWith('max-age=') === true;
  return isKept ? [] : [`${name}: browsers are not told to come by TLS alone`];
};

/** People who ask all the time, one request after another. */
const ASKERS = 8;
const ASKED = ['/', '/api/lobby'];

/** Asks for the page and for the lobby from now on, until it is told to finish. */
class Askers {
  answers = 0;
  /** @type {string[]} */
  faults = [];
  #isOver = false;
  /** @readonly */
  #address;
  /** @readonly */
  #asking;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
    this.#asking = Promise.all(Array.from({ length: ASKERS }, (_, asker) => this.#askOn(asker)));
  }

  /** @param {number} asker */
  async #askOn(asker) {
    const path = ASKED[asker % ASKED.length] ?? '/';
    while (!this.#isOver) {
      const answer = await fetch(`${this.#address}${path}`);
      await answer.arrayBuffer();
      this.answers += 1;
      if (!answer.ok) this.faults.push(`${path} was answered ${answer.status}`);
    }
  }

  async finish() {
    this.#isOver = true;
    await this.#asking;
  }
}

/**
 * @param {(typeof PROXIES)[number]} proxy
 * @param {string} database
 * @param {string} folder
 */
const proxyFaults = async ({ name, start }, database, folder) => {
  const words = [
    '--data',
    database,
    '--behind-proxy',
    '--bot-pace',
    '0-0',
    '--limit-factor',
    '50',
    '--log-level',
    'error',
  ];
  return whileServing(program, words, async (first) => {
    const { host } = new URL(first);
    const stopped = await whileServing(program, words, async (second) => {
      const proxy = await start(folder, [host, new URL(second).host]);
      const faults = [
        ...(await headerFaults(name, proxy.address)),
        ...(await matchFaults(name, proxy.address)),
        ...(await browserFaults(name, proxy.address)),
      ];
      return { proxy, faults, askers: new Askers(proxy.address) };
    });
    // The second server has ended, which the proxy had to notice: nobody who came through it may have.
    const { proxy, askers, faults } = stopped;
    await askers.finish();
    faults.push(...askers.faults.map((fault) => `${name}, while a server stopped: ${fault}`));
    faults.push(...(await matchFaults(`${name} with one server`, proxy.address)));
    await proxy.stop();
    console.log(`${name}: ${askers.answers} requests were answered while a server stopped`);
    return faults;
  });
};

/** @param {string} folder */
const behindProxies = async (folder) => {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    skip('servers behind proxies: there is no PostgreSQL');
    return [];
  }
  const faults = [];
  const asked = process.argv.slice(2);
  for (const proxy of PROXIES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    if (spawnSync(proxy.name, [proxy.flag]).status !== 0) {
      skip(`servers behind ${proxy.name}: it is not installed`);
      continue;
    }
    const own = join(folder, proxy.name);
    mkdirSync(own);
    faults.push(...(await proxyFaults(proxy, postgres.url, own)));
  }
  await postgres.stop();
  return faults;
};

const takenByCompose = () => {
  if (hasCompose()) return composeFaults();
  skip('the compose file: Compose is not installed');
  return [];
};

report(
  await withTemporaryFolder(async (folder) => [...takenByCompose(), ...(await behindProxies(folder))]).catch(
    (/** @type {unknown} */ error) => [String(error)],
  ),
  'Compose takes the compose file; people play through nginx and Caddy before two servers, and through one that is left',
);
