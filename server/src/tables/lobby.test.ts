import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import { apply, type EntryBody, openTable, personId, type Settings, type Table, tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { Lobby, REMEMBERED_TABLES } from './lobby.js';

const settings: Settings = {
  game: 'felix',
  seats: 3,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'public', watch: 'anyone' },
};

const catalog = { gameById, hasBot: () => true, standInBot: () => 'greedy' };

const happen = (table: Table, body: EntryBody): void => {
  apply(table, { seq: table.seq + 1, at: table.seq, body });
};

/** A table whose host sits at it. */
const tableOf = (id: string, at = 1, name = `host of ${id}`): Table => {
  const host = personId(name);
  const body = { type: 'opened', host, name, settings } as const;
  const table = openTable(tableId(id), catalog, { seq: 1, at, body });
  happen(table, { type: 'sat', seat: seat(0), person: host, name });
  return table;
};

interface Fixture {
  readonly lobby: Lobby;
  readonly ids: () => readonly string[];
  /** The table is opened from an address, and listed. */
  readonly open: (table: Table, address: string) => void;
}

const makeLobby = (addresses: { readonly [host: string]: string } = {}, limitFactor = 1): Fixture => {
  const lobby = new Lobby({ watching: () => 0, addressOf: (person) => addresses[person], limitFactor });
  return {
    lobby,
    ids: () => lobby.list().map(({ table }) => table),
    open: (table, address) => {
      lobby.openedFrom(table.id, address);
      lobby.update(table);
    },
  };
};

const lobbyWith = (...tables: Table[]): Fixture => {
  const fixture = makeLobby();
  for (const table of tables) fixture.lobby.update(table);
  return fixture;
};

describe('the lobby', () => {
  it('the lobby tells who sits where: people by name, bots, and free seats', () => {
    const table = tableOf('one', 1, 'Ana');
    happen(table, { type: 'botSeated', seat: seat(2), bot: 'ida' });
    expect(lobbyWith(table).lobby.list()[0]?.seats).toEqual([{ name: 'Ana' }, {}, { bot: 'ida' }]);
  });

  it('names are not told of a table that strangers may not open', () => {
    const table = tableOf('one', 1, 'Ana');
    const access = { join: 'public', watch: 'seated' } as const;
    happen(table, { type: 'configured', settings: { ...settings, access } });
    expect(lobbyWith(table).lobby.list()[0]?.seats[0]).toEqual({ name: 'Ana' });
    for (const [at, name] of ['Ben', 'Cleo'].entries())
      happen(table, { type: 'sat', seat: seat(at + 1), person: personId(name), name });
    expect(lobbyWith(table).lobby.list()[0]?.seats).toEqual([{ name: null }, { name: null }, { name: null }]);
  });

  it('the lobby lists the last opened table first', () => {
    expect(lobbyWith(tableOf('one', 7), tableOf('two', 9), tableOf('three', 8)).ids()).toEqual(['two', 'three', 'one']);
  });

  it('the lobby neither moves a table nor reports a change because of what strangers may not know', () => {
    const one = tableOf('one', 1);
    const { lobby, ids } = lobbyWith(one, tableOf('two', 2));
    happen(one, { type: 'orderSet', seat: seat(0), order: { round: 1, upTo: 9 } });
    expect(lobby.update(one)).toBe(false);
    expect(ids()).toEqual(['two', 'one']);
  });

  it('the lobby does not move a table to the front because somebody leaves it and comes back', () => {
    const one = tableOf('one', 1);
    const { lobby, ids } = lobbyWith(one, tableOf('two', 2));
    const person = personId('host of one');
    happen(one, { type: 'stoodUp', seat: seat(0) });
    expect(lobby.update(one)).toBe(true);
    happen(one, { type: 'sat', seat: seat(0), person, name: 'Ana' });
    expect(lobby.update(one)).toBe(true);
    expect(ids()).toEqual(['two', 'one']);
  });

  it('the lobby reports a change of what it shows', () => {
    const one = tableOf('one', 1);
    const { lobby } = lobbyWith(one, tableOf('two', 2));
    happen(one, { type: 'botSeated', seat: seat(1), bot: 'greedy' });
    expect(lobby.update(one)).toBe(true);
    expect(lobby.list().map(({ table, bots }) => [table, bots])).toEqual([
      ['two', 0],
      ['one', 1],
    ]);
  });

  it('the lobby drops a table without people', () => {
    const one = tableOf('one');
    const { lobby, ids } = lobbyWith(one);
    happen(one, { type: 'stoodUp', seat: seat(0) });
    expect(lobby.update(one)).toBe(true);
    expect(ids()).toEqual([]);
    expect(lobby.update(one)).toBe(false);
  });
});

