import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startPostgresOrSkip } from '../../testing/postgres/skip.js';
import { describeStore } from '../../testing/store/contract.js';
import { makePostgresFixture, type PostgresFixture } from '../../testing/store/postgresFixture.js';
import { appendAt, entryAt, fill, newTable } from '../../testing/store/samples.js';
import { useStore } from '../../testing/store/useStore.js';
import { LONGEST_WAIT } from '../../testing/waiting.js';
import { prepareStorage } from './migrate.js';
import { PostgresPool } from './pool.js';
import { openPostgres } from './postgresStore.js';

const server = await startPostgresOrSkip();

afterAll(() => server?.stop());

describe('PostgreSQL that cannot serve', () => {
  it('a PostgreSQL that does not listen is reported as unreachable', async () => {
    await expect(openPostgres({ url: 'postgres://miaou@127.0.0.1:1/none' })).rejects.toMatchObject({
      name: 'StoreFault',
      code: 'unreachable',
    });
  });

  it('the name of a schema cannot be a statement', async () => {
    await expect(openPostgres({ url: 'postgres://127.0.0.1:1/none', schema: 'a; drop' })).rejects.toMatchObject({
      code: 'unopenable',
    });
  });
});

/** How long PostgreSQL waits for each connection to end, in milliseconds: only one that hangs takes so long. */
const LONGEST_CUT = 30_000;

/**
 * Ends the connections of everybody else, as an operator or a failing network would. Waits until they have ended, and have said so to their
 * pools: what is asked of one that is about to end is rejected, as it should be.
 */
const cutConnections = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ ended: boolean }>(
    `SELECT pg_terminate_backend(pid, ${LONGEST_CUT}) AS ended FROM pg_stat_activity WHERE application_name = 'miaou'`,
  );
  expect(rows.every(({ ended }) => ended)).toBe(true);
  await client.end();
};

/** Until a statement of this database waits for what the client has locked. */
const untilOneWaits = (client: pg.PoolClient): Promise<void> =>
  vi.waitFor(async () => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
    );
    expect(rowCount, 'nothing waits for the lock').toBe(1);
  }, LONGEST_WAIT);

