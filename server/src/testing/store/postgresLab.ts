import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres, type PostgresStore } from '../../store/postgres/postgresStore.js';
import type { StoreLab } from './lab.js';

export interface PostgresLab extends StoreLab {
  readonly url: string;
  readonly schema: string;
  open(): Promise<PostgresStore>;
}

const execute = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A schema of its own in a server that many tests share. */
export const makePostgresLab = (url: string): PostgresLab => {
  const schema = `miaou_${randomBytes(8).toString('hex')}`;
  return {
    url,
    schema,
    open: () => openPostgres({ url, schema }),
    tamper: (sql) => execute(url, `SET search_path = ${schema}; ${sql}`),
    forChild: ['postgres', url, schema],
    dispose: () => execute(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`),
  };
};
