import { join } from 'node:path';
import { seat } from '@miaou/kit';
import type { OwnTable } from '@miaou/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SqliteDatabase } from '../store/sqlite/connection.js';
import type { Store } from '../store/store.js';
import { playOn, type Scene, startMatch } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, openTable, TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';
import { LONGEST_WAIT } from '../testing/waiting.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
// The server's periodic tasks run when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await servers.clear();
  vi.useRealTimers();
});
afterAll(() => servers.close());

/** A server whose store notes the logs that are read, and the listings that are saved. */
const watchedServer = async (): Promise<{ server: TestServer; read: string[]; saved: string[] }> => {
  const [read, saved]: [string[], string[]] = [[], []];
  const wrap = (store: Store): Store =>
    withMethods(store, {
      scanLog: (table, reader, after) => {
        read.push(table);
        return store.scanLog(table, reader, after);
      },
      listings: {
        find: (tables, version) => store.listings.find(tables, version),
        save: async (table, ...listing) => {
          await store.listings.save(table, ...listing);
          saved.push(table);
        },
      },
    });
  return { server: await servers.start({ wrap }), read, saved };
};

const playMatch = async (server: TestServer): Promise<Scene> => {
  const scene = await startMatch(server, { ...CHOP, options: { maxRounds: 1 } }, 'views');
  await Promise.all(scene.clients.map((client) => playOn(client, scene.table)));
  return scene;
};

const listOf = async ({ guest }: TestClient, { address }: TestServer): Promise<readonly OwnTable[]> =>
  ((await askHttp({ ...guest, address }, '/api/me/tables')).json as { tables: OwnTable[] }).tables;

it('a table that is over is listed as before, without its log', async () => {
  const { server, read, saved } = await watchedServer();
  const { table, clients } = await playMatch(server);
  const [ana, ben] = clients as [TestClient, TestClient];
  const before = await listOf(ana, server);
  expect(before).toMatchObject([{ table, stage: 'over', seated: 2, awaited: false }]);
  await vi.waitFor(() => expect(saved).toContain(table), LONGEST_WAIT);
  for (const client of [ana, ben]) client.leave();
  await server.stop();
  read.splice(0);
  await server.start();
  expect([await listOf(ana, server), await listOf(ben, server)]).toEqual([before, before]);
  expect(read).toEqual([]);
});

it('a table that has changed since, or of which nothing is kept, is listed from its log, and kept', async () => {
  const { server, read, saved } = await watchedServer();
  const { table, clients } = await playMatch(server);
  const [ana, ben] = clients as [TestClient, TestClient];
  await ben.do(table, { type: 'standUp' });
  const before = await listOf(ana, server);
  expect(before).toMatchObject([{ table, seated: 1 }]);
  for (const client of [ana, ben]) client.leave();
  await server.stop();
  const database = new SqliteDatabase(join(server.folder, 'miaou.sqlite'));
  database.exec('DELETE FROM listings');
  database.close();
  read.splice(0);
  saved.splice(0);
  await server.start();
  expect(await listOf(ana, server)).toEqual(before.map((own) => ({ ...own, watching: 0 })));
  expect(read).toEqual([table]);
  await vi.waitFor(() => expect(saved).toContain(table), LONGEST_WAIT);
});

const SWEEP = 5_000;
const MINUTE = 60_000;

/** Nobody is at the table any more, and it leaves the memory. */
const leaveAlone = async (server: TestServer, { table, clients }: Scene, saved: readonly string[]): Promise<void> => {
  for (const client of clients) client.leave();
  server.now += 11 * MINUTE;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(SWEEP);
    expect(saved).toContain(table);
  }, LONGEST_WAIT);
};

const UNDER_WAY = { ...CHOP, parts: { cat: seat(0), opener: seat(1) } };

it('a match that rests is listed as before, without its log, and tells each reader whether they are awaited', async () => {
  const { server, read, saved } = await watchedServer();
  const scene = await startMatch(server, UNDER_WAY);
  const [ana, ben] = scene.clients as [TestClient, TestClient];
  const before = [await listOf(ana, server), await listOf(ben, server)];
  expect(before).toMatchObject([[{ stage: 'playing', awaited: true }], [{ stage: 'playing', awaited: false }]]);
  await leaveAlone(server, scene, saved);
  read.splice(0);
  const after = [await listOf(ana, server), await listOf(ben, server)];
  expect(after).toEqual(before.map(([own]) => [{ ...own, watching: 0 }]));
  expect(read).toEqual([]);
  expect(JSON.stringify(after)).not.toContain(ana.guest.person);
});

it('a match that went on since it rested is listed as it is now', async () => {
  const { server, saved } = await watchedServer();
  const scene = await startMatch(server, UNDER_WAY);
  await leaveAlone(server, scene, saved);
  // Both come back: with one of them away a bot could take over, and the match be over and listed anew by that.
  const [ana, ben] = (await Promise.all(scene.clients.map(({ guest }) => TestClient.enter(guest)))) as [
    TestClient,
    TestClient,
  ];
  for (const client of [ana, ben]) await client.watch(scene.table, 'views');
  const { legal } = ana;
  if (legal === undefined || legal === 'roll') throw new Error('the cat is not set by whom it should be');
  await ana.do(scene.table, { type: 'move', move: { ...legal[0] } });
  for (const client of [ana, ben]) client.leave();
  await server.stop();
  await server.start();
  expect(await listOf(ana, server)).toMatchObject([{ table: scene.table, stage: 'playing', awaited: false }]);
});

it('a standing order of somebody else does not move a match that rests', async () => {
  const { server, read, saved } = await watchedServer();
  const scene = await startMatch(server, FELIX);
  const [ana, ben] = scene.clients as [TestClient, TestClient];
  server.now += MINUTE;
  const later = await openTable(ana.guest, FELIX);
  server.now += MINUTE;
  await ben.do(scene.table, { type: 'order', order: { round: 1, upTo: 4 } });
  const tablesOf = async (): Promise<string[]> => (await listOf(ana, server)).map(({ table }) => table);
  expect(await tablesOf()).toEqual([later, scene.table]);
  await leaveAlone(server, scene, saved);
  read.splice(0);
  expect(await tablesOf()).toEqual([later, scene.table]);
  expect(read).toEqual([]);
});
