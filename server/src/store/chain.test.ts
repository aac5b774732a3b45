import type { EntryBody } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  firstLink,
  type LogDamage,
  type LogPlace,
  type LogRow,
  linkHash,
  placeAfter,
  verifyRow,
} from './chain.js';

const body = (text: string): string => JSON.stringify({ type: 'said', text });

/** A sound log of the given lines. */
const logOf = (table: string, lines: readonly string[]): LogRow[] => {
  const rows: LogRow[] = [];
  for (const line of lines) {
    const row = { seq: rows.length + 1, at: 1000 + rows.length, command: null, body: body(line) };
    rows.push({ ...row, hash: linkHash(rows.at(-1)?.hash ?? firstLink(table), table, row) });
  }
  return rows;
};

/** Where a log leads to, row by row. */
const verify = (table: string, rows: readonly LogRow[]): LogPlace | LogDamage => {
  let place = beginningOf(table);
  for (const row of rows) {
    const next = verifyRow(place, table, row);
    if ('kind' in next) return next;
    place = next;
  }
  return place;
};

describe('the chain of a log', () => {
  it('the chain of a log holds from the table’s id to the head', () => {
    const rows = logOf('t', ['a', 'b', 'c']);
    expect(verify('t', rows)).toEqual({ seq: 3, hash: rows[2]?.hash });
  });

  it('the place of an entry is the same whether it is written or read', () => {
    const [row] = logOf('t', ['a']);
    const said = { type: 'said', text: 'a' } as unknown as EntryBody;
    expect(placeAfter(beginningOf('t'), 't', { seq: 1, at: 1000, body: said })).toEqual({ seq: 1, hash: row?.hash });
  });

  it('the first link of a chain never changes: another recipe would make every log look damaged', () => {
    const row = { seq: 1, at: 2, command: '{"id":"c"}', body: '{"type":"said"}' };
    expect(linkHash(firstLink('table'), 'table', row)).toBe('-n-Z6vKGs3MnkqrZTDq63flBUISrXoxiYxH4njP61Gk');
  });

  it('the chain of a log does not hold for another table', () => {
    expect(verify('u', logOf('t', ['a', 'b']))).toMatchObject({ kind: 'damaged', at: 1 });
  });

  it('the chain breaks where an entry was rewritten, even with a hash that fits it', () => {
    const rows = logOf('t', ['a', 'b', 'c']);
    const forged = logOf('t', ['a', 'B']);
    expect(verify('t', [...forged, ...rows.slice(2)])).toMatchObject({ kind: 'damaged', at: 3 });
  });

  it('the chain distinguishes a command from the body after it', () => {
    const row = { seq: 1, at: 1, body: '1' };
    expect(linkHash('t', 't', { ...row, command: '2' })).not.toBe(linkHash('t', 't', { ...row, command: null }));
  });

  it('the chain breaks where an entry is left out', () => {
    expect(verify('t', logOf('t', ['a', 'b', 'c']).toSpliced(1, 1))).toMatchObject({ kind: 'damaged', at: 2 });
  });
});
