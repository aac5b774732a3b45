import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgresOrSkip } from '../../testing/postgres/skip.js';
import { useBench } from '../../testing/store/bench.js';
import { describeStore } from '../../testing/store/contract.js';
import { makePostgresLab } from '../../testing/store/postgresLab.js';
import { appendAt, entryAt, fill, newTable } from '../../testing/store/samples.js';
import { openPostgres } from './postgresStore.js';

const server = await startPostgresOrSkip();

afterAll(() => server?.stop());

describe('PostgreSQL that cannot serve', () => {
  it('is unreachable where nobody listens', async () => {
    await expect(openPostgres({ url: 'postgres://miaou@127.0.0.1:1/none' })).rejects.toMatchObject({
      name: 'StoreFault',
      code: 'unreachable',
    });
  });

  it('takes no name of a schema that could be a statement', async () => {
    await expect(openPostgres({ url: 'postgres://127.0.0.1:1/none', schema: 'a; drop' })).rejects.toMatchObject({
      code: 'unopenable',
    });
  });
});

/** Ends the connections of everybody else, as an operator or a failing network would. */
const cutConnections = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'miaou'");
  await client.end();
};

const describeMany = (url: string): void => {
  describe('PostgreSQL with many nodes', () => {
    const bench = useBench(() => makePostgresLab(url));

    it('gives one place to exactly one of two nodes, whoever remembers what', async () => {
      const table = newTable();
      const [one, two] = [bench.store, await bench.lab.open()];
      await fill(one, table, 1);
      for (let seq = 2; seq <= 40; seq++) {
        const outcomes = await Promise.all([one.append(appendAt(table, seq)), two.append(appendAt(table, seq))]);
        expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
      }
      expect(await two.readLog(table)).toMatchObject({ kind: 'log' });
      await two.close();
    });

    it('nodes with the same tables in hand never wait for each other for ever', async () => {
      const tables = Array.from({ length: 300 }, newTable);
      const [one, two] = [bench.store, await bench.lab.open()];
      await Promise.all(tables.map((table) => fill(one, table, 1)));
      for (let seq = 2; seq <= 6; seq++) {
        const forwards = tables.map((table) => one.append(appendAt(table, seq)));
        const backwards = tables.toReversed().map((table) => two.append(appendAt(table, seq)));
        const outcomes = await Promise.all([...forwards, ...backwards]);
        expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(tables.length);
      }
      await two.close();
    });

    it('what one node acknowledges every other can read at once', async () => {
      const table = newTable();
      const two = await bench.lab.open();
      for (let seq = 1; seq <= 20; seq++) {
        await bench.store.append(appendAt(table, seq));
        const log = await two.readLog(table);
        expect(log.kind === 'log' && log.entries.at(-1)).toEqual(entryAt(seq));
      }
      await two.close();
    });

    it('a log that one node sets aside takes no entry from another', async () => {
      const table = newTable();
      await fill(bench.store, table, 3);
      const two = await bench.lab.open();
      await bench.lab.tamper('DELETE FROM entries WHERE seq = 2');
      await two.readLog(table);
      expect(await bench.store.append(appendAt(table, 4))).toBe('conflict');
      await two.close();
    });

    it('nodes that start at once on empty storage take its first steps once', async () => {
      const lab = makePostgresLab(url);
      const nodes = await Promise.all([lab.open(), lab.open(), lab.open()]);
      for (const node of nodes) {
        expect(await node.append(appendAt(newTable(), 1))).toBe('stored');
        await node.close();
      }
      await lab.dispose();
    });

    it('goes on after its connections were cut: pending appends are in the log or rejected', async () => {
      const tables = Array.from({ length: 50 }, newTable);
      await Promise.all(tables.map((table) => fill(bench.store, table, 1)));
      const pending = tables.map((table) => bench.store.append(appendAt(table, 2)));
      await cutConnections(url);
      const outcomes = await Promise.allSettled(pending);
      for (const [index, table] of tables.entries()) {
        const log = await bench.store.readLog(table);
        const length = log.kind === 'log' ? log.entries.length : 0;
        expect(outcomes[index]?.status === 'rejected' || length === 2).toBe(true);
        expect(await bench.store.append(appendAt(table, length + 1))).toBe('stored');
      }
    });

    it('refuses a server that acknowledges before it has synced', async () => {
      const lazy = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
      await expect(openPostgres({ url: lazy })).rejects.toMatchObject({ code: 'volatile' });
    });

    it('refuses storage of a newer version', async () => {
      await bench.lab.tamper("INSERT INTO migrations VALUES (999, 'from the future')");
      await expect(bench.lab.open()).rejects.toMatchObject({ code: 'newer' });
      await bench.lab.tamper('DELETE FROM migrations WHERE number = 999');
    });
  });
};

if (server !== undefined) {
  describeStore('PostgreSQL', () => makePostgresLab(server.url));
  describeMany(server.url);
}
