import { describe, expect, it } from 'vitest';
import { gameOfRecord, sameJson } from './record.js';

describe('records', () => {
  it.each([
    ['a list', [], 'record'],
    ['null', null, 'record'],
    ['another format', { format: 'pgn', game: 'felix' }, 'format'],
    ['an unknown game', { format: 'miaou-record/1', game: 'chess' }, 'game'],
  ])('refuses %s and names the field', (_, raw, field) => {
    expect(gameOfRecord(raw, [])).toMatchObject({ ok: false, error: { field } });
  });

  it.each([
    [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('compares %j with %j whatever the order of keys: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
