import { type Entry, encodeTable, type PersonId, snapshot, type Table, type TableId } from '@miaou/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryReader, Store } from '../store/store.js';
import { FELIX } from '../testing/live/settings.js';
import { withMethods } from '../testing/live/withMethods.js';
import { GATHERING, newPerson, newTable } from '../testing/store/samples.js';
import { openSqliteFixtures, type SqliteFixtures } from '../testing/store/sqliteFixture.js';
import { useStore } from '../testing/store/useStore.js';
import { catalog } from './catalog.js';
import { type LoadedTable, TableLoader } from './tableLoader.js';
import { WorkSlices } from './workSlices.js';

let fixtures: SqliteFixtures;
beforeAll(async () => {
  fixtures = await openSqliteFixtures();
});
afterAll(() => fixtures.close());

const ADA = newPerson();

const bodyAt = (seq: number, person: PersonId): Entry['body'] =>
  seq === 1
    ? { type: 'opened', host: person, name: 'Ada', settings: FELIX }
    : { type: 'said', person, name: 'Ada', saying: { text: `line ${seq}` } };

const append = (store: Store, table: TableId, from: number, to: number): Promise<unknown> =>
  Promise.all(
    Array.from({ length: to - from + 1 }, (_, index) => {
      const seq = from + index;
      return store.append({ table, entry: { seq, at: 1000 + seq, body: bodyAt(seq, ADA) }, index: GATHERING });
    }),
  );

/** Counts what is read of logs. */
class Counting {
  entries = 0;
  scans = 0;

  of(store: Store): Store {
    return withMethods(store, {
      scanLog: (table, read, after) => {
        this.scans += 1;
        const counted: EntryReader = (entry) => {
          this.entries += 1;
          return read(entry);
        };
        return store.scanLog(table, counted, after);
      },
    });
  }
}

const loaderOf = (store: Store, version = 'v1', slices = new WorkSlices(() => 0)): TableLoader =>
  new TableLoader({ store, catalog, version, slices });

const tableIn = (loaded: LoadedTable): Table => {
  if (loaded.kind !== 'table') throw new Error(`no table, but ${loaded.kind}`);
  return loaded.table;
};

describe('loading a table', () => {
  const subject = useStore(() => fixtures.make());

  /** A log of twenty entries with a snapshot at the fifteenth. */
  const withSnapshot = async (): Promise<TableId> => {
    const table = newTable();
    await append(subject.store, table, 1, 15);
    const loader = loaderOf(subject.store);
    await loader.saveSnapshot(tableIn(await loader.load(table)));
    await append(subject.store, table, 16, 20);
    return table;
  };

  const load = async (table: TableId, version?: string): Promise<{ table: Table; read: Counting }> => {
    const read = new Counting();
    return { table: tableIn(await loaderOf(read.of(subject.store), version).load(table)), read };
  };

  it('only the entries after the snapshot are read, and the table is the same', async () => {
    const id = await withSnapshot();
    const { table, read } = await load(id);
    expect(read.entries).toBe(5);
    const folded = await load(id, 'another');
    expect(folded.read.entries).toBe(20);
    expect(encodeTable(table)).toBe(encodeTable(folded.table));
    expect(snapshot(table, 'spectator')).toEqual(snapshot(folded.table, 'spectator'));
  });

  it('a snapshot of other rules is not used', async () => {
    const { table, read } = await load(await withSnapshot(), 'v2');
    expect([table.seq, read.entries]).toEqual([20, 20]);
  });

  it.each([
    ['body', "body = replace(body, 'gathering', 'over')"],
    // No hash has this letter: one that is written over itself would not be damaged.
    ['hash', "hash = '!' || substr(hash, 2)"],
    ['checksum', "checksum = ''"],
  ])('a snapshot with a damaged %s changes nothing about its table', async (_, change) => {
    const id = await withSnapshot();
    await subject.reopen(() => subject.fixture.tamper(`UPDATE snapshots SET ${change}`));
    const { table, read } = await load(id);
    expect([table.stage, table.seq, read.entries]).toEqual(['gathering', 20, 20]);
  });

  it('a damaged entry after the snapshot sets the table aside', async () => {
    const id = await withSnapshot();
    await subject.reopen(() => subject.fixture.tamper('UPDATE entries SET at = at + 1 WHERE seq = 18'));
    expect(await loaderOf(subject.store).load(id)).toMatchObject({ kind: 'damaged' });
  });

  it('a snapshot that this version cannot decode is not used', async () => {
    const id = newTable();
    await append(subject.store, id, 1, 15);
    await subject.store.snapshots.save(id, 10, 'v1', '{"seq":10}');
    expect((await load(id)).table.seq).toBe(15);
  });

  it('a long log is folded in slices, and others have their turn between them', async () => {
    const id = newTable();
    await append(subject.store, id, 1, 500);
    let now = 0;
    let turns = 0;
    const perTurn: number[] = [];
    const nextTurn = (run: () => void): void => {
      turns += 1;
      setImmediate(run);
    };
    const counted = withMethods(subject.store, {
      scanLog: (table, read, after) =>
        subject.store.scanLog(
          table,
          (entry) => {
            // Each entry takes a millisecond of work.
            now += 1;
            perTurn[turns] = (perTurn[turns] ?? 0) + 1;
            return read(entry);
          },
          after,
        ),
    });
    const loader = loaderOf(counted, 'v1', new WorkSlices(() => now, nextTurn));
    expect(tableIn(await loader.load(id)).seq).toBe(500);
    expect(Math.max(...perTurn)).toBe(5);
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  it('a log that cannot be folded is damaged, and storage that fails is not', async () => {
    const id = newTable();
    const entry: Entry = { seq: 1, at: 1, body: bodyAt(2, ADA) };
    await subject.store.append({ table: id, entry, index: GATHERING });
    expect(await loaderOf(subject.store).load(id)).toMatchObject({ kind: 'damaged' });
    const down = withMethods(subject.store, { scanLog: () => Promise.reject(new Error('down')) });
    await expect(loaderOf(down).load(id)).rejects.toThrow('down');
  });
});
