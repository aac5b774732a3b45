import type { LobbyTable } from '@miaou/protocol';
import type { Legal, Settings, TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gather, hostOf, startMatch } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, meet, openTable, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

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

const A_SECOND = 1_000;

const PUBLIC: Settings = { ...FELIX, access: { join: 'public', watch: 'anyone' } };

const tablesIn = (lobby: { tables: readonly LobbyTable[] }): unknown[] =>
  lobby.tables.map(({ table, stage, seated, bots, watching, host }) => ({
    table,
    stage,
    seated,
    bots,
    watching,
    host,
  }));

describe('the lobby', () => {
  it('the lobby lists public tables with at least one player, with live counts', async () => {
    const server = await servers.start();
    const onlooker = await TestClient.enter(await meet(server.address));
    onlooker.send({ type: 'lobby', on: true });
    expect(await onlooker.next('lobby')).toEqual({ type: 'lobby', tables: [] });
    const scene = await gather(server, PUBLIC, 2);
    const host = hostOf(scene);
    vi.advanceTimersByTime(A_SECOND);
    expect((await onlooker.next('lobby')).tables).toEqual([]);
    await host.do(scene.table, { type: 'sit' });
    vi.advanceTimersByTime(A_SECOND);
    const waiting = { table: scene.table, stage: 'gathering', seated: 1, bots: 0, watching: 1 };
    expect(tablesIn(await onlooker.next('lobby'))).toMatchObject([waiting]);
    scene.clients[1]?.leave();
    await host.next('presence');
    await host.until(() => host.texts.some((text) => text.includes('"presence"') && text.includes('"watching":0')));
    vi.advanceTimersByTime(A_SECOND);
    expect(tablesIn(await onlooker.next('lobby'))).toMatchObject([{ ...waiting, watching: 0 }]);
  });

  it('the lobby lists running tables until they are over or empty', async () => {
    const server = await servers.start();
    const scene = await gather(server, { ...PUBLIC, game: 'chop', options: {} }, 1);
    const host = hostOf(scene);
    await host.do(scene.table, { type: 'sit' });
    for (const seat of [1, 2] as never[]) await host.do(scene.table, { type: 'seatBot', seat, bot: 'greedy' });
    await host.do(scene.table, { type: 'start' });
    const listed = async (): Promise<unknown[]> =>
      tablesIn((await askHttp(host.guest, '/api/lobby')).json as { tables: LobbyTable[] });
    expect(await listed()).toMatchObject([
      { stage: 'playing', seated: 1, bots: 2, host: expect.any(String) as string },
    ]);
    const other = await gather(server, PUBLIC, 1);
    await hostOf(other).do(other.table, { type: 'sit' });
    expect(await listed()).toHaveLength(2);
    await hostOf(other).do(other.table, { type: 'standUp' });
    expect(await listed()).toHaveLength(1);
  });

  it('the lobby is the same after a restart, the newest first', async () => {
    const server = await servers.start();
    const tables: TableId[] = [];
    for (let count = 0; count < 3; count++) {
      server.now += 1_000;
      const scene = await gather(server, PUBLIC, 1);
      await hostOf(scene).do(scene.table, { type: 'sit' });
      tables.unshift(scene.table);
    }
    await server.stop();
    await server.start();
    const onlooker = await TestClient.enter(await meet(server.address));
    onlooker.send({ type: 'lobby', on: true });
    // The lobby fills while tables are loaded, and is sent by a timer: no message may be on its way when the last one is loaded.
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(A_SECOND);
        const last = onlooker.received.findLast((message) => 'type' in message && message.type === 'lobby');
        expect(last).toMatchObject({ tables: tables.map((table) => ({ table })) });
      },
      { timeout: 60_000 },
    );
  });

  it('the lobby is not sent to a client that unsubscribed', async () => {
    const server = await servers.start();
    const onlooker = await TestClient.enter(await meet(server.address));
    onlooker.send({ type: 'lobby', on: true });
    await onlooker.next('lobby');
    onlooker.send({ type: 'lobby', on: false });
    await onlooker.caughtUp();
    const scene = await gather(server, PUBLIC, 1);
    await hostOf(scene).do(scene.table, { type: 'sit' });
    vi.advanceTimersByTime(A_SECOND);
    await onlooker.caughtUp();
    expect(onlooker.received.filter((message) => 'type' in message && message.type === 'lobby')).toHaveLength(1);
  });

  it('the lobby never contains a whole board', async () => {
    const server = await servers.start();
    const guest = await meet(server.address);
    const games = (await askHttp(guest, '/api/games')).json as { games: { id: string; options: object }[] };
    expect(games.games.find(({ id }) => id === 'chop')?.options).toHaveProperty('layout');
    const table = await openTable(guest, { ...CHOP, access: PUBLIC.access, options: { maxRounds: 9 } });
    const host = await TestClient.enter(guest);
    await host.do(table, { type: 'sit' });
    const lobby = (await askHttp(guest, '/api/lobby')).json as { tables: LobbyTable[] };
    expect(lobby.tables[0]?.settings.options).toEqual({ maxRounds: 9 });
  });
});

describe('my tables', () => {
  it('a person’s tables are those where they sit, visible to them alone', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 3);
    const [, ben, cleo] = scene.clients as [TestClient, TestClient, TestClient];
    await ben.do(scene.table, { type: 'sit' });
    expect((await askHttp(ben.guest, '/api/me/tables')).json).toMatchObject({
      tables: [{ table: scene.table, seated: 1 }],
    });
    expect((await askHttp(cleo.guest, '/api/me/tables')).json).toEqual({ tables: [] });
    await ben.do(scene.table, { type: 'standUp' });
    expect((await askHttp(ben.guest, '/api/me/tables')).json).toEqual({ tables: [] });
  });

  it('a person’s tables say whether their decision is awaited, and nothing of others', async () => {
    const server = await servers.start();
    const { table, clients } = await startMatch(server, FELIX, 'views');
    const [ana, ben] = clients as [TestClient, TestClient];
    const awaited = async ({ guest }: TestClient): Promise<unknown> => {
      const { tables } = (await askHttp(guest, '/api/me/tables')).json as { tables: { awaited: boolean }[] };
      return tables.map((mine) => mine.awaited);
    };
    expect([await awaited(ana), await awaited(ben)]).toEqual([[true], [true]]);
    const [card] = ana.legal as Exclude<Legal, 'roll'>;
    await ana.do(table, { type: 'move', move: { ...card } });
    expect([await awaited(ana), await awaited(ben)]).toEqual([[false], [true]]);
    await ben.do(table, { type: 'standUp' });
    expect(await awaited(ben)).toEqual([false]);
  });

  it('a person’s tables include those they opened before sitting down', async () => {
    const server = await servers.start();
    const { table, clients } = await gather(server, FELIX, 1);
    const [host] = clients as [TestClient];
    const mine = async (): Promise<unknown> => (await askHttp(host.guest, '/api/me/tables')).json;
    expect(await mine()).toMatchObject({ tables: [{ table, seated: 0 }] });
    await host.do(table, { type: 'sit' });
    expect(await mine()).toMatchObject({ tables: [{ table, seated: 1 }] });
    await host.do(table, { type: 'standUp' });
    expect(await mine()).toEqual({ tables: [] });
  });
});
