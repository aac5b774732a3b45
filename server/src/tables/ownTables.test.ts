import { join } from 'node:path';
import type { OwnTable } from '@miaou/protocol';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SqliteDatabase } from '../store/sqlite/connection.js';
import type { Store } from '../store/store.js';
import { playOn, type Scene, startMatch } from '../testing/live/scene.js';
import { CHOP } from '../testing/live/settings.js';
import { askHttp, type TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';
import { LONGEST_WAIT } from '../testing/waiting.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
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
