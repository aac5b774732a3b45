import { describe, expect, it } from 'vitest';
import { sqliteFault } from './sqliteFault.js';

const failure = (errcode: number | undefined, message: string): Error =>
  Object.assign(new Error(message), errcode === undefined ? {} : { errcode });

describe('errors of SQLite', () => {
  it.each([
    ['a sync that failed', 1034, 'broken'],
    ['a write that failed', 778, 'broken'],
    ['a page that cannot be read', 266, 'damaged'],
    ['a page that is cut short', 522, 'damaged'],
    ['a malformed page', 11, 'damaged'],
    ['a malformed index', 779, 'damaged'],
    ['a full disk', 13, 'full'],
    ['a lock', 5, 'locked'],
    ['a broken rule of a table', 2067, 'failed'],
  ])('%s, code %i, means %s', (_, code, meaning) => {
    expect(sqliteFault(failure(code, 'x')).code).toBe(meaning);
  });

  it.each([
    ['database disk image is malformed', 'damaged'],
    ['disk I/O error', 'damaged'],
    ['database or disk is full', 'full'],
    ['Value is too large to be represented as a JavaScript number: 9223372036854775807', 'damaged'],
    ['no such table: cats', 'failed'],
  ])('an error without a code, “%s”, means %s', (message, meaning) => {
    expect(sqliteFault(failure(undefined, message)).code).toBe(meaning);
  });
});
