import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { appendAt, fill, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const BODY = '{"stage":"playing","name":"Ada 🐈"}';

/** What can happen to the row of a snapshot. */
const DAMAGES: readonly [string, string][] = [
  ['its body', "body = replace(body, 'playing', 'plaxing')"],
  ['its place', 'seq = seq - 1'],
  ['its checksum', "checksum = 'x' || checksum"],
];

export const describeSnapshots = (subject: StoreUnderTest): void => {
  const filled = async (): Promise<TableId> => {
    const table = newTable();
    await fill(subject.store, table, 4);
    return table;
  };

  describe('snapshots', () => {
    it('a snapshot is found with the place in the log that it was made at', async () => {
      const [table, other] = [await filled(), await filled()];
      await subject.store.snapshots.save(table, 3, 'v1', BODY);
      const store = await subject.reopen();
      const found = await store.snapshots.find(table, 'v1');
      expect(found).toMatchObject({ place: { seq: 3 }, body: BODY });
      const tail: number[] = [];
      const read = ({ seq }: { seq: number }): undefined => void tail.push(seq);
      expect(await store.scanLog(table, read, found?.place)).toMatchObject({ kind: 'scanned', place: { seq: 4 } });
      expect(tail).toEqual([4]);
      expect(await store.snapshots.find(other, 'v1')).toBeUndefined();
    });

    it('a snapshot of another version is not found, and is replaced', async () => {
      const table = await filled();
      await subject.store.snapshots.save(table, 4, 'v1', BODY);
      expect(await subject.store.snapshots.find(table, 'v2')).toBeUndefined();
      await subject.store.snapshots.save(table, 2, 'v2', BODY);
      expect(await subject.store.snapshots.find(table, 'v2')).toMatchObject({ place: { seq: 2 } });
    });

    it('only the newest snapshot of a log is kept', async () => {
      const table = await filled();
      for (const seq of [2, 4, 3]) await subject.store.snapshots.save(table, seq, 'v1', `{"seq":${seq}}`);
      expect(await subject.store.snapshots.find(table, 'v1')).toMatchObject({ place: { seq: 4 }, body: '{"seq":4}' });
    });

    it('no snapshot is made at a place that the log does not have', async () => {
      const [table, absent] = [await filled(), newTable()];
      for (const one of [table, absent]) await subject.store.snapshots.save(one, 5, 'v1', BODY);
      for (const one of [table, absent]) expect(await subject.store.snapshots.find(one, 'v1')).toBeUndefined();
    });

    it.each(DAMAGES)('a snapshot that is damaged in %s is not found', async (_, change) => {
      const table = await filled();
      await subject.store.snapshots.save(table, 3, 'v1', BODY);
      const store = await subject.reopen(() => subject.fixture.tamper(`UPDATE snapshots SET ${change}`));
      expect(await store.snapshots.find(table, 'v1')).toBeUndefined();
    });

    it('a snapshot whose hash is damaged has no place in its log', async () => {
      const table = await filled();
      await subject.store.snapshots.save(table, 3, 'v1', BODY);
      const store = await subject.reopen(() => subject.fixture.tamper("UPDATE snapshots SET hash = 'x' || hash"));
      const found = await store.snapshots.find(table, 'v1');
      expect(await store.scanLog(table, () => undefined, found?.place)).toEqual({ kind: 'elsewhere' });
      expect(await store.append(appendAt(table, 5))).toBe('stored');
    });
  });
};
