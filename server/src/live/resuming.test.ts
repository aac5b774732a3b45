import { applyUpdate, changesOf, makeCopy, type TableCopy } from '@miaou/client';
import { gameById } from '@miaou/games';
import { type AnyServerMessage, type Seen, viewHash } from '@miaou/protocol';
import type { Snapshot, TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf, startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { isUpdate, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

/** What a client makes of everything it received: a snapshot, and the updates after it. */
const copyOf = (received: readonly AnyServerMessage[]): Snapshot => {
  let copy: TableCopy | undefined;
  for (const message of received) {
    if ('type' in message && message.type === 'watching') copy = makeCopy(message.snapshot);
    if (!isUpdate(message) || copy === undefined) continue;
    const game = gameById(copy.snapshot.settings.game);
    if (game === undefined) throw new Error('no such game');
    expect(message.n).toBe(copy.snapshot.n + 1);
    copy = applyUpdate(copy, { n: message.n, changes: changesOf(message) }, game);
    if (message.hash !== undefined) expect(viewHash(copy.snapshot.view)).toBe(message.hash);
  }
  if (copy === undefined) throw new Error('no snapshot was received');
  return copy.snapshot;
};

const seenOf = ({ as, n }: Snapshot): Seen => ({ as, n });

const shownTo = async (client: TestClient, table: TableId): Promise<Snapshot> => {
  const watching = await client.watch(table);
  if (watching.type !== 'watching') throw new Error(`not shown: ${JSON.stringify(watching)}`);
  return watching.snapshot;
};

/** A few moves of everybody. */
const playAWhile = async (clients: readonly TestClient[], table: TableId, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move++) {
    await Promise.all(clients.map((client) => client.caughtUp()));
    const mover = clients.find((client) => client.legal !== undefined);
    const [first] = Array.isArray(mover?.legal) ? (mover.legal as readonly unknown[]) : [];
    if (mover === undefined || first === undefined) throw new Error('nobody is to move');
    await mover.do(table, { type: 'move', move: { ...(first as object) } });
  }
};

describe('a client that comes back', () => {
  it('a client that comes back gets the updates it missed and nothing else, while they are kept', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'sit' });
    await ben.caughtUp();
    const before = copyOf(ben.received);
    ben.leave();
    for (const text of ['one', 'two', 'three']) await ana.do(scene.table, say(text));
    const again = await TestClient.enter(ben.guest);
    expect(await again.watch(scene.table, 'events', seenOf(before))).toEqual({
      type: 'resumed',
      table: scene.table,
      as: 'spectator',
      from: before.n,
    });
    await again.caughtUp();
    const updates = again.received.filter(isUpdate);
    expect(updates.map(({ n }) => n)).toEqual([1, 2, 3].map((more) => before.n + more));
    expect(JSON.stringify(updates)).toMatch(/one.*two.*three/);
  });

  it('a client that missed nothing gets nothing, also after a restart', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1);
    const host = hostOf(scene);
    await host.do(scene.table, { type: 'sit' });
    await host.caughtUp();
    const shown = await shownTo(host, scene.table);
    await server.stop();
    await server.start();
    const again = await TestClient.enter({ ...host.guest, address: server.address });
    expect(await again.watch(scene.table, 'events', seenOf(shown))).toMatchObject({ type: 'resumed', from: shown.n });
    await again.caughtUp();
    expect(again.received.filter(isUpdate)).toEqual([]);
  });

  it('a client that missed too much gets a snapshot', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const host = hostOf(scene);
    const shown = await shownTo(host, scene.table);
    for (let words = 0; words < 8; words++) await host.do(scene.table, say(`${words}`));
    for (let times = 0; times < 40; times++)
      await host.do(scene.table, times % 2 === 0 ? { type: 'sit' } : { type: 'standUp' });
    const again = await TestClient.enter(host.guest);
    expect(await again.watch(scene.table, 'events', seenOf(shown))).toMatchObject({
      type: 'watching',
      snapshot: { n: host.seen },
    });
  });

  it('a client gets a snapshot after a restart in the middle of a match, and plays on', async () => {
    const server = await servers.start();
    const { clients, table } = await startMatch(server, FELIX, 'views');
    await playAWhile(clients, table, 9);
    await Promise.all(clients.map((client) => client.caughtUp()));
    const before = await Promise.all(clients.map((client) => shownTo(client, table)));
    await server.stop();
    await server.start();
    const again = await Promise.all(
      clients.map(({ guest }) => TestClient.enter({ ...guest, address: server.address })),
    );
    for (const [index, client] of again.entries()) {
      const missed = { as: before[index]?.as ?? 'spectator', n: 2 } as const;
      expect(await client.watch(table, 'events', missed)).toMatchObject({ snapshot: before[index] as object });
      await client.watch(table, 'views');
    }
    await playAWhile(again, table, 9);
  });

  it.each([
    ['as somebody else', (n: number): Seen => ({ as: 'spectator', n })],
    ['from the future', (n: number): Seen => ({ as: 0 as never, n: n + 1 })],
  ])('a client that resumes %s gets a snapshot', async (_, since) => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const host = hostOf(scene);
    const n = await host.do(scene.table, { type: 'sit', seat: 0 as never });
    expect(await host.watch(scene.table, 'events', since(n))).toMatchObject({
      type: 'watching',
      snapshot: { as: 0, n },
    });
  });
});

