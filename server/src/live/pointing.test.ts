import { seat } from '@miaou/kit';
import type { Settings } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Scene, startMatch } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { meet, TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const FOUR: Settings = { ...CHOP, seats: 4, options: {}, parts: { cat: seat(0) } };

/** A cat, three mouse players and somebody who watches. */
const play = async (server: TestServer): Promise<{ scene: Scene; all: readonly TestClient[] }> => {
  const scene = await startMatch(server, FOUR);
  const watcher = await TestClient.enter(await meet(server.address));
  await watcher.watch(scene.table);
  const all = [...scene.clients, watcher];
  for (const client of all) await client.caughtUp();
  return { scene, all };
};

/** Frames that come by themselves: the answers to pings, and who has come a while before. */
const NOT_MEANT = /^\{"type":"(?:pong|presence)"/;

/** Everything that each client was sent while something happened. */
const heard = async (all: readonly TestClient[], happen: () => void): Promise<readonly (readonly string[])[]> => {
  const before = all.map(({ texts }) => texts.length);
  happen();
  for (const client of all) await client.caughtUp();
  return all.map(({ texts }, index) => texts.slice(before[index]).filter((text) => !NOT_MEANT.test(text)));
};

describe('pointing', () => {
  it('what is pointed at is seen by all mouse players, and neither the cat nor a spectator receives a byte', async () => {
    const { scene, all } = await play(await servers.start());
    const [, ben] = all as [TestClient, TestClient];
    const told = await heard(all, () => ben.send({ type: 'point', table: scene.table, at: 'c4' }));
    const message = JSON.stringify({ type: 'pointed', table: scene.table, person: ben.guest.person, at: 'c4' });
    expect(told).toEqual([[], [message], [message], [message], []]);
  });

  it('by the cat, by a spectator, at nothing on the board or in a game without sides is told to nobody', async () => {
    const server = await servers.start();
    const { scene, all } = await play(server);
    const [cat, ben, , , watcher] = all as [TestClient, TestClient, TestClient, TestClient, TestClient];
    const told = await heard(all, () => {
      for (const client of [cat, watcher]) client.send({ type: 'point', table: scene.table, at: 'c4' });
      for (const at of ['g1', 'c9', 'constructor']) ben.send({ type: 'point', table: scene.table, at });
    });
    expect(told.flat()).toEqual([]);
    const felix = await startMatch(server, FELIX);
    const [ana] = felix.clients as [TestClient];
    expect(
      (await heard(felix.clients, () => ana.send({ type: 'point', table: felix.table, at: 'c4' }))).flat(),
    ).toEqual([]);
  });

  it('pointing is limited like talk, and is not stored', async () => {
    const { scene, all } = await play(await servers.start());
    const [, ben, cleo] = all as [TestClient, TestClient, TestClient];
    const [, , told] = await heard(all, () => {
      for (let times = 0; times < 12; times++) ben.send({ type: 'point', table: scene.table, at: 'N' });
    });
    expect(told?.map((text) => text.includes('"pointed"'))).toEqual(Array.from({ length: 8 }, () => true));
    const late = await TestClient.enter(cleo.guest);
    await late.watch(scene.table);
    await late.caughtUp();
    expect(late.texts.filter((text) => text.includes('pointed'))).toEqual([]);
  });
});
