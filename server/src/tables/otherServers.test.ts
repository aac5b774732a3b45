import { seat } from '@miaou/kit';
import { CLOSE_CODES } from '@miaou/protocol';
import type { Entry, EntryBody, PersonId, Settings, TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NodeListener, NodeNotice, OtherNodes, Store } from '../store/store.js';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { askHttp, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';
import { newPerson, newTable } from '../testing/store/samples.js';

let workshop: TestServers;
beforeAll(async () => {
  workshop = await TestServers.open();
});
// The server's periodic tasks run when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await workshop.clear();
  vi.useRealTimers();
});
afterAll(() => workshop.close());

/** An entry of another process that has the same storage. Answers the new head. */
const writeElsewhere = async (store: Store, table: TableId, body: EntryBody): Promise<number> => {
  const [summary] = await store.listTables({ kind: 'all', limit: 1 });
  if (summary === undefined) throw new Error('no table is stored');
  const entry: Entry = { seq: summary.head + 1, at: summary.updatedAt, body };
  await store.append({ table, entry, index: summary });
  return entry.seq;
};

const sayElsewhere = (store: Store, table: TableId, text: string): Promise<number> =>
  writeElsewhere(store, table, { type: 'said', person: newPerson(), name: 'Elsewhere', saying: { text } });

/** In the last seat. */
const sitElsewhere = (store: Store, table: TableId, person: PersonId): Promise<number> =>
  writeElsewhere(store, table, { type: 'sat', seat: seat(2), person, name: 'Elsewhere' });

const PUBLIC: Settings = { ...FELIX, access: { join: 'public', watch: 'anyone' } };

/** A server whose storage others share; `listener` gets what they do, and `told` is what it tells them. */
const startAmongOthers = async (settings = FELIX) => {
  const shared: { store?: Store; listener?: NodeListener } = {};
  const told: NodeNotice[] = [];
  const others: OtherNodes = {
    headsOf: async () => {
      const all = (await shared.store?.listTables({ kind: 'all', limit: 10 })) ?? [];
      return new Map(all.map(({ table, head }) => [table, head]));
    },
    listen: (listener) => void (shared.listener = listener),
    now: () => Promise.resolve(Date.UTC(2030, 0, 1)),
    tell: (notice) => void told.push(notice),
  };
  const wrap = (store: Store): Store => {
    shared.store = store;
    return withMethods(store, { others });
  };
  const server = await workshop.start({ wrap });
  const scene = await gather(server, settings, 1);
  const host = hostOf(scene);
  await host.watch(scene.table);
  const { store, listener } = shared;
  if (store === undefined || listener === undefined) throw new Error('nobody listens');
  const hint = (table: TableId, head: number): void => listener.changed(table, head);
  return { server, host, table: scene.table, store, hint, listener, told, others };
};

const saidAt = ({ texts }: ReturnType<typeof hostOf>): string[] => texts.filter((text) => text.includes('"said"'));

describe('what another process writes', () => {
  it('entries of another process are published to followers here, each once and in order', async () => {
    const { host, table, store, hint } = await startAmongOthers();
    await sayElsewhere(store, table, 'first');
    const head = await sayElsewhere(store, table, 'second');
    hint(table, head);
    hint(table, head);
    await host.until(() => saidAt(host).length === 2);
    await host.caughtUp();
    expect(saidAt(host).map((text) => (JSON.parse(text) as { n: number }).n)).toEqual([1, 2]);
  });

  it('entries of another process are found within a second when no notification came', async () => {
    const { host, table, store } = await startAmongOthers();
    await sayElsewhere(store, table, 'unheard');
    vi.advanceTimersByTime(1_000);
    await host.until(() => saidAt(host).length === 1);
    expect(await host.try(table, { type: 'sit' })).toBe('ok');
  });

  it('a chat message beyond the rate is to be sent again: another process may be about to store it', async () => {
    const { server, host, table } = await startAmongOthers();
    const say = (id: string): Promise<string> => host.try(table, { type: 'say', saying: { text: 'hello' } }, { id });
    for (let said = 0; said < 8; said += 1) expect(await say(`within-${said}`)).toBe('ok');
    expect(await say('beyond')).toBe('busy');
    server.now += 2_000;
    expect(await say('beyond')).toBe('ok');
  });

  it('entries of another process come before what is written here at the same time', async () => {
    const { host, table, store, hint } = await startAmongOthers();
    const head = await sayElsewhere(store, table, 'before you');
    const sat = host.try(table, { type: 'sit' });
    hint(table, head);
    expect(await sat).toBe('ok');
    await host.caughtUp();
    const newest = await host.watch(table);
    expect(newest).toMatchObject({ snapshot: { n: 2 } });
  });

  it('a ban that was imposed through another process closes sockets here within two seconds', async () => {
    const { host, store } = await startAmongOthers();
    const { person } = host.guest;
    await store.sanctions.save({ id: 'elsewhere', kind: 'ban', person, until: null, madeAt: 0, note: '' });
    const closed = host.closed();
    vi.advanceTimersByTime(2_000);
    expect(await closed).toBe(CLOSE_CODES.banned);
  });
});

