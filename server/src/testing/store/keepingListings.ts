import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { fill, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const BODY = '{"host":"Ada 🐈"}';

export const describeListings = (subject: StoreUnderTest): void => {
  const filled = async (): Promise<TableId> => {
    const table = newTable();
    await fill(subject.store, table, 4);
    return table;
  };

  describe('listings', () => {
    it('listings of many tables are found at once, with the entry that they were made after', async () => {
      const tables = await Promise.all(Array.from({ length: 60 }, filled));
      for (const table of tables.slice(1)) await subject.store.listings.save(table, 4, 'v1', BODY);
      const store = await subject.reopen();
      const found = await store.listings.find(tables, 'v1');
      expect([...found.keys()].toSorted()).toEqual(tables.slice(1).toSorted());
      expect(found.get(tables[1] ?? newTable())).toEqual({ seq: 4, body: BODY });
    });

    it('only the newest listing of a table is kept, and none of another version is found', async () => {
      const table = await filled();
      for (const seq of [2, 4, 3]) await subject.store.listings.save(table, seq, 'v1', `{"seq":${seq}}`);
      expect((await subject.store.listings.find([table], 'v1')).get(table)).toEqual({ seq: 4, body: '{"seq":4}' });
      expect((await subject.store.listings.find([table], 'v2')).size).toBe(0);
      await subject.store.listings.save(table, 3, 'v2', BODY);
      expect((await subject.store.listings.find([table], 'v2')).get(table)).toEqual({ seq: 3, body: BODY });
    });

    it('a listing of no table is not kept', async () => {
      const absent = newTable();
      await subject.store.listings.save(absent, 1, 'v1', BODY);
      expect((await subject.store.listings.find([absent], 'v1')).size).toBe(0);
    });

    it.each(["body = replace(body, 'Ada', 'Ben')", 'seq = seq + 1'])(
      'a listing that is damaged (%s) is not found',
      async (change) => {
        const table = await filled();
        await subject.store.listings.save(table, 4, 'v1', BODY);
        const store = await subject.reopen(() => subject.fixture.tamper(`UPDATE listings SET ${change}`));
        expect((await store.listings.find([table], 'v1')).size).toBe(0);
      },
    );
  });
};
