import type { PersonId } from './ids.js';
import { seatOf, type Table } from './table.js';

/** Whether a person may know that the table exists. Others get the same answer as for a table that does not. */
export const maySee = (table: Table, person: PersonId): boolean => {
  if (table.banned.has(person)) return false;
  if (seatOf(table, person) !== undefined || table.host === person) return true;
  return isOpenToStrangers(table);
};

/** Whether anybody who is not banned may open the table, and so see who sits there. */
export const isOpenToStrangers = (table: Table): boolean => table.settings.access.watch === 'anyone' || mayJoin(table);

/** Who comes before a match may sit down. One that only the seated may watch is not shown to others for the sake of a bot's seat. */
const mayJoin = ({ settings, stage, occupants }: Table): boolean =>
  settings.access.join !== 'closed' &&
  stage === 'gathering' &&
  occupants.some(({ kind }) => kind === 'empty' || (kind === 'bot' && settings.botSeats !== 'kept'));
