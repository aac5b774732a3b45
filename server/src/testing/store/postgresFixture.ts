import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres, type PostgresStore } from '../../store/postgres/postgresStore.js';
import type { StoreFixture } from './storeFixture.js';

export interface PostgresFixture extends StoreFixture {
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

const WIPE = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations' LOOP
    EXECUTE format('DELETE FROM %I', name);
  END LOOP; END $$`;

/** Schemas that earlier tests have used up and emptied: making one takes ten times as long as emptying one. */
const empty: string[] = [];

/** A schema of its own in a server that many tests share. */
export const makePostgresFixture = (url: string): PostgresFixture => {
  const schema = empty.pop() ?? `miaou_${randomBytes(8).toString('hex')}`;
  const tamper = (sql: string): Promise<void> => execute(url, `SET search_path = ${schema}; ${sql}`);
  return {
    url,
    schema,
    open: () => openPostgres({ url, schema }),
    tamper,
    forChild: ['postgres', url, schema],
    async dispose() {
      await tamper(WIPE);
      empty.push(schema);
    },
  };
};
