import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresPool } from '../../server/dist/store/postgres/pool.js';

/** The columns of a log's entries, and a row as a move makes it. */
const TABLE = `CREATE TABLE raw_append (table_number bigint NOT NULL, seq integer NOT NULL, at bigint NOT NULL, command text,
  body text NOT NULL, hash text NOT NULL, PRIMARY KEY (table_number, seq))`;

const SCRIPT = String.raw`\set number random(1, 1000000000)
\set seq random(1, 1000000000)
INSERT INTO raw_append (table_number, seq, at, command, body, hash) VALUES (:number, :seq, 1794957972852,
  '{"person":"-xqe5kfiiTIjSKUiwGge5A","id":"c30","digest":"QBWl0Kc2RSPN9LVEiHTXdR"}',
  '{"type":"moved","seat":1,"move":{"type":"bid","amount":3},"through":"player"}', 'vYqGkQm0m2yq0b0h6m3mM1m0d3J8b1xqE5kfiiTIjSA');
`;

/** Whether there is one; PostgreSQL’s server packages have it. */
export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0;

/** @param {string} database its address */
export const prepareRawAppends = async (database) => {
  const pool = new PostgresPool({ url: database });
  await pool.run([{ sql: TABLE, values: [] }]);
  await pool.end();
};

/**
 * The latency of each transaction, in milliseconds, from the logs of a run: the third number of a line, in microseconds.
 * @param {string} folder
 */
const latenciesIn = (folder) =>
  readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .toSorted((a, b) => a - b);

/**
 * One row a transaction, from so many connections at once, each as soon as its last one is on the disk.
 * @param {string} database
 * @param {string} folder for its files, which are removed
 * @param {{ readonly clients: number, readonly seconds: number }} load
 * @returns {Promise<import('./bench.mjs').Rate>}
 */
export const rawAppends = async (database, folder, { clients, seconds }) => {
  const [script, logs] = [join(folder, 'append.sql'), join(folder, 'logs')];
  mkdirSync(logs, { recursive: true });
  writeFileSync(script, SCRIPT);
  const words = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`, '--log'];
  const child = spawn('pgbench', [...words, '--log-prefix=raw', `--file=${script}`, database], {
    cwd: logs,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PGOPTIONS: '-c synchronous_commit=on' },
  });
  const [code] = /** @type {[number | null]} */ (await once(child, 'exit'));
  if (code !== 0) throw new Error(`pgbench ended with ${code}`);
  const latencies = latenciesIn(logs);
  rmSync(logs, { recursive: true });
  return { perSecond: latencies.length / seconds, p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN };
};
