import type { ServerMessage } from '@miaou/protocol';
import { type PersonId, seatOf, type Table } from '@miaou/table';

/** Who is connected to a table, as everybody there is told. */
export type Presence = Extract<ServerMessage, { type: 'presence' }>;

/** Each person counts once, however many tabs and devices they have. */
export const presenceAt = (table: Table, connected: ReadonlySet<PersonId>): Presence => {
  const present = [...connected].filter((person) => seatOf(table, person) !== undefined);
  return { type: 'presence', table: table.id, present, watching: connected.size - present.length };
};
