import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { gather, hostOf } from '../testing/live/scene.js';
import { CHOP } from '../testing/live/settings.js';
import type { TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await servers.clear();
  vi.useRealTimers();
});
afterAll(() => servers.close());

const DAY = 24 * 60 * 60 * 1000;
const SWEEP = 10_000;
const WAIT = 20_000;

const PUBLIC = { ...CHOP, access: { join: 'public', watch: 'anyone' } } as const;

const passDays = (server: TestServer, days: number): void => {
  server.now += days * DAY;
  vi.advanceTimersByTime(SWEEP);
};

const goneFor = async (client: TestClient, table: string): Promise<void> => {
  await client.until(() =>
    client.texts.some((text) => text.includes(`"unwatched","table":"${table}","reason":"gone"`)),
  );
};

const lobbyOf = async (server: TestServer): Promise<unknown> =>
  ((await (await fetch(`${server.address}/api/lobby`)).json()) as { tables: unknown }).tables;

describe('retention', () => {
  it('a table at which no match was begun leaves memory, lobby and store after a week', async () => {
    const server = await servers.start();
    const old = await gather(server, PUBLIC, 1);
    const [ana] = old.clients as [TestClient];
    await ana.do(old.table, { type: 'sit' });
    server.now += DAY;
    const young = await gather(server, PUBLIC, 1);
    await hostOf(young).do(young.table, { type: 'sit' });
    passDays(server, 6.5);
    await goneFor(ana, old.table);
    expect(await ana.try(old.table, { type: 'standUp' })).toBe('no-such-table');
    expect(await lobbyOf(server)).toMatchObject([{ table: young.table }]);
  });

  it('old chat is deleted, and the table at which it was said plays on', async () => {
    const stores: Store[] = [];
    const wrap = (store: Store): Store => (stores.push(store), store);
    const server = await servers.start({ settings: { keepUnstartedDays: '0' }, wrap });
    const scene = await gather(server, CHOP, 1);
    const linesOf = async (): Promise<unknown> =>
      (await stores[0]?.personal.chatAt(scene.table, 9))?.map(({ saying }) => saying);
    await hostOf(scene).do(scene.table, { type: 'say', saying: { text: 'long ago' } });
    server.now += 2 * DAY;
    await hostOf(scene).do(scene.table, { type: 'say', saying: { text: 'lately' } });
    expect(await linesOf()).toEqual([{ text: 'long ago' }, { text: 'lately' }]);
    passDays(server, 29);
    await expect.poll(linesOf, { timeout: WAIT }).toEqual([{ text: 'lately' }]);
    expect(await hostOf(scene).try(scene.table, { type: 'sit' })).toBe('ok');
  });

  it('a running match never leaves', async () => {
    const server = await servers.start();
    const [running, idle] = [await gather(server, CHOP, 2), await gather(server, CHOP, 1)];
    const [ana, ben] = running.clients as [TestClient, TestClient];
    await ana.do(running.table, { type: 'sit' });
    await ben.do(running.table, { type: 'sit' });
    await ana.do(running.table, { type: 'start' });
    passDays(server, 1000);
    await goneFor(idle.clients[0] as TestClient, idle.table);
    expect(await ana.try(running.table, { type: 'resign' })).toBe('ok');
  });
});