describe('places in the lobby', () => {
  it('a host has two places, those of the tables opened last', () => {
    const { ids } = lobbyWith(
      tableOf('a1', 1, 'ana'),
      tableOf('b', 2, 'ben'),
      tableOf('a2', 3, 'ana'),
      tableOf('a3', 4, 'ana'),
    );
    expect(ids()).toEqual(['a3', 'a2', 'b']);
  });

  it('a table takes the place of another of its host that is over', () => {
    const last = tableOf('a3', 3, 'ana');
    const { lobby, ids } = lobbyWith(tableOf('a1', 1, 'ana'), tableOf('a2', 2, 'ana'), last);
    happen(last, { type: 'stoodUp', seat: seat(0) });
    lobby.update(last);
    expect(ids()).toEqual(['a2', 'a1']);
  });

  it('an address has ten places, however many guests it makes', () => {
    const fixture = makeLobby();
    fixture.open(tableOf('honest', 1), '192.0.2.1');
    for (let count = 0; count < 200; count++) fixture.open(tableOf(`flood ${count}`, 2 + count), '192.0.2.66');
    expect(fixture.ids()).toHaveLength(11);
    expect(fixture.ids()).toContain('honest');
  });

  it('an address keeps to its places after a restart, when its hosts come back', () => {
    const hosts = Array.from({ length: 80 }, (_, count) => tableOf(`flood ${count}`, 2 + count));
    const addresses: { [host: string]: string } = {};
    const { lobby, ids } = makeLobby(addresses);
    for (const table of [tableOf('honest', 1), ...hosts]) lobby.update(table);
    // Until then they share half of the list.
    expect(ids()).toHaveLength(50);
    for (const { host } of hosts) addresses[host ?? ''] = '192.0.2.66';
    addresses['host of honest'] = '192.0.2.1';
    expect(ids()).toHaveLength(11);
    expect(ids()).toContain('honest');
  });

  it('a table whose host left counts for those who play on', () => {
    const tables = Array.from({ length: 3 }, (_, count) => tableOf(`t${count}`, count, 'ana'));
    const { lobby, ids } = lobbyWith(...tables);
    for (const table of tables) {
      table.host = undefined;
      lobby.update(table);
    }
    expect(ids()).toEqual(['t2', 't1']);
  });

  it('a factor raises the places of hosts and addresses, not the length of the list', () => {
    const fixture = makeLobby({}, 100);
    for (let count = 0; count < 200; count++) fixture.open(tableOf(`t${count}`, count, 'ana'), '192.0.2.1');
    expect(fixture.ids()).toHaveLength(100);
  });

  it('an address that opens tables without end does not make the lobby forget those of others', () => {
    const fixture = makeLobby();
    fixture.open(tableOf('honest', 1), '192.0.2.1');
    for (let count = 0; count <= REMEMBERED_TABLES; count++)
      fixture.open(tableOf(`t${count}`, 2 + count), '192.0.2.66');
    expect(fixture.ids()).toContain('honest');
    expect(fixture.ids()).toHaveLength(11);
  });
});
