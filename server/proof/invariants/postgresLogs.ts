import pg from 'pg';
import { DEFAULT_SCHEMA } from '../../src/store/postgres/pool.js';
import { type Cells, type Logs, logsOf } from './logs.js';

const READ = `SELECT t.id, e.seq::int, e.at::float8, e.command, e.body, e.hash, p.text
  FROM ${DEFAULT_SCHEMA}.entries e JOIN ${DEFAULT_SCHEMA}.tables t ON t.number = e.table_number
  LEFT JOIN ${DEFAULT_SCHEMA}.personal_texts p ON p.table_number = e.table_number AND p.seq = e.seq ORDER BY t.id, e.seq`;

/** All logs in a database. */
export const readPostgresLogs = async (url: string): Promise<Logs> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return logsOf((await client.query<[...Cells]>({ text: READ, rowMode: 'array' })).rows);
  } finally {
    await client.end();
  }
};
