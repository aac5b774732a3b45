import { gameById } from '@miaou/games';
import { isJsonObject, replay, SeededChance, seat } from '@miaou/kit';
import type { Settings } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gather, hostOf, playOn, type Scene, seatAll } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, type TestClient } from '../testing/live/testClient.js';
import { ServerWorkshop } from '../testing/live/testServer.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

const playAll = ({ clients, table }: Scene, seed: string): Promise<unknown> =>
  Promise.all(clients.map((client, index) => playOn(client, table, new SeededChance(`${seed} ${index}`))));

const recordOf = async (client: TestClient, table: string, match: number): Promise<unknown> =>
  (await askHttp(client.guest, `/api/tables/${table}/records/${match}`)).json;

const expectSound = (settings: Settings, record: unknown): void => {
  const game = gameById(settings.game);
  if (game === undefined || !isJsonObject(record)) throw new Error('no record');
  expect(replay(game, record)).toMatchObject({ ok: true });
  expect(record['result']).toBeDefined();
};

describe('a whole match', () => {
  it.each([
    ['Felix, three people', FELIX, [0, 1, 2]],
    ['Felix, five seats, people in 1 and 3', { ...FELIX, seats: 5 }, [3, 1]],
    ['Filou, four seats, one person in the last', { ...FELIX, seats: 4, options: { edition: 'filou' } }, [3]],
    ['Chop, two people', CHOP, [1, 0]],
    ['Chop, five seats, people in 2 and 4', { ...CHOP, seats: 5 }, [2, 4]],
    ['Chop, a person as the cat against a bot', { ...CHOP, parts: { cat: seat(0) } }, [0]],
  ] as const)('of %s is played over sockets to its end and kept as a record', async (name, settings, seats) => {
    const server = await workshop.start();
    const scene = await gather(server, settings, seats.length, 'views');
    await seatAll(scene, settings, seats);
    await playAll(scene, name);
    expectSound(settings, await recordOf(hostOf(scene), scene.table, 1));
    expect(server.log).toEqual([]);
  });

  it('of bots alone is played while its host looks on', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, []);
    const host = hostOf(scene);
    await host.until(() => host.isOver);
    expectSound(FELIX, await recordOf(host, scene.table, 1));
  });

  it('is followed by another at the same table, counted and kept beside it', async () => {
    const server = await workshop.start();
    const short = { ...CHOP, options: { maxRounds: 3 } };
    const scene = await gather(server, short, 2, 'views');
    await seatAll(scene, short, [0, 1]);
    await playAll(scene, 'first');
    const [host, other] = scene.clients as [TestClient, TestClient];
    await other.do(scene.table, { type: 'rematch' });
    await host.do(scene.table, { type: 'start' });
    await other.until(() => !other.isOver);
    await playAll(scene, 'second');
    const [first, second] = [await recordOf(host, scene.table, 1), await recordOf(other, scene.table, 2)];
    for (const record of [first, second]) expectSound(CHOP, record);
    expect(second).not.toEqual(first);
  });

  it('is nobody’s to read before it is over', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, [0]);
    expect((await askHttp(hostOf(scene).guest, `/api/tables/${scene.table}/records/1`)).status).toBe(404);
    await playAll(scene, 'late');
    expect((await askHttp(hostOf(scene).guest, `/api/tables/${scene.table}/records/1`)).status).toBe(200);
  });
});

describe('bots at a table', () => {
  it('get what their seat may see and no more', async () => {
    const server = await workshop.start();
    const scene = await gather(server, { ...FELIX, seats: 4 }, 1, 'views');
    await seatAll(scene, { ...FELIX, seats: 4 }, [2]);
    await playAll(scene, 'views only');
    expect(server.bots.tasks.length).toBeGreaterThan(50);
    for (const { seat: own, view, ...rest } of server.bots.tasks) {
      expect(Object.keys(rest).toSorted()).toEqual(['bot', 'game', 'legalMoves', 'milliseconds', 'seed']);
      expect(view.viewer).toBe(own);
      const { seats } = view as unknown as { seats: readonly { hand?: unknown; mice?: unknown }[] };
      expect(seats.map(({ hand, mice }) => hand !== undefined && mice !== undefined)).toEqual(
        seats.map((_, index) => index === own),
      );
    }
  });
});
