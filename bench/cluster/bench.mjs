import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PostgresPool } from '../../server/dist/store/postgres/pool.js';
import { startPostgres } from '../../tools/deployment/postgres.mjs';
import { report } from '../report.mjs';
import { freshDataFile, ours, startOurs } from '../server/ours.mjs';
import { openTables, runWindow } from '../server/windows.mjs';
import { figuresOf } from './figures.mjs';
import { hasPgbench, prepareRawAppends, rawAppends } from './pgbench.mjs';

/**
 * With the server's CPU time for a move in microseconds, and the driver's as a part of one core, where something is played.
 * @typedef {{ readonly perSecond: number, readonly p99: number, readonly cpu?: number, readonly driver?: number }} Rate
 */
/** @typedef {import('../server/serverProcess.mjs').ServerProcess} ServerProcess */
/** @typedef {import('../server/load.mjs').TablePlayer} TablePlayer */

/** Tables that play at once. */
const TABLES = 64;
/** More would find no connection left beside those of the servers. */
const CLIENTS = 16;
const ROUNDS = 5;
const WARM_UP = { ramp: 0, counted: 4_000 };
const RAMP = 300;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds takes a whole number');

/** PostgreSQL’s files go here, too: what is for temporary files may lie in memory, where nothing waits for a disk. */
const folder = fileURLToPath(new URL('../../.cache/bench-cluster/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.env['TMPDIR'] = folder;

/** Several servers, as one of which to ask how much it has used. @param {readonly ServerProcess[]} nodes */
const together = (nodes) => ({
  usage: async () => {
    const all = await Promise.all(nodes.map((node) => node.usage()));
    return all.reduce((sum, { cpu, rss, heap }) => ({ cpu: sum.cpu + cpu, rss: sum.rss + rss, heap: sum.heap + heap }));
  },
});

/**
 * @param {string} name
 * @param {string} storage
 * @param {number} count of nodes, each with its part of the tables
 */
const startSide = async (name, storage, count) => {
  console.log(`Starting ${name} and opening ${TABLES} tables …`);
  /** @type {ServerProcess[]} */
  const nodes = [];
  /** @type {TablePlayer[]} */
  const players = [];
  for (let node = 0; node < count; node += 1) {
    const server = await startOurs(storage);
    nodes.push(server);
    players.push(...(await openTables(ours, server, TABLES / count)));
  }
  return { name, nodes, players };
};

/** @param {string} url */
const databasesAt = async (url) => {
  const pool = new PostgresPool({ url });
  const names = ['one_node', 'two_nodes', 'raw'];
  for (const name of names) await pool.run([{ sql: `CREATE DATABASE ${name}`, values: [] }]);
  await pool.end();
  return names.map((name) => url.replace(/[^/]+$/, name));
};

/** @param {Awaited<ReturnType<typeof startSide>>} side @param {{ ramp: number, counted: number }} window */
const play = ({ nodes, players }, window) => runWindow(together(nodes), players, window);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('there is no PostgreSQL, and without one there is no cluster');
try {
  const [one = '', two = '', raw = ''] = await databasesAt(postgres.url);
  const sides = [
    await startSide('SQLite, one node', freshDataFile(), 1),
    await startSide('PostgreSQL, one node', one, 1),
    await startSide('PostgreSQL, two nodes', two, 2),
  ];
  const isCompared = hasPgbench();
  if (isCompared) await prepareRawAppends(raw);
  else console.error('SKIPPED: the raw append rate: pgbench is not installed');
  console.log('Playing, all in turn …');
  for (const side of sides) await play(side, WARM_UP);
  /** @type {Map<string, Rate[]>} */
  const rates = new Map(sides.map(({ name }) => [name, []]));
  if (isCompared) rates.set('pgbench', []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) rates.get(side.name)?.push(await play(side, { ramp: RAMP, counted: 1000 * seconds }));
    if (isCompared) rates.get('pgbench')?.push(await rawAppends(raw, folder, { clients: CLIENTS, seconds }));
  }
  await Promise.all(sides.flatMap(({ nodes }) => nodes.map((node) => node.stop())));
  report('cluster', figuresOf(rates));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