describe('a copy of a table', () => {
  it('a copy kept by updates equals the server’s snapshot, for every tab and every audience', async () => {
    const server = await servers.start();
    const { clients, table } = await startMatch(server, FELIX, 'views');
    const [ana] = clients as [TestClient];
    const tabs = await Promise.all([ana.guest, ana.guest].map((guest) => TestClient.enter(guest)));
    const onlooker = (await gather(server, FELIX, 1)).clients[0] as TestClient;
    for (const client of [...tabs, onlooker]) await client.watch(table);
    await playAWhile(clients, table, 40);
    for (const client of [...tabs, onlooker]) {
      await client.caughtUp();
      const copy = copyOf(
        client.received.filter((message) => !('snapshot' in message) || message.snapshot?.table === table),
      );
      expect(copy).toEqual(await shownTo(client, table));
      expect(client.received.filter((message) => 'hash' in message).length).toBeGreaterThan(0);
    }
    expect(copyOf(tabs[0]?.received ?? [])).toEqual(copyOf(tabs[1]?.received ?? []));
  });

  it('a copy with a wrong hash is replaced by a snapshot on the same channel', async () => {
    const { clients, table } = await startMatch(await servers.start(), FELIX, 'views');
    const [ana] = clients as [TestClient];
    const tab = await TestClient.enter(ana.guest);
    await tab.watch(table);
    await playAWhile(clients, table, 10);
    const healed = await shownTo(tab, table);
    await playAWhile(clients, table, 10);
    await tab.caughtUp();
    const later = tab.received.slice(tab.received.findLastIndex((message) => 'snapshot' in message));
    expect(copyOf(later).n).toBe(healed.n + 10);
    expect(later.filter(isUpdate).every((update) => !('on' in update))).toBe(true);
  });
});

describe('several tables on one connection', () => {
  it('several tables on one connection have numbers, the first none', async () => {
    const server = await servers.start();
    const first = await gather(server, FELIX, 1);
    const host = hostOf(first);
    const second = await gather(server, FELIX, 1);
    expect(await host.watch(second.table)).toMatchObject({ type: 'watching', on: 1 });
    await hostOf(second).do(second.table, say('there'));
    expect(await host.nextUpdate()).toMatchObject({ on: 1, n: 1 });
    await host.do(first.table, say('here'));
    expect(await host.nextUpdate()).not.toHaveProperty('on');
    host.send({ type: 'unwatch', table: second.table });
    expect(await host.next('unwatched')).toMatchObject({ table: second.table, reason: 'asked' });
    await hostOf(second).do(second.table, say('unheard'));
    await host.caughtUp();
    expect(host.texts.some((text) => text.includes('unheard'))).toBe(false);
  });

  it('a connection follows at most sixty-four tables', async () => {
    const server = await servers.start();
    const host = hostOf(await gather(server, FELIX, 1));
    for (let tables = 1; tables < 64; tables++) {
      const { table, clients } = await gather(server, FELIX, 1);
      clients[0]?.leave();
      expect(await host.watch(table)).toMatchObject({ type: 'watching', on: tables });
    }
    const { table } = await gather(server, FELIX, 1);
    host.send({ type: 'watch', table, follow: 'events' });
    expect(await host.next('error')).toMatchObject({ refusal: { code: 'too-many-tables', most: 64 } });
  });
});
