import { describe, expect, it } from 'vitest';
import type { Report } from '../../store/reports.js';
import type { Sanction } from '../../store/sanctions.js';
import { newPerson, newTable } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const NOW = Date.UTC(2030, 0, 1);

const report = (text: string): Report => ({
  at: NOW,
  reporter: newPerson(),
  person: newPerson(),
  name: '猫 "the" \u0000',
  table: newTable(),
  reason: 'insults',
  text,
  chat: [{ at: NOW - 1, person: newPerson(), name: 'Ben', saying: { text: 'lone \udfff' } }],
});

export const describeModeration = (subject: StoreUnderTest): void => {
  describe('moderation', () => {
    it('sanctions hold over a restart until their end, and are lifted once', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      const silence: Sanction = { id: 's1', kind: 'silence', person: ada, until: NOW + 10, madeAt: NOW, note: 'spam' };
      const ban: Sanction = { id: 'b1', kind: 'ban', person: ben, until: null, madeAt: NOW + 1, note: "'; --" };
      const range: Sanction = {
        id: 'n1',
        kind: 'ban',
        network: '10.0.0.0/8',
        until: NOW + 5,
        madeAt: NOW + 2,
        note: '',
      };
      for (const sanction of [silence, ban, range]) await subject.store.sanctions.save(sanction);
      await subject.reopen();
      const { sanctions } = subject.store;
      expect(await sanctions.active(NOW)).toEqual([range, ban, silence]);
      expect(await sanctions.active(NOW + 5)).toEqual([ban, silence]);
      expect(await sanctions.drop('b1')).toBe(true);
      expect(await sanctions.drop('b1')).toBe(false);
      await sanctions.sweep(NOW + 5);
      expect(await sanctions.active(0)).toEqual([silence]);
    });

    it('reports are listed with the newest first, page by page, as they were made', async () => {
      const made = ['first', 'second', 'third'].map(report);
      for (const one of made) await subject.store.reports.save(one);
      await subject.reopen();
      const { reports } = subject.store;
      const newest = await reports.list(2);
      expect(newest).toMatchObject([{ ...made[2], doneAt: null }, { ...made[1] }]);
      const older = await reports.list(2, newest.at(-1)?.number);
      expect(older).toMatchObject([{ ...made[0] }]);
    });

    it('a report is done once', async () => {
      await subject.store.reports.save(report('again'));
      const { reports } = subject.store;
      const [open] = await reports.list(1);
      expect(await reports.finish(open?.number ?? 0, NOW + 1)).toBe(true);
      expect(await reports.finish(open?.number ?? 0, NOW + 2)).toBe(false);
      expect(await reports.finish(999, NOW)).toBe(false);
      expect(await reports.list(1)).toMatchObject([{ doneAt: NOW + 1 }]);
    });
  });
};
