import { commandId, type Entry, type EntryBody, type PersonId, type TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { firstLink, linkHash } from '../../store/chain.js';
import type { Report } from '../../store/reports.js';
import { appendAt, newPerson, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const NOW = Date.UTC(2030, 0, 1);

const entry = (seq: number, body: EntryBody): Entry => ({ seq, at: NOW + seq, body });

const sat = (person: PersonId, name: string): EntryBody => ({ type: 'sat', seat: 0 as never, person, name });
const said = (person: PersonId, name: string, text: string): EntryBody => ({
  type: 'said',
  person,
  name,
  saying: { text },
});

const lineOf = (person: PersonId) => ({ at: NOW, person, name: 'N', saying: { text: 'psst' } });

const reportOf = (reporter: PersonId, person: PersonId, speakers: readonly PersonId[]): Report => ({
  at: NOW,
  table: newTable(),
  reporter,
  person,
  name: 'N',
  reason: 'other',
  text: 'a threat',
  chat: speakers.map(lineOf),
});

export const describePersonalData = (subject: StoreUnderTest): void => {
  const write = async (...bodies: readonly EntryBody[]): Promise<TableId> => {
    const table = newTable();
    for (const [index, body] of bodies.entries())
      await subject.store.append(appendAt(table, index + 1, { entry: entry(index + 1, body) }));
    return table;
  };
  const bodiesOf = async (table: TableId): Promise<readonly EntryBody[] | string> => {
    const log = await subject.store.readLog(table);
    return log.kind === 'log' ? log.entries.map(({ body }) => body) : log.kind;
  };

  describe('what people wrote', () => {
    it('an erased person leaves every log whole, without their name and words, and with those of the others', async () => {
      const [ana, ben] = [newPerson(), newPerson()];
      const bodies = [sat(ana, 'Ana'), said(ana, 'Ana', 'hello'), said(ben, 'Ben', 'you too')];
      const table = await write(...bodies);
      expect(await bodiesOf(table)).toEqual(bodies);
      expect(await subject.store.personal.erase(ana)).toEqual([table]);
      const left = [sat(ana, 'Guest'), said(ana, 'Guest', ''), bodies[2]];
      expect(await bodiesOf(table)).toEqual(left);
      await subject.reopen();
      expect(await bodiesOf(table)).toEqual(left);
      expect(await subject.store.personal.textsOf(ana, 10)).toEqual([]);
      expect(await subject.store.append(appendAt(table, 4))).toBe('stored');
      expect(await subject.store.personal.erase(ana)).toEqual([]);
    });

    it('an erased person has no secret, code, name or subscription left, and nobody else lost one', async () => {
      const { people, pushes } = subject.store;
      const [ana, ben] = [newPerson(), newPerson()];
      for (const id of [ana, ben]) {
        const secret = { kind: 'cookie', person: id, digest: id, login: id, madeAt: NOW, until: NOW + 9 } as const;
        await people.save({ id, name: 'Somebody', madeAt: NOW }, secret);
        await people.saveCode({ person: id, digest: `code ${id}`, until: NOW + 9 });
        await pushes.save(id, { endpoint: `https://push.example/${id}`, keys: { p256dh: 'k', auth: 'a' } }, NOW);
      }
      await subject.store.personal.erase(ana);
      expect([await people.find(ana), await people.findBySecret(ana, NOW)]).toEqual([undefined, undefined]);
      expect(await people.secretsOf(ana, NOW)).toEqual([]);
      expect(await people.takeCode(`code ${ana}`, NOW)).toBeUndefined();
      expect(await pushes.of(ana)).toEqual([]);
      expect(await people.findBySecret(ben, NOW)).toBeDefined();
      expect(await pushes.of(ben)).toHaveLength(1);
    });

    it('reports by an erased person go, and their lines in those about others', async () => {
      const [ana, ben, cleo] = [newPerson(), newPerson(), newPerson()];
      for (const reporter of [ana, cleo]) await subject.store.reports.save(reportOf(reporter, ben, [ana, ben]));
      expect(await subject.store.personal.reportsBy(ana, 10)).toMatchObject([{ person: ben, reason: 'other' }]);
      await subject.store.personal.erase(ana);
      const [left, ...others] = await subject.store.reports.list(10);
      expect(left).toMatchObject({ reporter: cleo, person: ben, name: 'N', chat: [lineOf(ben)] });
      expect(others).toEqual([]);
    });

    it('an open report about an erased person stays, without their name and lines, and one that was dealt with goes', async () => {
      const [ana, ben] = [newPerson(), newPerson()];
      const { reports } = subject.store;
      await reports.save(reportOf(ben, ana, [ana]));
      const [done] = await reports.list(1);
      await reports.finish(done?.number ?? 0, NOW);
      await reports.save(reportOf(ben, ana, [ana, ben]));
      await subject.store.personal.erase(ana);
      const [open, ...others] = await reports.list(10);
      expect(open).toMatchObject({ reporter: ben, person: ana, name: 'Guest', text: 'a threat', chat: [lineOf(ben)] });
      expect(others).toEqual([]);
      await reports.finish(open?.number ?? 0, NOW);
      await subject.store.personal.erase(ana);
      expect(await reports.list(10)).toEqual([]);
    });

    it('the snapshot and the listing of a log with a name go with the name', async () => {
      const ana = newPerson();
      const [table, other] = [await write(sat(ana, 'Ana')), await write(sat(newPerson(), 'Ben'))];
      const { snapshots, listings, personal } = subject.store;
      for (const id of [table, other]) {
        await snapshots.save(id, 1, 'v', 'a table');
        await listings.save(id, 1, 'v', 'a table');
      }
      const cached = async (id: TableId): Promise<readonly boolean[]> => [
        (await snapshots.find(id, 'v')) !== undefined,
        (await listings.find([id], 'v')).has(id),
      ];
      await personal.erase(ana);
      expect([await cached(table), await cached(other)]).toEqual([
        [false, false],
        [true, true],
      ]);
      await personal.dropCaches(other);
      expect(await cached(other)).toEqual([false, false]);
    });

    it('old chat is deleted a slice at a time, and names stay', async () => {
      const ana = newPerson();
      const table = await write(
        sat(ana, 'Ana'),
        said(ana, 'Ana', 'one'),
        said(ana, 'Ana', 'two'),
        said(ana, 'Ana', 'three'),
      );
      expect(await subject.store.deletions.deleteOldChat(NOW + 4, 1)).toBe(1);
      expect(await subject.store.deletions.deleteOldChat(NOW + 4, 9)).toBe(1);
      expect(await subject.store.personal.chatAt(table, 9)).toMatchObject([{ saying: { text: 'three' } }]);
      expect(await bodiesOf(table)).toMatchObject([sat(ana, 'Ana'), {}, {}, { saying: { text: 'three' } }]);
    });

    it('the newest lines of a chat come in the order in which they were said', async () => {
      const ana = newPerson();
      const table = await write(...['one', 'two', 'three'].map((text) => said(ana, 'Ana', text)));
      const lines = await subject.store.personal.chatAt(table, 2);
      expect(lines.map(({ saying }) => saying)).toEqual([{ text: 'two' }, { text: 'three' }]);
    });

    it('words of a table that was deleted are deleted with it', async () => {
      const ana = newPerson();
      await write(sat(ana, 'Ana'));
      const ages = { unstartedBefore: NOW + 99, finishedBefore: NOW + 99 };
      expect((await subject.store.deletions.deleteOldTables(undefined, 9, ages)).deleted).toHaveLength(1);
      await subject.reopen(() => subject.fixture.tamper('DELETE FROM leaving'));
      expect(await subject.store.personal.erase(ana)).toEqual([]);
    });

    it('a log from before, with name and words in its entries, is read and continued', async () => {
      const ana = newPerson();
      const table = await write(sat(ana, 'Ana'));
      const old = JSON.stringify(said(ana, 'Ana', 'from before'));
      const hash = linkHash(firstLink(table), table, { seq: 1, at: NOW, command: null, body: old });
      await subject.reopen(async () => {
        await subject.fixture.tamper(`UPDATE entries SET at = ${NOW}, body = '${old}', hash = '${hash}' WHERE seq = 1`);
        await subject.fixture.tamper('DELETE FROM personal_texts');
      });
      const next = { ...entry(2, said(ana, 'Ana', 'now')), command: { person: ana, id: commandId('c'), digest: 'd' } };
      expect(await subject.store.append(appendAt(table, 2, { entry: next }))).toBe('stored');
      expect(await bodiesOf(table)).toEqual([said(ana, 'Ana', 'from before'), said(ana, 'Ana', 'now')]);
    });
  });
};
