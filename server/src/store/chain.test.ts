import { describe, expect, it } from 'vitest';
import { firstLink, type LogRow, linkHash, verifyLog } from './chain.js';

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

describe('the chain of a log', () => {
  it('holds from the table’s id to the head', () => {
    expect(verifyLog('t', 3, logOf('t', ['a', 'b', 'c']))).toMatchObject({ kind: 'log' });
  });

  it('has this first link for ever: a changed recipe would make every log look damaged', () => {
    const row = { seq: 1, at: 2, command: '{"id":"c"}', body: '{"type":"said"}' };
    expect(linkHash(firstLink('table'), 'table', row)).toBe('-n-Z6vKGs3MnkqrZTDq63flBUISrXoxiYxH4njP61Gk');
  });

  it('does not hold for another table', () => {
    expect(verifyLog('u', 2, logOf('t', ['a', 'b']))).toMatchObject({ kind: 'damaged', at: 1 });
  });

  it('breaks where an entry was rewritten, even with a hash that fits it', () => {
    const rows = logOf('t', ['a', 'b', 'c']);
    const forged = logOf('t', ['a', 'B']);
    expect(verifyLog('t', 3, [...forged, ...rows.slice(2)])).toMatchObject({ kind: 'damaged', at: 3 });
  });

  it('tells a command from the body after it', () => {
    const row = { seq: 1, at: 1, body: '1' };
    expect(linkHash('t', 't', { ...row, command: '2' })).not.toBe(linkHash('t', 't', { ...row, command: null }));
  });

  it.each([
    { log: 'cut short', head: 4, at: 4 },
    { log: 'longer than its head', head: 2, at: 3 },
  ])('does not pass a log that is $log', ({ head, at }) => {
    expect(verifyLog('t', head, logOf('t', ['a', 'b', 'c']))).toMatchObject({ kind: 'damaged', at });
  });
});