describe('a client that comes from another process', () => {
  it('a client that comes back is shown what another process wrote while nobody followed the table here', async () => {
    const { host, table, store } = await startAmongOthers();
    host.send({ type: 'unwatch', table });
    await host.next('unwatched');
    await sayElsewhere(store, table, 'one');
    await sayElsewhere(store, table, 'two');
    expect(await host.watch(table, 'events', { as: 'spectator', n: 2 })).toMatchObject({ type: 'resumed', from: 2 });
    await sayElsewhere(store, table, 'three');
    const later = await TestClient.enter(host.guest);
    expect(await later.watch(table)).toMatchObject({ type: 'watching', snapshot: { n: 3 } });
  });

  it('a table that nobody follows here changes with what another process writes, and so does the list of tables', async () => {
    const { host, table, store, hint } = await startAmongOthers(PUBLIC);
    await host.do(table, { type: 'sit' });
    host.send({ type: 'unwatch', table });
    await host.next('unwatched');
    hint(table, await sitElsewhere(store, table, newPerson()));
    const seated = async (): Promise<number | undefined> => {
      const { json } = await askHttp(host.guest, '/api/lobby');
      return (json as { tables: { seated: number }[] }).tables[0]?.seated;
    };
    // The store answers in order, so the first answer should have it already.
    for (let asked = 0; asked < 100 && (await seated()) !== 2; asked++);
    expect(await seated()).toBe(2);
  });

  it('tables that another process opens, changes and ends are in the list of tables as they are', async () => {
    const { host, store } = await startAmongOthers();
    const [table, person] = [newTable(), newPerson()];
    const index = { stage: 'gathering', listed: true, deadline: null, people: [person], needsBot: false } as const;
    const bodies: EntryBody[] = [
      { type: 'opened', host: person, name: 'Elsewhere', settings: PUBLIC },
      { type: 'sat', seat: seat(0), person, name: 'Elsewhere' },
      { type: 'stoodUp', seat: seat(0) },
    ];
    const lengths: number[] = [];
    for (const [place, body] of bodies.entries()) {
      await store.append({ table, entry: { seq: place + 1, at: 1, body }, index: { ...index, listed: place < 2 } });
      vi.advanceTimersByTime(1_000);
      // The store answers in order, so after a few answers the server has read what it asked for before.
      for (let asked = 0; asked < 20; asked++) await askHttp(host.guest, '/api/me');
      const { tables } = (await askHttp(host.guest, '/api/lobby')).json as { tables: unknown[] };
      lengths.push(tables.length);
    }
    expect(lengths).toEqual([0, 1, 0]);
  });

  it('a client gets no table while it is unknown whether another process has written to it', async () => {
    const { host, table, others } = await startAmongOthers();
    vi.spyOn(others, 'headsOf').mockRejectedValue(new Error('no answer'));
    expect(await host.watch(table)).toMatchObject({ type: 'unwatched', reason: 'failed' });
  });

  it('the list of a person’s tables has what another process wrote', async () => {
    const { host, table, store } = await startAmongOthers();
    await sitElsewhere(store, table, host.guest.person);
    expect((await askHttp(host.guest, '/api/me/tables')).json).toMatchObject({ tables: [{ seated: 1 }] });
  });

  it('a command is not refused for what another process has changed already', async () => {
    const { host, table, store } = await startAmongOthers();
    await sitElsewhere(store, table, host.guest.person);
    expect(await host.try(table, { type: 'standUp' })).toBe('ok');
  });
});

