import { type Entry, finishedRecord, type Table } from '@miaou/table';
import type { FinishedMatch } from './store.js';

/** The match that an entry, already applied, has brought to its end, if it has. */
export const finishedBy = (table: Table, entry: Entry): FinishedMatch | undefined => {
  const record = entry.body.type === 'moved' ? finishedRecord(table) : undefined;
  return record && { match: table.matchesPlayed, record };
};
