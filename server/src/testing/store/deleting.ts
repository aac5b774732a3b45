import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { TableAges } from '../../store/deletions.js';
import type { Append } from '../../store/store.js';
import { appendAt, entryAt, fill, GATHERING, newPerson, newTable, playersOf, recordOf } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

/** Before every entry of the samples, and after all of them. */
const LONG_AGO = Date.UTC(2029, 0, 1);
const LATER = Date.UTC(2031, 0, 1);

const ALL: TableAges = { unstartedBefore: LATER, finishedBefore: LATER };

const inStage = (stage: Append['index']['stage']): Partial<Append> => ({ index: { ...GATHERING, stage } });

export const describeDeleting = (subject: StoreUnderTest): void => {
  const open = async (stage: Append['index']['stage'], more: Partial<Append> = {}): Promise<TableId> => {
    const table = newTable();
    await subject.store.append(appendAt(table, 1));
    await subject.store.append(appendAt(table, 2, { ...inStage(stage), ...more }));
    return table;
  };
  const ids = async (): Promise<readonly TableId[]> =>
    (await subject.store.listTables({ kind: 'all', limit: 100 })).map(({ table }) => table);
  const deleteTables = async (ages: TableAges): Promise<readonly TableId[]> =>
    (await subject.store.deletions.deleteOldTables(undefined, 100, ages)).deleted;

  describe('deleting tables', () => {
    it('a table whose last match is over leaves when it is old enough, and one that never began a match too', async () => {
      const [over, gathering] = [await open('over'), await open('gathering')];
      expect(await deleteTables({ unstartedBefore: LONG_AGO, finishedBefore: LONG_AGO })).toEqual([]);
      expect(await deleteTables({ unstartedBefore: undefined, finishedBefore: LATER })).toEqual([over]);
      expect(await deleteTables({ unstartedBefore: LATER, finishedBefore: undefined })).toEqual([gathering]);
      expect(await ids()).toEqual([]);
    });

    it('a table with a running match never leaves', async () => {
      const running = [await open('playing'), await open('paused')];
      expect(await deleteTables(ALL)).toEqual([]);
      expect(new Set(await ids())).toEqual(new Set(running));
    });

    it('a table that gathers again after a match counts as finished', async () => {
      const table = await open('over', { finished: { match: 1, record: recordOf(3) } });
      await subject.store.append(appendAt(table, 3, inStage('gathering')));
      expect(await deleteTables({ unstartedBefore: LATER, finishedBefore: undefined })).toEqual([]);
      expect(await deleteTables({ unstartedBefore: undefined, finishedBefore: LATER })).toEqual([table]);
    });

    it('a table that the operator closed leaves like one that never began a match, or like a finished one', async () => {
      const unfinished = await open('closed');
      const finished = await open('closed', { finished: { match: 1, record: recordOf(3) } });
      expect(await deleteTables({ unstartedBefore: LATER, finishedBefore: undefined })).toEqual([unfinished]);
      expect(await deleteTables({ unstartedBefore: undefined, finishedBefore: LATER })).toEqual([finished]);
    });

    it('a table that was set aside stays for the operator', async () => {
      const table = await open('over');
      await subject.reopen(() => subject.fixture.tamper("UPDATE entries SET hash = 'x' WHERE seq = 1"));
      await subject.store.readLog(table);
      expect(await deleteTables(ALL)).toEqual([]);
      expect(await ids()).toEqual([table]);
    });

    it('tables are looked at in slices, each once', async () => {
      const tables = [await open('over'), await open('playing'), await open('over'), await open('over')];
      const first = await subject.store.deletions.deleteOldTables(undefined, 3, ALL);
      expect(first.deleted).toEqual([tables[0], tables[2]]);
      const second = await subject.store.deletions.deleteOldTables(first.next, 3, ALL);
      expect(second).toEqual({ deleted: [tables[3]], next: undefined });
    });

    it('a deleted table is gone from every list, takes no entries, and its id cannot be read', async () => {
      const person = newPerson();
      const table = await open('over', {
        index: { ...GATHERING, stage: 'over', listed: true, deadline: LONG_AGO, needsBot: true, people: [person] },
      });
      await deleteTables(ALL);
      for (const filter of [
        { kind: 'listed', limit: 9 },
        { kind: 'of', person, limit: 9 },
        { kind: 'due', by: LATER, limit: 9 },
        { kind: 'needsBot' },
        { kind: 'all', limit: 9 },
      ] as const)
        expect(await subject.store.listTables(filter)).toEqual([]);
      expect(await subject.store.readLog(table)).toEqual({ kind: 'absent' });
      expect(await subject.store.append(appendAt(table, 3))).toBe('conflict');
    });

    it('the entries of a deleted table go in slices, and meanwhile they are no finding', async () => {
      const table = newTable();
      await fill(subject.store, table, 7);
      await deleteTables(ALL);
      expect(await subject.store.deletions.deleteEntries(3)).toBe(3);
      await subject.reopen();
      expect(await subject.store.inspect()).toEqual([]);
      expect(await subject.store.deletions.deleteEntries(3)).toBe(3);
      expect(await subject.store.deletions.deleteEntries(3)).toBe(1);
      expect(await subject.store.deletions.deleteEntries(3)).toBe(0);
      expect(await subject.store.inspect()).toEqual([]);
    });

    it('the entries of other tables stay', async () => {
      const [gone, other] = [newTable(), newTable()];
      await fill(subject.store, gone, 3);
      await fill(subject.store, other, 3);
      await subject.store.append(appendAt(other, 4, inStage('playing')));
      expect(await deleteTables(ALL)).toEqual([gone]);
      await subject.store.deletions.deleteEntries(100);
      expect(await subject.store.readLog(other)).toEqual({
        kind: 'log',
        entries: [1, 2, 3, 4].map((seq) => entryAt(seq)),
      });
    });

    it('the record of a match stays in the archive and no longer says at which table it was', async () => {
      const table = await open('over', { finished: { match: 1, record: recordOf(3) } });
      await deleteTables(ALL);
      expect(await subject.store.archive.find(table, 1)).toBeUndefined();
      expect(await subject.store.archive.read(0, 10)).toMatchObject([
        { origin: { kind: 'imported' }, record: recordOf(3) },
      ]);
    });
  });

  describe('deleting guests', () => {
    const [ENDS, AFTER] = [LATER, LATER + 1];
    const welcome = async (kind: 'cookie' | 'token' = 'cookie') => {
      const id = newPerson();
      const bearer = kind === 'token' ? ({ kind, scope: 'play', label: '' } as const) : { kind };
      const secret = { ...bearer, person: id, digest: `of ${id}`, login: `of ${id}`, madeAt: LONG_AGO, until: ENDS };
      await subject.store.people.save({ id, name: 'Ada', madeAt: LONG_AGO }, secret);
      return id;
    };
    const deleteGuests = async (cookiesEndBefore: number) =>
      (await subject.store.deletions.deleteOldGuests(undefined, 100, { cookiesEndBefore })).deleted;

    it('a guest at no table leaves when the cookie was last renewed long ago', async () => {
      const ada = await welcome();
      expect(await deleteGuests(ENDS)).toEqual([]);
      expect(await deleteGuests(AFTER)).toEqual([ada]);
      expect(await subject.store.people.find(ada)).toBeUndefined();
      expect(await subject.store.people.findBySecret(`of ${ada}`, LONG_AGO)).toBeUndefined();
      expect(await subject.store.people.dropSecrets(ada)).toBe(0);
    });

    it('the matches of a guest who has left stay, and say no more whose they were', async () => {
      const [ada, ben] = [await welcome(), await welcome('token')];
      const table = await open('over', { finished: { match: 1, record: recordOf(3), players: playersOf(ada, ben) } });
      expect(await deleteGuests(AFTER)).toEqual([ada]);
      expect(await subject.store.archive.playedBy(ada, 9)).toEqual([]);
      expect(await subject.store.archive.playedBy(ben, 9)).toMatchObject([{ name: 'Ben' }]);
      expect((await subject.store.archive.find(table, 1))?.players?.[0]?.name).toBe('Guest');
    });

    it('a guest with a seat, a token or a code stays', async () => {
      const [seated, program, carried] = [await welcome(), await welcome('token'), await welcome()];
      await open('over', { index: { ...GATHERING, stage: 'over', people: [seated] } });
      await subject.store.people.saveCode({ person: carried, digest: 'code', until: LATER });
      expect(await deleteGuests(AFTER)).toEqual([]);
      expect(await subject.store.people.find(program)).toBeDefined();
    });

    it('without a secret a guest leaves at once, unless a match waits for them', async () => {
      const [over, playing] = [await welcome(), await welcome()];
      await open('over', { index: { ...GATHERING, stage: 'over', people: [over] } });
      await open('playing', { index: { ...GATHERING, stage: 'playing', people: [playing] } });
      await subject.store.people.sweep(ENDS);
      expect(await deleteGuests(LONG_AGO)).toEqual([over]);
      expect(await subject.store.people.find(playing)).toBeDefined();
    });

    it('guests are looked at in slices, each once', async () => {
      const people = [await welcome(), await welcome(), await welcome()].toSorted();
      const ages = { cookiesEndBefore: AFTER };
      const first = await subject.store.deletions.deleteOldGuests(undefined, 2, ages);
      expect(first.deleted.toSorted()).toEqual(people.slice(0, 2));
      const second = await subject.store.deletions.deleteOldGuests(first.next, 2, ages);
      expect(second).toEqual({ deleted: people.slice(2), next: undefined });
    });
  });

  it('the size of the data is measured', async () => {
    expect((await subject.store.measureDisk()).dataBytes).toBeGreaterThan(0);
  });
};
