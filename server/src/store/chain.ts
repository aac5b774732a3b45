import { hash } from 'node:crypto';
import type { CommandMark, Entry, EntryBody } from '@miaou/table';
import { joinBody, splitBody } from './personalTexts.js';

/** An entry as its log has it, without its hash, and without what people wrote. */
export interface UnlinkedRow {
  readonly seq: number;
  readonly at: number;
  /** JSON; null for what bots, orders and clocks did. */
  readonly command: string | null;
  /** JSON. */
  readonly body: string;
}

/** An entry as it lies in storage. */
export interface LogRow extends UnlinkedRow {
  readonly hash: string;
}

/** A place in a log: an entry, and the hash that stands for it and all before it. Place 0 is before the first entry. */
export interface LogPlace {
  readonly seq: number;
  readonly hash: string;
}

/** A chain hangs on the id of its table, so an entry moved to another table breaks there. */
export const firstLink = (table: string): string => table;

export const beginningOf = (table: string): LogPlace => ({ seq: 0, hash: firstLink(table) });

/** No part can hold a line break (JSON escapes it), so no two rows give the same text. */
export const linkHash = (previous: string, table: string, row: UnlinkedRow): string =>
  hash('sha256', `${previous}\n${table}\n${row.seq}\n${row.at}\n${row.command ?? ''}\n${row.body}`, 'base64url');

export const rowOf = ({ seq, at, command, body }: Entry): UnlinkedRow => ({
  seq,
  at,
  command: command === undefined ? null : JSON.stringify(command),
  body: JSON.stringify(splitBody(body).body),
});

/** `words` lay beside the entry; null if there is nothing, or it was deleted. */
export const entryOf = ({ seq, at, command, body }: LogRow, words: string | null): Entry => ({
  seq,
  at,
  ...(command === null ? {} : { command: JSON.parse(command) as CommandMark }),
  body: joinBody(JSON.parse(body) as EntryBody, words),
});

/** The place of an entry that follows another place. */
export const placeAfter = (place: LogPlace, table: string, entry: Entry): LogPlace => ({
  seq: entry.seq,
  hash: linkHash(place.hash, table, rowOf(entry)),
});

/** The first place of a log that is not what was once written. */
export interface LogDamage {
  readonly kind: 'damaged';
  readonly at: number;
  readonly reason: string;
}

export const damagedAt = (at: number, reason: string): LogDamage => ({ kind: 'damaged', at, reason });

/** The place of a row, if it is the one that was written after another place. */
export const verifyRow = (place: LogPlace, table: string, row: LogRow): LogPlace | LogDamage => {
  const seq = place.seq + 1;
  if (row.seq !== seq) return damagedAt(seq, `entry ${seq} is missing`);
  const link = linkHash(place.hash, table, row);
  if (link !== row.hash) return damagedAt(seq, `entry ${seq} is not what was written`);
  return { seq, hash: link };
};
