import { namesOf } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { appendAt, entryAt, newPerson, newTable, playersOf, recordOf } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

export const describeArchive = (subject: StoreUnderTest): void => {
  describe('archive', () => {
    it('the archive gets a match with the entry that ends it', async () => {
      const table = newTable();
      await subject.store.append(appendAt(table, 1));
      await subject.store.append(appendAt(table, 2, { finished: { match: 1, record: recordOf(3) } }));
      await subject.reopen();
      expect(await subject.store.archive.find(table, 1)).toEqual({ record: JSON.stringify(recordOf(3)) });
      expect(await subject.store.archive.find(table, 2)).toBeUndefined();
      const [archived] = await subject.store.archive.read(0, 10);
      expect(archived?.origin).toEqual({ kind: 'played', table, match: 1, finishedAt: entryAt(2).at });
    });

    it('the archive knows who played, and names them beside the record and not in it', async () => {
      const table = newTable();
      const [ana, ben] = [newPerson(), newPerson()];
      const players = playersOf(ana, ben);
      const names = namesOf(players);
      await subject.store.append(appendAt(table, 1, { finished: { match: 1, record: recordOf(3), players } }));
      await subject.store.append(appendAt(table, 2, { finished: { match: 2, record: recordOf(4), players } }));
      await subject.reopen();
      const { archive } = subject.store;
      expect(await archive.find(table, 1)).toEqual({ record: JSON.stringify(recordOf(3)), players: names });
      expect((await archive.read(0, 1)).map((match) => match.players)).toEqual([names]);
      expect((await archive.read(0, 9)).map((match) => match.players)).toEqual([names, names]);
      const played = { game: 'felix', seat: 0, name: 'Ana', table };
      expect(await archive.playedBy(ana, 9)).toMatchObject([
        { ...played, match: 2, finishedAt: entryAt(2).at },
        { ...played, match: 1, finishedAt: entryAt(1).at },
      ]);
      expect(await archive.playedBy(ben, 1)).toMatchObject([{ seat: 2, name: 'Ben', match: 2 }]);
    });

    it('an imported match has the names that came with it, and no person', async () => {
      const players = namesOf(playersOf(newPerson(), newPerson()));
      await subject.store.archive.import({ ...recordOf(9), players }, 'x');
      await subject.store.archive.import({ ...recordOf(9), players }, 'x');
      expect(await subject.store.archive.read(0, 9)).toMatchObject([{ record: recordOf(9), players }]);
    });

    it('who is erased has played nothing any more, and is a guest in what the others have played', async () => {
      const table = newTable();
      const [ana, ben] = [newPerson(), newPerson()];
      const finished = { match: 1, record: recordOf(3), players: playersOf(ana, ben) };
      await subject.store.append(appendAt(table, 1, { finished }));
      await subject.store.personal.erase(ana);
      expect(await subject.store.archive.playedBy(ana, 9)).toEqual([]);
      expect(await subject.store.archive.playedBy(ben, 9)).toHaveLength(1);
      const found = await subject.store.archive.find(table, 1);
      expect(found?.players?.map(({ name }) => name)).toEqual(['Guest', 'vera', 'Ben']);
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
      const [one, equal, other] = await Promise.all(
        ['x', 'x', 'y'].map((digest) => subject.store.archive.import(recordOf(9), digest)),
      );
      // Of two at once either may come first: on PostgreSQL each has a connection of its own.
      expect(new Set([one, equal])).toEqual(new Set(['kept', 'known']));
      expect(other).toBe('kept');
      expect(await subject.store.archive.read(0, 10)).toHaveLength(4);
    });
  });
};
