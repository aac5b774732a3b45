import { describe, expect, it } from 'vitest';
import type { Bench } from './bench.js';
import { appendAt, entryAt, newTable, recordOf } from './samples.js';

export const describeArchive = (bench: Bench): void => {
  describe('archive', () => {
    it('takes a match in with the entry that ends it', async () => {
      const table = newTable();
      await bench.store.append(appendAt(table, 1));
      await bench.store.append(appendAt(table, 2, { finished: { match: 1, record: recordOf(3) } }));
      await bench.reopen();
      expect(await bench.store.archive.find(table, 1)).toEqual(recordOf(3));
      expect(await bench.store.archive.find(table, 2)).toBeUndefined();
      const [archived] = await bench.store.archive.read(0, 10);
      expect(archived?.origin).toEqual({ kind: 'played', table, match: 1, finishedAt: entryAt(2).at });
    });

    it('takes nothing in with an entry that is refused', async () => {
      const table = newTable();
      await bench.store.append(appendAt(table, 1));
      await bench.store.append(appendAt(table, 1, { finished: { match: 1, record: recordOf(3) } }));
      await bench.store.append(appendAt(table, 3, { finished: { match: 1, record: recordOf(3) } }));
      expect(await bench.store.archive.read(0, 10)).toEqual([]);
    });

    it('is read page by page, and each match once', async () => {
      const table = newTable();
      for (let seq = 1; seq <= 5; seq++)
        await bench.store.append(appendAt(table, seq, { finished: { match: seq, record: recordOf(seq) } }));
      const first = await bench.store.archive.read(0, 3);
      const second = await bench.store.archive.read(first.at(-1)?.place ?? 0, 3);
      const lengths = [...first, ...second].map(({ record }) => record.moves.length);
      expect(lengths).toEqual([1, 2, 3, 4, 5]);
    });

    it('keeps two matches played alike, but imports none that is here already', async () => {
      const table = newTable();
      const finished = (match: number) => ({ finished: { match, record: recordOf(2) } });
      await bench.store.append(appendAt(table, 1, finished(1)));
      await bench.store.append(appendAt(table, 2, finished(2)));
      const imports = await Promise.all(
        ['x', 'x', 'y'].map((digest) => bench.store.archive.import(recordOf(9), digest)),
      );
      expect(imports).toEqual(['kept', 'known', 'kept']);
      expect(await bench.store.archive.read(0, 10)).toHaveLength(4);
    });
  });
};
