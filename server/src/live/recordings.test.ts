import { LIMITS } from '@miaou/protocol';
import type { Settings } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf, type Scene } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { isUpdate, type TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
let server: TestServer;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const FILOU: Settings = { ...FELIX, options: { edition: 'filou' }, parts: { opener: 'meow' } };
const MEOW = 'GkXfow==';

const heardBy = (client: TestClient): unknown[] =>
  client.received.flatMap((message) => ('type' in message && message.type === 'recording' ? [message.audio] : []));

/** People who are asked who meows best: where four come to three seats, the last looks on. */
const contest = async (settings: Settings = FILOU, people = 4): Promise<Scene> => {
  server = await servers.start();
  const scene = await gather(server, settings, people);
  for (const client of scene.clients.slice(0, settings.seats)) await client.do(scene.table, { type: 'sit' });
  await hostOf(scene).do(scene.table, { type: 'start' });
  return scene;
};

const send = async (client: TestClient, scene: Scene, audio: string): Promise<void> => {
  client.send({ type: 'recording', table: scene.table, audio });
  await client.caughtUp();
};

describe('a meow of one’s own', () => {
  it('a recording is sent to all who follow the table, and is no part of it', async () => {
    const scene = await contest();
    const [ana, ben, , looker] = scene.clients as [TestClient, TestClient, TestClient, TestClient];
    await ben.caughtUp();
    const updates = ben.received.filter(isUpdate).length;
    await send(ana, scene, MEOW);
    for (const client of [ben, looker]) {
      await client.caughtUp();
      expect(heardBy(client)).toEqual([MEOW]);
    }
    expect(ben.received.filter(isUpdate)).toHaveLength(updates);
  });

  it('nobody hears one from who looks on, or when nobody is asked for a meow', async () => {
    const scene = await contest();
    const [ana, ben, , looker] = scene.clients as [TestClient, TestClient, TestClient, TestClient];
    await send(looker, scene, MEOW);
    await hostOf(scene).do(scene.table, { type: 'start' });
    await send(ana, scene, MEOW);
    await ben.caughtUp();
    expect(heardBy(ben)).toEqual([]);
  });

  it('at a public table strangers do not hear each other', async () => {
    const scene = await contest({ ...FILOU, access: { join: 'public', watch: 'anyone' } });
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await send(ana, scene, MEOW);
    await ben.caughtUp();
    expect(heardBy(ben)).toEqual([]);
  });

  it('a recording is bounded in size, and nothing but base64', async () => {
    const scene = await contest();
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    const longest = 'A'.repeat(LIMITS.recordingLetters);
    for (const audio of [`${longest}AAAA`, 'data:audio/webm', '', 'AAA', longest]) await send(ana, scene, audio);
    await ben.caughtUp();
    expect(heardBy(ben)).toEqual([longest]);
  });

  it('a recording counts as talk', async () => {
    const scene = await contest();
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    for (let times = 0; times < 8; times++) ana.send({ type: 'react', table: scene.table, reaction: 'purr' });
    await send(ana, scene, MEOW);
    await ben.caughtUp();
    expect(heardBy(ben)).toEqual([]);
  });

  it('one person is heard twice at once, and then every two seconds', async () => {
    const scene = await contest();
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    for (let times = 0; times < 4; times++) await send(ana, scene, MEOW);
    await ben.caughtUp();
    expect(heardBy(ben)).toHaveLength(2);
    server.now += 2_000;
    for (let times = 0; times < 2; times++) await send(ana, scene, MEOW);
    await ben.caughtUp();
    expect(heardBy(ben)).toHaveLength(3);
  });

  it('a table hears six at once from all its people, and then two a second', async () => {
    const seats = 5;
    const scene = await contest({ ...FILOU, seats }, seats);
    const everybody = async (): Promise<void> => {
      for (const client of scene.clients) await send(client, scene, MEOW);
    };
    const [ana] = scene.clients as [TestClient];
    for (let times = 0; times < 2; times++) await everybody();
    await ana.caughtUp();
    expect(heardBy(ana)).toHaveLength(6);
    server.now += 2_000;
    await everybody();
    await ana.caughtUp();
    expect(heardBy(ana)).toHaveLength(10);
  });
});
