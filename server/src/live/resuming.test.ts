import { gameById } from '@miaou/games';
import type { Seen, UpdateMessage } from '@miaou/protocol';
import { type Change, followUpdate, type Snapshot, type TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gather, hostOf, startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { type Heard, isUpdate, TestClient } from '../testing/live/testClient.js';
import { ServerWorkshop } from '../testing/live/testServer.js';
import { viewHash } from './updateText.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

const say = (text: string) => ({ type: 'say', saying: { text } }) as const;

const changesIn = ({ events, changes = [] }: UpdateMessage): readonly Change[] =>
  events === undefined ? changes : [{ type: 'events', events }];

/** What a client makes of everything it heard: a snapshot, and the updates after it. */
const copyOf = (heard: readonly Heard[]): Snapshot => {
  let copy: Snapshot | undefined;
  for (const message of heard) {
    if ('type' in message && message.type === 'watching') copy = message.snapshot;
    if (!isUpdate(message) || copy === undefined) continue;
    const game = gameById(copy.settings.game);
    if (game === undefined) throw new Error('no such game');
    copy = followUpdate(copy, { n: message.n, changes: changesIn(message) }, game);
    if (message.hash !== undefined) expect(viewHash(copy.view)).toBe(message.hash);
  }
  if (copy === undefined) throw new Error('nothing was shown');
  return copy;
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
  it('hears what it missed and nothing else, while that is still known', async () => {
    const scene = await gather(await workshop.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'sit' });
    await ben.caughtUp();
    const before = copyOf(ben.heard);
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
    const updates = again.heard.filter(isUpdate);
    expect(updates.map(({ n }) => n)).toEqual([1, 2, 3].map((more) => before.n + more));
    expect(JSON.stringify(updates)).toMatch(/one.*two.*three/);
  });

  it('hears nothing where it missed nothing, also after a restart', async () => {
    const server = await workshop.start();
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
    expect(again.heard.filter(isUpdate)).toEqual([]);
  });

  it('is shown the whole table when too much has happened since', async () => {
    const scene = await gather(await workshop.start(), FELIX, 1);
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

  it('is shown the whole table after a restart in the middle of a match, and plays on', async () => {
    const server = await workshop.start();
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
  ])('%s is shown the whole table', async (_, since) => {
    const scene = await gather(await workshop.start(), FELIX, 1);
    const host = hostOf(scene);
    const n = await host.do(scene.table, { type: 'sit', seat: 0 as never });
    expect(await host.watch(scene.table, 'events', since(n))).toMatchObject({
      type: 'watching',
      snapshot: { as: 0, n },
    });
  });
});

describe('a copy of a table', () => {
  it('kept by updates is the same as what the server shows, for every tab and every audience', async () => {
    const server = await workshop.start();
    const { clients, table } = await startMatch(server, FELIX, 'views');
    const [ana] = clients as [TestClient];
    const tabs = await Promise.all([ana.guest, ana.guest].map((guest) => TestClient.enter(guest)));
    const onlooker = (await gather(server, FELIX, 1)).clients[0] as TestClient;
    for (const client of [...tabs, onlooker]) await client.watch(table);
    await playAWhile(clients, table, 40);
    for (const client of [...tabs, onlooker]) {
      await client.caughtUp();
      const copy = copyOf(
        client.heard.filter((message) => !('snapshot' in message) || message.snapshot?.table === table),
      );
      expect(copy).toEqual(await shownTo(client, table));
      expect(client.heard.filter((message) => 'hash' in message).length).toBeGreaterThan(0);
    }
    expect(copyOf(tabs[0]?.heard ?? [])).toEqual(copyOf(tabs[1]?.heard ?? []));
  });

  it('that went astray is healed in place: asking again gives the whole table on the same channel', async () => {
    const { clients, table } = await startMatch(await workshop.start(), FELIX, 'views');
    const [ana] = clients as [TestClient];
    const tab = await TestClient.enter(ana.guest);
    await tab.watch(table);
    await playAWhile(clients, table, 10);
    const healed = await shownTo(tab, table);
    await playAWhile(clients, table, 10);
    await tab.caughtUp();
    const later = tab.heard.slice(tab.heard.findLastIndex((message) => 'snapshot' in message));
    expect(copyOf(later).n).toBe(healed.n + 10);
    expect(later.filter(isUpdate).every((update) => !('on' in update))).toBe(true);
  });
});

describe('several tables on one connection', () => {
  it('have numbers of their own, the first none', async () => {
    const server = await workshop.start();
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

  it('are at most sixty-four', async () => {
    const server = await workshop.start();
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
