import { gameById } from '@miaou/games';
import { isJsonObject, replay, SeededChance, seat } from '@miaou/kit';
import type { Settings } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf, playOn, type Scene, seatAll } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, type TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

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
  ] as const)('a match of %s is played over sockets to its end and kept as a record', async (name, settings, seats) => {
    const server = await servers.start();
    const scene = await gather(server, settings, seats.length, 'views');
    await seatAll(scene, settings, seats);
    await playAll(scene, name);
    expectSound(settings, await recordOf(hostOf(scene), scene.table, 1));
    expect(server.log).toEqual([]);
  });

  it('a match of bots alone is played while its host watches', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, []);
    const host = hostOf(scene);
    await host.until(() => host.isOver);
    expectSound(FELIX, await recordOf(host, scene.table, 1));
  });

  it('a record is handed on as it was stored, and not again to a client that has it', async () => {
    let stored: string | undefined;
    const server = await servers.start({
      wrap: (store) =>
        withMethods(store, {
          archive: {
            find: async (table, match) => {
              const found = await store.archive.find(table, match);
              if (found === undefined) return undefined;
              // Spaces that no program would write: they come through only where nothing is parsed.
              stored = found.record.replace('{', '{  ');
              return { ...found, record: stored };
            },
            read: (...asked) => store.archive.read(...asked),
            playedBy: (...asked) => store.archive.playedBy(...asked),
            import: (...given) => store.archive.import(...given),
          },
        }),
    });
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, []);
    const host = hostOf(scene);
    await host.until(() => host.isOver);
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${server.address}/api/tables/${scene.table}/records/1`, {
        headers: { cookie: host.guest.cookie, ...headers },
      });
    const first = await ask({});
    const text = await first.text();
    expect(text.startsWith(stored?.slice(0, -1) ?? 'nothing was stored')).toBe(true);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask({ 'if-none-match': '"another"' });
    expect([other.status, await other.text()]).toEqual([200, text]);
  });

  it('a second match at the same table is counted and archived separately', async () => {
    const server = await servers.start();
    const short = { ...CHOP, options: { maxRounds: 3 } };
    const scene = await gather(server, short, 2, 'views');
    await seatAll(scene, short, [0, 1]);
    await playAll(scene, 'first');
    const [host, other] = scene.clients as [TestClient, TestClient];
    await other.do(scene.table, { type: 'setUp' });
    await host.do(scene.table, { type: 'start' });
    await other.until(() => !other.isOver);
    await playAll(scene, 'second');
    const [first, second] = [await recordOf(host, scene.table, 1), await recordOf(other, scene.table, 2)];
    for (const record of [first, second]) expectSound(CHOP, record);
    const seating = scene.clients.map(({ guest }) => ({ person: guest.person }));
    const players = seating.map(() => ({ kind: 'person', name: expect.any(String) as string }));
    for (const record of [first, second]) expect(record).toMatchObject({ seating, players });
    const { json: body } = await askHttp(host.guest, `/api/tables/${scene.table}/records/1/anonymous`);
    expectSound(CHOP, body);
    for (const { guest } of scene.clients) expect(JSON.stringify(body)).not.toContain(guest.person);
    for (const field of ['players', 'seating', 'handovers']) expect(body).not.toHaveProperty(field);
    expect(second).not.toEqual(first);
  });

  it('the record of a match cannot be read before its end', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1, 'views');
    await seatAll(scene, FELIX, [0]);
    expect((await askHttp(hostOf(scene).guest, `/api/tables/${scene.table}/records/1`)).status).toBe(404);
    await playAll(scene, 'late');
    expect((await askHttp(hostOf(scene).guest, `/api/tables/${scene.table}/records/1`)).status).toBe(200);
  });
});

describe('bots at a table', () => {
  it('the threads of bots are started once, when the first bot is seated', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1);
    const host = hostOf(scene);
    await host.do(scene.table, { type: 'sit' });
    expect(server.bots.warmUps).toBe(0);
    for (const index of [1, 2]) await host.do(scene.table, { type: 'seatBot', seat: seat(index), bot: 'greedy' });
    expect(server.bots.warmUps).toBe(1);
    expect(server.bots.tasks).toEqual([]);
  });

  it('bots get what their seat may see and no more', async () => {
    const server = await servers.start();
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
