import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { apply, type EntryBody, openTable, personId, type Settings, type Table, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { Lobby } from './lobby.js';

const settings: Settings = {
  game: 'felix',
  seats: 3,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'public', watch: 'anyone' },
};

const house = { gameById, hasBot: () => true, standInBot: () => 'greedy' };
const ana = personId('ana');

const happen = (table: Table, body: EntryBody): void => {
  apply(table, { seq: table.seq + 1, at: table.seq, body });
};

const tableOf = (id: string): Table => {
  const body = { type: 'opened', host: ana, name: 'Ana', settings } as const;
  const table = openTable(tableId(id), house, { seq: 1, at: 1, body });
  happen(table, { type: 'sat', seat: seat(0), person: ana, name: 'Ana' });
  return table;
};

const lobbyWith = (...tables: Table[]): Lobby => {
  const lobby = new Lobby(() => 0);
  for (const table of tables) lobby.heard(table);
  return lobby;
};

describe('the lobby', () => {
  it('lists the newest first', () => {
    const lobby = lobbyWith(tableOf('one'), tableOf('two'));
    expect(lobby.list().map(({ table }) => table)).toEqual(['two', 'one']);
  });

  it('neither moves a table nor calls for a message because of what strangers may not know', () => {
    const one = tableOf('one');
    const lobby = lobbyWith(one, tableOf('two'));
    happen(one, { type: 'orderSet', seat: seat(0), order: { round: 1, upTo: 9 } });
    expect(lobby.heard(one)).toBe(false);
    expect(lobby.list().map(({ table }) => table)).toEqual(['two', 'one']);
  });

  it('tells when something that it shows has changed', () => {
    const one = tableOf('one');
    const lobby = lobbyWith(one, tableOf('two'));
    happen(one, { type: 'botSeated', seat: seat(1), bot: 'greedy' });
    expect(lobby.heard(one)).toBe(true);
    expect(lobby.list().map(({ table, bots }) => [table, bots])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
  });

  it('forgets a table that nobody sits at', () => {
    const one = tableOf('one');
    const lobby = lobbyWith(one);
    happen(one, { type: 'stoodUp', seat: seat(0) });
    expect(lobby.heard(one)).toBe(true);
    expect(lobby.list()).toEqual([]);
    expect(lobby.heard(one)).toBe(false);
  });
});
