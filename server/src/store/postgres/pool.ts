import pg from 'pg';
import { messageOf, StoreFault } from '../fault.js';
import type { SqlRow, SqlRunner, Statement } from '../sqlRunner.js';

export interface PostgresOptions {
  /** `postgres://…` */
  readonly url: string;
  /** The schema of the tables, for several servers in one database. */
  readonly schema?: string;
  /** Called when an idle connection breaks. */
  readonly onBroken?: (error: Error) => void;
}

export const DEFAULT_SCHEMA = 'public';

type Rows = readonly (readonly SqlRow[])[];

/** Times and numbers are far below 2⁵³. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/** The name goes into statements that take no parameters. */
export const checkedSchema = (schema: string): string => {
  if (!SCHEMA_NAME.test(schema)) throw new StoreFault('unopenable', `not the name of a schema: ${schema}`);
  return schema;
};

/** A URL may carry options of its own: they come first, so that those of this store win. */
const splitOptions = (url: string): { readonly url: string; readonly options: string } => {
  const [address = '', query = ''] = url.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  const options = parameters.getAll('options').join(' ');
  parameters.delete('options');
  return { url: parameters.size === 0 ? address : `${address}?${parameters.toString()}`, options };
};

/** Nothing waits for ever: a database that hangs must look like one that is gone. */
const makePool = ({ url: given, schema = DEFAULT_SCHEMA, onBroken }: PostgresOptions): pg.Pool => {
  const { url, options } = splitOptions(given);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'miaou',
    max: 8,
    types,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    // A server may be set to acknowledge what is not on disk yet; this store may not.
    options: `${options} -c search_path=${checkedSchema(schema)} -c synchronous_commit=on`,
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (error) => onBroken?.(error));
  return pool;
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The server's own code for an error, or nothing if it is not from the server. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)
    ? error.code
    : undefined;

/** Classes 08, 53 and 57: the connection, its resources, or an operator's hand. */
const isOutOfReach = (state: string | undefined): boolean => state === undefined || /^(08|53|57)/.test(state);

export const postgresFault = (error: unknown): StoreFault => {
  if (error instanceof StoreFault) return error;
  const code = isOutOfReach(sqlState(error)) ? 'unreachable' : 'failed';
  return new StoreFault(code, messageOf(error), { cause: error });
};

const runOne = async (client: pg.Pool | pg.PoolClient, { sql, values }: Statement): Promise<readonly SqlRow[]> => {
  const { rows } = await client.query<SqlRow[]>({ text: sql, values: [...values], rowMode: 'array' });
  return rows as unknown as readonly SqlRow[];
};

/** Connections to one PostgreSQL. The holder of one requests no second one, else all could wait for each other. */
export class PostgresPool implements SqlRunner {
  readonly #pool: pg.Pool;

  constructor(options: PostgresOptions) {
    this.#pool = makePool(options);
  }

  async run(statements: readonly Statement[]): Promise<Rows> {
    const [only, ...more] = statements;
    try {
      if (only === undefined) return [];
      if (more.length === 0) return [await runOne(this.#pool, only)];
      return await this.transaction(async (client) => {
        const results: (readonly SqlRow[])[] = [];
        for (const statement of statements) results.push(await runOne(client, statement));
        return results;
      });
    } catch (error) {
      throw postgresFault(error);
    }
  }

  /** One statement under a name, so that the server plans it once for each connection. The error is the driver's own. */
  async query(name: string, text: string, values: readonly unknown[]): Promise<readonly SqlRow[]> {
    const { rows } = await this.#pool.query<SqlRow[]>({ name, text, values: [...values], rowMode: 'array' });
    return rows as unknown as readonly SqlRow[];
  }

  /** A connection in an unknown state is thrown away, never lent again. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failure: unknown;
    // What was asked of it is rejected as well; without a listener of its own, a lent connection that breaks would end the process.
    const broke = (error: Error): void => {
      failure = error;
    };
    client.on('error', broke);
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // One that is thrown away may still report how it ended.
      if (failure === undefined) client.off('error', broke);
      client.release(failure !== undefined);
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
