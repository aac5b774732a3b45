import type { ListedTable, OwnTable } from '@miaou/protocol';
import { describe, expect, it } from 'vitest';
import { isJoinable, orderOwn, orderPublic } from './sorting';
import { listed } from './testing/listed';
import { isWanted } from './wanted';

const own = (table: ListedTable, awaited = false): OwnTable => ({ ...table, awaited });

const ids = (tables: readonly ListedTable[]): string => tables.map(({ table }) => table).join(' ');

const over = listed('over', { stage: 'over' });
const full = listed('full', { bots: 3 });
const free = listed('free');
const quiet = listed('quiet', { stage: 'playing' }, 'chop');
const loud = listed('loud', { stage: 'playing', watching: 5 });

describe('lists of tables', () => {
  it('own tables are listed with running ones first and finished ones last', () => {
    const tables = [over, free, quiet, listed('rest', { stage: 'paused' })];
    expect(ids(orderOwn(tables.map((table) => own(table))))).toBe('quiet rest free over');
  });

  it('own tables that wait for the reader are listed first', () => {
    expect(ids(orderOwn([own(quiet), own(free), own(loud, true)]))).toBe('loud quiet free');
  });

  it('public tables are listed with free seats first, then by spectators, without finished ones', () => {
    expect(ids(orderPublic([over, quiet, loud, free], []))).toBe('free loud quiet');
  });

  it('own tables are not listed among the public ones', () => {
    expect(ids(orderPublic([quiet, loud, free], [loud]))).toBe('free quiet');
  });

  it('a table is joinable while a seat is free', () => {
    expect([free, full, loud].map(isJoinable)).toEqual([true, false, false]);
  });

  it.each([
    ['', 'all', 'over full free quiet loud'],
    ['chop', 'all', 'quiet'],
    ['', 'free', 'free'],
    ['felix', 'playing', 'loud'],
  ] as const)('the tables of game "%s" at stage %s are %s', (game, stage, found) => {
    expect(ids([over, full, free, quiet, loud].filter((table) => isWanted(table, { game, stage })))).toBe(found);
  });
});
