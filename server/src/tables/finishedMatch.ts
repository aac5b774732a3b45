import { finishedRecord, type PersonId, playersAt, type Table } from '@miaou/table';
import type { FinishedMatch } from '../store/store.js';

/** The record enters the archive in the same transaction as the move that ends the match. */
export const finishedMatch = (table: Table, isProgram: (person: PersonId) => boolean): FinishedMatch | undefined => {
  const record = finishedRecord(table);
  return record === undefined
    ? undefined
    : { match: table.matchesPlayed, record, players: playersAt(table, isProgram) };
};
