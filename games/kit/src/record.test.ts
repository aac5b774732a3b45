import { describe, expect, it } from 'vitest';
import { gameOfRecord } from './record.js';

describe('records', () => {
  it.each([
    ['a list', [], 'record'],
    ['null', null, 'record'],
    ['another format', { format: 'pgn', game: 'felix' }, 'format'],
    ['an unknown game', { format: 'miaou-record/1', game: 'chess' }, 'game'],
  ])('%s is refused as a record, and the refusal names the field', (_, raw, field) => {
    expect(gameOfRecord(raw, [])).toMatchObject({ ok: false, error: { field } });
  });
});
