import type { PersonId } from './ids.js';
import { seatOf, type Table } from './table.js';

/** Whether a person may know that the table exists. Others get the same answer as for a table that does not. */
export const maySee = (table: Table, person: PersonId): boolean => {
  if (table.banned.has(person)) return false;
  if (seatOf(table, person) !== undefined || table.host === person) return true;
  return table.settings.access.watch === 'anyone' || mayJoin(table);
};

const mayJoin = (table: Table): boolean =>
  table.settings.access.join !== 'closed' &&
  table.stage === 'gathering' &&
  table.occupants.some((held) => held.kind === 'empty');
