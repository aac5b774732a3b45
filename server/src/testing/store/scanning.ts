import type { Entry, TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { beginningOf, type LogPlace, placeAfter } from '../../store/chain.js';
import type { LogScan, Store } from '../../store/store.js';
import { appendAt, entryAt, fill, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

/** More than one page of a log. */
const LONG = 450;

const fillQuickly = (store: Store, table: TableId, count: number): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => store.append(appendAt(table, index + 1))));

const scan = async (
  store: Store,
  table: TableId,
  after?: LogPlace,
): Promise<{ readonly scan: LogScan; readonly entries: readonly Entry[] }> => {
  const entries: Entry[] = [];
  const reached = await store.scanLog(table, (entry) => void entries.push(entry), after);
  return { scan: reached, entries };
};

/** The place of an entry of `fill`. */
const placeAt = (table: TableId, seq: number): LogPlace => {
  let place = beginningOf(table);
  for (let next = 1; next <= seq; next++) place = placeAfter(place, table, entryAt(next));
  return place;
};

const places = (entries: readonly Entry[]): number[] => entries.map(({ seq }) => seq);

const spoilt = (table: TableId, seq: number): string =>
  `UPDATE entries SET at = at + 1 WHERE table_number = (SELECT number FROM tables WHERE id = '${table}') AND seq = ${seq}`;

export const describeScanning = (subject: StoreUnderTest): void => {
  describe('scanning', () => {
    it('a long log is given entry by entry, over all its pages', async () => {
      const table = newTable();
      await fillQuickly(subject.store, table, LONG);
      const { scan: reached, entries } = await scan(subject.store, table);
      expect(reached).toEqual({ kind: 'scanned', place: placeAt(table, LONG) });
      expect(entries).toEqual(Array.from({ length: LONG }, (_, index) => entryAt(index + 1)));
    });

    it('a scan after a place gives only what follows it', async () => {
      const table = newTable();
      await fill(subject.store, table, 5);
      const { scan: reached, entries } = await scan(subject.store, table, placeAt(table, 3));
      expect(reached).toEqual({ kind: 'scanned', place: placeAt(table, 5) });
      expect(entries).toEqual([entryAt(4), entryAt(5)]);
      expect(await scan(subject.store, table, placeAt(table, 5))).toEqual({ scan: reached, entries: [] });
    });

    it('a scan after a place that the log does not have gives nothing', async () => {
      const table = newTable();
      await fill(subject.store, table, 3);
      for (const after of [
        { ...placeAt(table, 2), hash: placeAt(table, 1).hash },
        { seq: 7, hash: 'x' },
      ])
        expect(await scan(subject.store, table, after)).toEqual({ scan: { kind: 'elsewhere' }, entries: [] });
    });

    it('a scan of an absent table gives nothing', async () => {
      expect(await scan(subject.store, newTable())).toEqual({ scan: { kind: 'absent' }, entries: [] });
      expect(await scan(subject.store, newTable(), { seq: 1, hash: 'x' })).toMatchObject({ scan: { kind: 'absent' } });
    });

    it('a scan waits for its reader, and reads what was appended in the meantime', async () => {
      const table = newTable();
      await fillQuickly(subject.store, table, LONG);
      const seen: number[] = [];
      const reached = await subject.store.scanLog(table, ({ seq }) => {
        seen.push(seq);
        return seq === 1 ? subject.store.append(appendAt(table, LONG + 1)).then(() => undefined) : undefined;
      });
      expect(reached).toMatchObject({ kind: 'scanned', place: { seq: LONG + 1 } });
      expect(seen).toHaveLength(LONG + 1);
    });

    it('a scan rejects with what its reader throws', async () => {
      const table = newTable();
      await fill(subject.store, table, 2);
      const fault = new Error('cannot be played');
      const reading = subject.store.scanLog(table, () => {
        throw fault;
      });
      await expect(reading).rejects.toBe(fault);
      expect(await scan(subject.store, table)).toMatchObject({ scan: { kind: 'scanned' } });
    });

    it.each([LONG - 3, 203, 2])(
      'the tail after a place is verified, and its table set aside: entry %i',
      async (seq) => {
        const table = newTable();
        await fillQuickly(subject.store, table, LONG);
        const store = await subject.reopen(() => subject.fixture.tamper(spoilt(table, seq)));
        const { scan: reached, entries } = await scan(store, table, placeAt(table, 1));
        expect(reached).toMatchObject({ kind: 'damaged', at: seq });
        expect(places(entries)).toEqual(Array.from({ length: seq - 2 }, (_, index) => index + 2));
        expect(await store.listTables({ kind: 'all', limit: 1 })).toMatchObject([
          { setAside: expect.any(String) as string },
        ]);
      },
    );

    it('a log that was set aside is judged as a whole alone', async () => {
      const table = newTable();
      await fill(subject.store, table, 4);
      const store = await subject.reopen(() => subject.fixture.tamper(spoilt(table, 2)));
      expect(await scan(store, table, placeAt(table, 3))).toMatchObject({ scan: { kind: 'scanned' } });
      expect(await scan(store, table)).toMatchObject({ scan: { kind: 'damaged', at: 2 } });
      expect(await scan(store, table, placeAt(table, 3))).toMatchObject({ scan: { kind: 'elsewhere' } });
      const repaired = await subject.reopen(() => subject.fixture.tamper(spoilt(table, 2).replace('+ 1', '- 1')));
      expect(await scan(repaired, table)).toMatchObject({ scan: { kind: 'scanned' } });
      expect(await scan(repaired, table, placeAt(table, 3))).toMatchObject({ scan: { kind: 'scanned' } });
    });

    it('an entry beyond the head is noticed where the head ends a page', async () => {
      const table = newTable();
      await fillQuickly(subject.store, table, LONG);
      for (const head of [199, 200, 399, 400]) {
        const store = await subject.reopen(() =>
          subject.fixture.tamper(`UPDATE tables SET set_aside = NULL, head = ${head} WHERE id = '${table}'`),
        );
        expect(await scan(store, table)).toMatchObject({ scan: { kind: 'damaged', at: head + 1 } });
      }
    });
  });
};
