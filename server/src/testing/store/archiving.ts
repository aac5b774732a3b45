import { describe, expect, it } from 'vitest';
import { appendAt, entryAt, newTable, recordOf } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

export const describeArchive = (subject: StoreUnderTest): void => {
  describe('archive', () => {
    it('the archive gets a match with the entry that ends it', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1));
      await subject.store.append(appendAt(table, 2, { finished: { match: 1, record: recordOf(3) } }));
      await subject.reopen();
      expect(await subject.store.archive.find(table, 1)).toBe(JSON.stringify(recordOf(3)));
      expect(await subject.store.archive.find(table, 2)).toBeUndefined();
      const [archived] = await subject.store.archive.read(0, 10);
      expect(archived?.origin).toEqual({ kind: 'played', table, match: 1, finishedAt: entryAt(2).at });
    });

    it('the archive gets nothing with an entry that is refused', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1));
      await subject.store.append(appendAt(table, 1, { finished: { match: 1, record: recordOf(3) } }));
      await subject.store.append(appendAt(table, 3, { finished: { match: 1, record: recordOf(3) } }));
      expect(await subject.store.archive.read(0, 10)).toEqual([]);
    });

    it('the archive is read page by page, and each match once', async () => {
      const table = newTable();
      for (let seq = 1; seq <= 5; seq++)
        await subject.store.append(appendAt(table, seq, { finished: { match: seq, record: recordOf(seq) } }));
      const first = await subject.store.archive.read(0, 3);
      const second = await subject.store.archive.read(first.at(-1)?.place ?? 0, 3);
      const lengths = [...first, ...second].map(({ record }) => record.moves.length);
      expect(lengths).toEqual([1, 2, 3, 4, 5]);
    });

    it('the archive keeps two equal matches, but imports none that it has already', async () => {
      const table = newTable();
      const finished = (match: number) => ({ finished: { match, record: recordOf(2) } });
      await subject.store.append(appendAt(table, 1, finished(1)));
      await subject.store.append(appendAt(table, 2, finished(2)));
      const imports = await Promise.all(
        ['x', 'x', 'y'].map((digest) => subject.store.archive.import(recordOf(9), digest)),
      );
      expect(imports).toEqual(['kept', 'known', 'kept']);
      expect(await subject.store.archive.read(0, 10)).toHaveLength(4);
    });
  });
};
