import { seat } from '@miaou/kit';
import type { Settings, Snapshot } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostOf, type Scene, startMatch } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { meet, openTable, TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';

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

const SWEEP = 5_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Seat 0 sets the cat, so it alone is to decide. */
const timed = (clock: Settings['clock']): Settings => ({ ...CHOP, parts: { cat: seat(0), opener: seat(1) }, clock });

const sweep = (): void => void vi.advanceTimersByTime(SWEEP);

/** Sweeps again and again until it shows: a sweep that falls into the one before it does nothing. */
const sweepUntil = async (client: TestClient, isMet: () => boolean): Promise<void> => {
  while (!isMet()) {
    sweep();
    await client.caughtUp();
  }
};

const shown = async (client: TestClient, { table }: Scene): Promise<Snapshot> => {
  const watching = await client.watch(table);
  if (watching.type !== 'watching') throw new Error('not shown');
  return watching.snapshot;
};

const standInsAt = async (client: TestClient, scene: Scene): Promise<unknown> =>
  (await shown(client, scene)).seats.map((facts) => ('standIn' in facts ? facts.standIn : undefined));

const timeOuts = (client: TestClient): number =>
  client.received.filter((message) => 'changes' in message && JSON.stringify(message).includes('timedOut')).length;

const enterAgain = async ({ clients: [client] }: Scene, { address }: TestServer): Promise<TestClient> => {
  if (client === undefined) throw new Error('nobody was there');
  return TestClient.enter({ ...client.guest, address });
};

const tablesInMemory = async (server: TestServer): Promise<string | undefined> =>
  /miaou_tables (\d+)/.exec(await server.metrics())?.[1];

describe('clocks', () => {
  it('deadlines are sent in the server’s time, and only that time ends them', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, timed({ kind: 'perMove', seconds: 30 }));
    const host = hostOf(scene);
    expect((await shown(host, scene)).deadlines).toEqual({ 0: server.now + 30_000 });
    server.now += 29_999;
    sweep();
    await host.caughtUp();
    expect(timeOuts(host)).toBe(0);
    server.now += 1;
    await sweepUntil(host, () => timeOuts(host) === 1);
  });

  it('an expired clock lets a bot stand in, and the player who returns gets the seat back', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, timed({ kind: 'perMove', seconds: 30 }));
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    server.now += 30_000;
    await sweepUntil(ana, () => timeOuts(ana) === 1);
    await ben.until(() => ben.texts.some((text) => text.includes('"type":"events"')));
    expect(await ana.try(scene.table, { type: 'roll' })).toBe('bot-plays-for-you');
    await ana.do(scene.table, { type: 'return' });
    expect(await standInsAt(ana, scene)).toEqual([undefined, undefined]);
  });

  it('deadlines survive a restart, and each expires once', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, timed({ kind: 'days', days: 2 }));
    await server.stop();
    server.now += 2 * DAY - 1;
    await server.start();
    const ana = await enterAgain(scene, server);
    expect(await standInsAt(ana, scene)).toEqual([undefined, undefined]);
    server.now += 1;
    await sweepUntil(ana, () => timeOuts(ana) === 1);
    await server.stop();
    await server.start();
    const again = await enterAgain(scene, server);
    expect(await standInsAt(again, scene)).toEqual(['timedOut', undefined]);
    for (let times = 0; times < 3; times++) {
      sweep();
      await again.caughtUp();
    }
    expect(timeOuts(again)).toBe(0);
  });

  it('the deadline of a table without followers expires too: the table is unloaded, and the sweep loads it again', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, timed({ kind: 'days', days: 1 }));
    for (const client of scene.clients) client.leave();
    expect(await tablesInMemory(server)).toBe('1');
    server.now += 11 * MINUTE;
    while ((await tablesInMemory(server)) !== '0') sweep();
    server.now += DAY;
    while ((await tablesInMemory(server)) !== '1') sweep();
    const ana = await enterAgain(scene, server);
    while (!JSON.stringify(await standInsAt(ana, scene)).includes('timedOut')) await ana.caughtUp();
  });

  it('clocks stand still while the table is paused', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, timed({ kind: 'perMove', seconds: 30 }));
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    server.now += 10_000;
    await ana.do(scene.table, { type: 'ask', wish: 'pause' });
    await ben.do(scene.table, { type: 'agree' });
    server.now += DAY;
    sweep();
    await ana.caughtUp();
    expect(timeOuts(ana)).toBe(0);
    await ben.do(scene.table, { type: 'ask', wish: 'resume' });
    expect((await shown(ben, scene)).deadlines).toEqual({ 0: server.now + 20_000 });
  });
});

describe('bots and a restart', () => {
  it('a table at which a bot was to move goes on by itself after a restart', async () => {
    const server = await workshop.start({ settings: { botPace: '600000-600000' } });
    const guest = await meet(server.address);
    const host = await TestClient.enter(guest);
    const table = await openTable(guest, FELIX);
    for (const index of [0, 1, 2]) await host.do(table, { type: 'seatBot', seat: seat(index), bot: 'greedy' });
    await host.do(table, { type: 'start' });
    expect(server.bots.tasks).toEqual([]);
    await server.stop();
    server.hasten();
    await server.start();
    const again = await TestClient.enter({ ...guest, address: server.address });
    await again.watch(table);
    await again.until(() => again.isOver);
    expect(server.bots.tasks.length).toBeGreaterThan(30);
  });
});
