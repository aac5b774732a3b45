import type { LobbyTable, OwnTable } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { isJoinable, orderOwn, orderPublic } from './order';
import { isWanted } from './wanted';

const listed = (id: string, changes: Partial<LobbyTable> = {}, game = 'felix'): LobbyTable => ({
  table: id as TableId,
  settings: {
    game,
    seats: 4,
    options: {},
    parts: {},
    clock: { kind: 'none' },
    access: { join: 'public', watch: 'anyone' },
  },
  stage: 'gathering',
  seated: 1,
  bots: 0,
  watching: 0,
  host: 'Ana',
  ...changes,
});

const own = (table: LobbyTable, awaited = false): OwnTable => ({ ...table, awaited });

const ids = (tables: readonly LobbyTable[]): string => tables.map(({ table }) => table).join(' ');

const over = listed('over', { stage: 'over' });
const full = listed('full', { bots: 3 });
const free = listed('free');
const quiet = listed('quiet', { stage: 'playing' }, 'chop');
const loud = listed('loud', { stage: 'playing', watching: 5 });

describe('lists of tables', () => {
  it('show of the own tables what goes on first and what is over last', () => {
    const tables = [over, free, quiet, listed('rest', { stage: 'paused' })];
    expect(ids(orderOwn(tables.map((table) => own(table))))).toBe('quiet rest free over');
  });

  it('show of the own tables those that wait for the reader before all others', () => {
    expect(ids(orderOwn([own(quiet), own(free), own(loud, true)]))).toBe('loud quiet free');
  });

  it('show free seats before matches, the most watched match before others, and nothing that is over', () => {
    expect(ids(orderPublic([over, quiet, loud, free], []))).toBe('free loud quiet');
  });

  it('show no own table among those to watch', () => {
    expect(ids(orderPublic([quiet, loud, free], [loud]))).toBe('free quiet');
  });

  it('call a table joinable while somebody is missing', () => {
    expect([free, full, loud].map(isJoinable)).toEqual([true, false, false]);
  });

  it.each([
    ['', 'all', 'over full free quiet loud'],
    ['chop', 'all', 'quiet'],
    ['', 'free', 'free'],
    ['felix', 'playing', 'loud'],
  ] as const)('of game "%s" and stage %s are %s', (game, stage, found) => {
    expect(ids([over, full, free, quiet, loud].filter((table) => isWanted(table, { game, stage })))).toBe(found);
  });
});
