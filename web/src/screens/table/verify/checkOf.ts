import { type RecordWithSeating, type Seals, tableId } from '@miaou/table';
import type { Source } from '../source';

/** What a check of a match needs, loaded when it is asked for. */
export interface Check {
  /** Nothing where there is no such record. */
  readonly record: () => Promise<RecordWithSeating | undefined>;
  /** The seals that this device saw before the deal; nothing where it was not there, or is itself the house. */
  readonly noted: () => Promise<Seals | undefined>;
}

const checkOnline = (table: string, match: number): Check => ({
  record: async () => {
    const { ask } = await import('../../../online/index');
    const reply = await ask<RecordWithSeating>('GET', `/api/tables/${table}/records/${match}`);
    return reply.ok ? reply.value : undefined;
  },
  noted: async () => (await import('../../../online/shares')).notedSeals(table, match),
});

const checkHere = (table: string, match: number): Check => ({
  record: async () => (await import('../../../onThisDevice/openLocalHost')).recordOfMatch(tableId(table), match),
  noted: () => Promise.resolve(undefined),
});

export const checkOf = (source: Source, table: string, match: number): Check =>
  source === 'online' ? checkOnline(table, match) : checkHere(table, match);