const describeMany = (url: string): void => {
  describe('PostgreSQL with many nodes', () => {
    const subject = useStore(() => makePostgresFixture(url));

    it('exactly one of two nodes gets a place in a log, whatever each has cached', async () => {
      const table = newTable();
      const [one, two] = [subject.store, await subject.fixture.open()];
      await fill(one, table, 1);
      for (let seq = 2; seq <= 40; seq++) {
        const outcomes = await Promise.all([one.append(appendAt(table, seq)), two.append(appendAt(table, seq))]);
        expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
      }
      expect(await two.readLog(table)).toMatchObject({ kind: 'log' });
      await two.close();
    });

    it('nodes that append to the same tables never deadlock', async () => {
      const tables = Array.from({ length: 300 }, newTable);
      const [one, two] = [subject.store, await subject.fixture.open()];
      await Promise.all(tables.map((table) => fill(one, table, 1)));
      for (let seq = 2; seq <= 6; seq++) {
        const forwards = tables.map((table) => one.append(appendAt(table, seq)));
        const backwards = tables.toReversed().map((table) => two.append(appendAt(table, seq)));
        const outcomes = await Promise.all([...forwards, ...backwards]);
        expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(tables.length);
      }
      await two.close();
    });

    it('[I6] an append that waits for a lock does not hold up those of other tables', async () => {
      const [held, other] = [newTable(), newTable()];
      await Promise.all([held, other].map((table) => fill(subject.store, table, 1)));
      const elsewhere = new PostgresPool(subject.fixture as PostgresFixture);
      const { first, second } = await elsewhere.transaction(async (client) => {
        await client.query('SELECT number FROM tables WHERE id = $1 FOR UPDATE', [held]);
        // Settled at once: where the others have to wait for it, it is rejected before anybody looks.
        const waiting = Promise.allSettled([subject.store.append(appendAt(held, 2))]);
        await untilOneWaits(client);
        // The same table waits for its turn; if another table did, it would not be stored before this transaction ends.
        const next = Promise.allSettled([subject.store.append(appendAt(held, 3))]);
        expect(await subject.store.append(appendAt(other, 2))).toBe('stored');
        return { first: waiting, second: next };
      });
      const stored = { status: 'fulfilled', value: 'stored' };
      expect([...(await first), ...(await second)]).toEqual([stored, stored]);
      await elsewhere.end();
    });

    it('[I6] a connection that breaks while it is lent ends no process, and is not lent again', async () => {
      const pool = new PostgresPool(subject.fixture as PostgresFixture);
      const backendOf = async (client: pg.PoolClient): Promise<unknown> =>
        (await client.query('SELECT pg_backend_pid()')).rows;
      const first = await pool.transaction(async (client) => {
        const backend = await backendOf(client);
        // What the driver does when the other end is gone: where nobody listens, it throws.
        client.emit('error', new Error('cut off'));
        return backend;
      });
      expect(await pool.transaction(backendOf)).not.toEqual(first);
      await pool.end();
    });

    it('what one node acknowledges every other can read at once', async () => {
      const table = newTable();
      const two = await subject.fixture.open();
      for (let seq = 1; seq <= 20; seq++) {
        await subject.store.append(appendAt(table, seq));
        const log = await two.readLog(table);
        expect(log.kind === 'log' && log.entries.at(-1)).toEqual(entryAt(seq));
      }
      await two.close();
    });

    it('a log that one node sets aside takes no entry from another', async () => {
      const table = newTable();
      await fill(subject.store, table, 3);
      const two = await subject.fixture.open();
      await subject.fixture.tamper('DELETE FROM entries WHERE seq = 2');
      await two.readLog(table);
      expect(await subject.store.append(appendAt(table, 4))).toBe('conflict');
      await two.close();
    });

    it('nodes that start at the same time on an empty database migrate it once', async () => {
      const fixture = makePostgresFixture(url);
      const nodes = await Promise.all([fixture.open(), fixture.open(), fixture.open()]);
      for (const node of nodes) {
        expect(await node.append(appendAt(newTable(), 1))).toBe('stored');
        await node.close();
      }
      await fixture.dispose();
    });

    it('after its connections were cut the store goes on, and pending appends are in the log or rejected', async () => {
      const tables = Array.from({ length: 50 }, newTable);
      await Promise.all(tables.map((table) => fill(subject.store, table, 1)));
      // Awaited at once, since the cut may reject them before it is over.
      const settled = Promise.allSettled(tables.map((table) => subject.store.append(appendAt(table, 2))));
      await cutConnections(url);
      const outcomes = await settled;
      for (const [index, table] of tables.entries()) {
        const log = await subject.store.readLog(table);
        const length = log.kind === 'log' ? log.entries.length : 0;
        expect(outcomes[index]?.status === 'rejected' || length === 2).toBe(true);
        expect(await subject.store.append(appendAt(table, length + 1))).toBe('stored');
      }
    });

    it('options in a URL are kept, but for those that the store needs', async () => {
      const own = '-c synchronous_commit=off -c search_path=elsewhere -c timezone=Asia/Tokyo';
      const { schema } = subject.fixture as PostgresFixture;
      const lazy = await openPostgres({ url: `${url}?options=${encodeURIComponent(own)}`, schema });
      const names = ['synchronous_commit', 'search_path', 'timezone'];
      const shown = await lazy.run(names.map((name) => ({ sql: `SELECT current_setting('${name}')`, values: [] })));
      expect(shown.flat(2)).toEqual(['on', schema, 'Asia/Tokyo']);
      await lazy.close();
    });

    it('a PostgreSQL that acknowledges before it has synced is refused', async () => {
      const pool = new PostgresPool({ url });
      vi.spyOn(pool, 'run').mockResolvedValue([[['fsync']]]);
      await expect(prepareStorage(pool, 'public')).rejects.toMatchObject({ code: 'volatile' });
      await pool.end();
    });

    it.each(['CREATE TABLE invoices (id int)', 'CREATE TABLE migrations (id int)'])(
      'the database of another program is refused and left as it is: %s',
      async (sql) => {
        const schema = `other_${randomBytes(8).toString('hex')}`;
        const pool = new PostgresPool({ url, schema });
        await pool.run([`CREATE SCHEMA ${schema}`, sql].map((text) => ({ sql: text, values: [] })));
        await expect(openPostgres({ url, schema })).rejects.toMatchObject({ code: 'foreign' });
        const count = { sql: 'SELECT count(*)::int FROM pg_tables WHERE schemaname = $1', values: [schema] };
        expect(await pool.run([count, { sql: `DROP SCHEMA ${schema} CASCADE`, values: [] }])).toMatchObject([
          [[1]],
          [],
        ]);
        await pool.end();
      },
    );

    it('a schema of a newer version is refused', async () => {
      await subject.fixture.tamper("INSERT INTO migrations VALUES (999, 'from the future')");
      await expect(subject.fixture.open()).rejects.toMatchObject({ code: 'newer' });
      await subject.fixture.tamper('DELETE FROM migrations WHERE number = 999');
    });
  });
};

if (server !== undefined) {
  describeStore('PostgreSQL', () => makePostgresFixture(server.url));
  describeMany(server.url);
}
