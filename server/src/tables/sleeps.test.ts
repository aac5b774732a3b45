import { seat } from '@miaou/kit';
import type { Settings, Snapshot } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostOf, type Scene, startMatch } from '../testing/live/scene.js';
import { CHOP } from '../testing/live/settings.js';
import { TestClient } from '../testing/live/testClient.js';
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

const SECOND = 1_000;
const HOUR = 3_600_000;

/** Seat 0 sets the cat, so it alone is to decide. */
const TIMED: Settings = {
  ...CHOP,
  parts: { cat: seat(0), opener: seat(1) },
  clock: { kind: 'perMove', seconds: 30 },
};

const start = async (): Promise<{ server: TestServer; scene: Scene; host: TestClient }> => {
  const server = await workshop.start({ awakeWithin: 2 * SECOND });
  const scene = await startMatch(server, TIMED);
  return { server, scene, host: hostOf(scene) };
};

/** Time in which the server ticks as it should. */
const stayAwake = async (server: TestServer, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    server.now += SECOND;
    vi.advanceTimersByTime(SECOND);
    // A periodic task is not begun again before it has ended.
    await new Promise((resolve) => void setImmediate(resolve));
  }
};

const countOf = (client: TestClient, type: string): number => client.texts.filter((text) => text.includes(type)).length;

const shown = async (client: TestClient, { table }: Scene): Promise<Snapshot> => {
  const watching = await client.watch(table);
  if (watching.type !== 'watching') throw new Error('not shown');
  return watching.snapshot;
};

const deadlineAt = async (client: TestClient, scene: Scene): Promise<number | undefined> =>
  (await shown(client, scene)).deadlines?.[0];

const isStoodInFor = async (client: TestClient, scene: Scene): Promise<boolean> =>
  JSON.stringify((await shown(client, scene)).seats).includes('timedOut');

describe('a server that was not there', () => {
  it.each(['stopped', 'set forward'])(
    'nobody loses on time when it was %s, and all are told the deadline',
    async (how) => {
      for (const slept of [1.5 * SECOND, 60 * SECOND, HOUR]) {
        const { server, scene, host } = await start();
        const deadline = (await deadlineAt(host, scene)) ?? 0;
        await stayAwake(server, 29);
        const before = countOf(host, '"deadlines"');
        if (how === 'stopped') server.now += slept;
        else server.clockStep += slept;
        await stayAwake(server, 1);
        await host.until(() => countOf(host, '"deadlines"') > before);
        const later = await deadlineAt(host, scene);
        expect(later).toBeGreaterThanOrEqual(deadline + slept);
        expect(later).toBeLessThanOrEqual(deadline + slept + SECOND);
        expect(await isStoodInFor(host, scene)).toBe(false);
        while (!(await isStoodInFor(host, scene))) await stayAwake(server, 5);
      }
    },
  );

  it.each([1.5 * SECOND, 60 * SECOND, HOUR])(
    'clocks go on at their pace when its own is set back by %i ms',
    async (step) => {
      const { server, scene, host } = await start();
      const deadline = await deadlineAt(host, scene);
      await stayAwake(server, 20);
      server.clockStep -= step;
      await stayAwake(server, 9);
      expect(await isStoodInFor(host, scene)).toBe(false);
      expect(await deadlineAt(host, scene)).toBe(deadline);
      await stayAwake(server, 6);
      while (!(await isStoodInFor(host, scene))) vi.advanceTimersByTime(5 * SECOND);
      expect(server.now - (deadline ?? 0)).toBeLessThan(10 * SECOND);
    },
  );

  it('after a downtime every clock has the time that it had before', async () => {
    const { server, scene, host } = await start();
    const deadline = (await deadlineAt(host, scene)) ?? 0;
    await stayAwake(server, 20);
    await server.stop();
    server.now += HOUR;
    await server.start();
    const again = await TestClient.enter({ ...host.guest, address: server.address });
    await again.watch(scene.table);
    await again.until(() => again.seen > 0);
    expect(await deadlineAt(again, scene)).toBe(deadline + HOUR);
    expect(await isStoodInFor(again, scene)).toBe(false);
  });
});
