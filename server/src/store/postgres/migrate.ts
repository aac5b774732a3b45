import type pg from 'pg';
import { StoreFault } from '../fault.js';
import { MIGRATIONS, MIGRATIONS_TABLE, type Migration, stepsAfter } from '../migrations/index.js';
import { cell } from '../sqlRunner.js';
import { checkedSchema, type PostgresPool, postgresFault } from './pool.js';

/** Any number that no other program locks in this database. Nodes that start at the same time migrate one after another. */
const MIGRATION_LOCK = 7_246_158;

/** Extensions make tables of their own in every database. */
const TABLES = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Other programs have a table `migrations`, too. */
const OURS = ['migrations', 'entries'] as const;

/** Whether the tables are there. The database of another program is left alone: its address may stand in the environment for that one. */
const hasTables = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ name: string }>(TABLES);
  const names = rows.map(({ name }) => name);
  if (names.length > 0 && !OURS.every((name) => names.includes(name)))
    throw new StoreFault('foreign', 'it has tables of another program; Miaou needs a database of its own');
  return names.length > 0;
};

const takenSteps = async (client: pg.PoolClient): Promise<number> => {
  const { rows } = await client.query<{ taken: number }>('SELECT coalesce(max(number), 0) AS taken FROM migrations');
  return rows[0]?.taken ?? 0;
};

const takeSteps = async (client: pg.PoolClient, known: readonly Migration[]): Promise<void> => {
  if (!(await hasTables(client))) await client.query(MIGRATIONS_TABLE);
  for (const { number, name, postgres } of stepsAfter(await takenSteps(client), known)) {
    await client.query(postgres);
    await client.query('INSERT INTO migrations (number, name) VALUES ($1, $2)', [number, name]);
  }
};

/** Either of these set to off, and the server forgets what it acknowledged when the power goes. */
const checkDurable = async (pool: PostgresPool): Promise<void> => {
  const sql = "SELECT name FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'";
  const [[row] = []] = await pool.run([{ sql, values: [] }]);
  if (row !== undefined)
    throw new StoreFault('volatile', `PostgreSQL runs with ${cell.text(row, 0)} off: acknowledged moves could be lost`);
};

/** Made only where it is missing: who may use a schema need not be allowed to make one. */
const makeSchema = async (client: pg.PoolClient, schema: string): Promise<void> => {
  const { rows } = await client.query<{ isThere: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS "isThere"', [
    schema,
  ]);
  if (rows[0]?.isThere !== true) await client.query(`CREATE SCHEMA ${checkedSchema(schema)}`);
};

/** Brings the storage to the present form; in one transaction, so a crash between two steps leaves neither. */
export const prepareStorage = async (
  pool: PostgresPool,
  schema: string,
  known: readonly Migration[] = MIGRATIONS,
): Promise<void> => {
  try {
    await checkDurable(pool);
    await pool.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await makeSchema(client, schema);
      await takeSteps(client, known);
    });
  } catch (error) {
    const fault = postgresFault(error);
    throw fault.code === 'failed' ? new StoreFault('unopenable', fault.message, { cause: error }) : fault;
  }
};