describe('sessions that end in another process', () => {
  it('the sockets of a person who logs out in another process are closed when that is told', async () => {
    const { host, store, listener } = await startAmongOthers();
    const { person } = host.guest;
    await store.people.dropSecrets(person);
    const closed = host.closed();
    listener.noticed({ type: 'person', person });
    expect(await closed).toBe(CLOSE_CODES.loggedOut);
  });

  it('the sockets of a person who logs out in another process are closed within a minute when that is not told', async () => {
    const { host, store } = await startAmongOthers();
    await store.people.dropSecrets(host.guest.person);
    const closed = host.closed();
    vi.advanceTimersByTime(60_000);
    expect(await closed).toBe(CLOSE_CODES.loggedOut);
  });

  it('a name that was changed in another process is the one that a person talks under', async () => {
    const { host, table, store, listener } = await startAmongOthers();
    const { person } = host.guest;
    await store.people.rename(person, 'Felicity');
    listener.noticed({ type: 'person', person });
    await store.people.find(person);
    await host.do(table, { type: 'say', saying: { text: 'hello' } });
    await host.caughtUp();
    expect(saidAt(host).join()).toContain('"Felicity"');
  });

  it('whoever sat down under the old name gets the new one as soon as it is told', async () => {
    const { host, table, store, listener } = await startAmongOthers();
    const { person } = host.guest;
    await store.people.rename(person, 'Felicity');
    await host.do(table, { type: 'sit' });
    const toldNewName = (): boolean => host.texts.some((text) => text.includes('"Felicity"'));
    expect(toldNewName()).toBe(false);
    listener.noticed({ type: 'person', person });
    await expect(host.until(toldNewName)).resolves.toBeUndefined();
  });

  it('of two names that are given at once through two processes the one that stays is at the table, too', async () => {
    const { host, table, store } = await startAmongOthers();
    const { person, address, cookie } = host.guest;
    await host.do(table, { type: 'sit' });
    const append = store.append.bind(store);
    // The other process is second to store its name, and first to bring it to the table.
    vi.spyOn(store, 'append').mockImplementationOnce(async (entry) => {
      await store.people.rename(person, 'Felicity');
      await writeElsewhere(store, table, { type: 'renamed', person, name: 'Felicity' });
      return append(entry);
    });
    const body = JSON.stringify({ name: 'Felix' });
    await fetch(`${address}/api/me`, { method: 'PATCH', headers: { origin: address, cookie }, body });
    const later = await TestClient.enter(host.guest);
    expect(await later.watch(table)).toMatchObject({ snapshot: { seats: [{ name: 'Felicity' }, {}, {}] } });
  });

  it('the end of one sign-in is told to the other processes', async () => {
    const { host, told } = await startAmongOthers();
    const { json } = await askHttp(host.guest, '/api/me/sign-ins');
    const [{ id }] = (json as { signIns: [{ id: string }] }).signIns;
    const { person, address, cookie } = host.guest;
    await fetch(`${address}/api/me/sign-ins/${id}`, { method: 'DELETE', headers: { origin: address, cookie } });
    expect(told).toEqual([{ type: 'person', person }]);
  });

  it('a log-out and a new name are told to the other processes', async () => {
    const { host, told } = await startAmongOthers();
    const { person, address, cookie } = host.guest;
    const headers = { origin: address, cookie };
    await fetch(`${address}/api/me`, { method: 'PATCH', headers, body: JSON.stringify({ name: 'Felicity' }) });
    expect(told).toEqual([{ type: 'person', person }]);
    await askHttp(host.guest, '/api/me/logout-everywhere', {});
    expect(told).toEqual([
      { type: 'person', person },
      { type: 'person', person },
    ]);
  });
});
