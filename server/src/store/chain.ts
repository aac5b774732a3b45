import { hash } from 'node:crypto';
import type { CommandMark, Entry, EntryBody } from '@miaou/table';
import type { LogReading } from './store.js';

/** An entry as it lies in storage. */
export interface LogRow {
  readonly seq: number;
  readonly at: number;
  /** JSON; null for what bots, orders and clocks did. */
  readonly command: string | null;
  /** JSON. */
  readonly body: string;
  readonly hash: string;
}

/** A chain hangs on the id of its table, so an entry moved to another table breaks there. */
export const firstLink = (table: string): string => table;

/** No part can hold a line break (JSON escapes it), so no two rows give the same text. */
export const linkHash = (previous: string, table: string, row: Omit<LogRow, 'hash'>): string =>
  hash('sha256', `${previous}\n${table}\n${row.seq}\n${row.at}\n${row.command ?? ''}\n${row.body}`, 'base64url');

const entryOf = ({ seq, at, command, body }: LogRow): Entry => ({
  seq,
  at,
  ...(command === null ? {} : { command: JSON.parse(command) as CommandMark }),
  body: JSON.parse(body) as EntryBody,
});

const damagedAt = (at: number, reason: string): LogReading => ({ kind: 'damaged', at, reason });

/** Follows the chain from the table's id to its head. `head` is kept apart from the entries, so a log cut short is noticed too. */
export const verifyLog = (table: string, head: number, rows: readonly LogRow[]): LogReading => {
  let previous = firstLink(table);
  for (const [index, row] of rows.entries()) {
    const place = index + 1;
    if (row.seq !== place) return damagedAt(place, `entry ${place} is missing`);
    previous = linkHash(previous, table, row);
    if (previous !== row.hash) return damagedAt(place, `entry ${place} is not what was written`);
  }
  if (rows.length < head) return damagedAt(rows.length + 1, `entry ${rows.length + 1} of ${head} is missing`);
  if (rows.length > head) return damagedAt(head + 1, `entry ${head + 1} lies beyond the head`);
  return { kind: 'log', entries: rows.map(entryOf) };
};
