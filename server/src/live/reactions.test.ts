import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { FanOutLimits } from './fanOutLimits.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const heardBy = ({ received }: TestClient): number =>
  received.filter((message) => 'type' in message && message.type === 'reaction').length;

describe('reactions before a crowd', () => {
  it('a table sends so many frames of them at once, and then a thousand a second', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const { table, clients } = await gather(server, FELIX, 14);
    const [host] = clients as [TestClient];
    const lookers = await Promise.all(Array.from({ length: 46 }, () => TestClient.enter(host.guest)));
    for (const looker of lookers) await looker.watch(table);
    const everybodyReacts = async (times: number): Promise<number> => {
      const before = heardBy(host);
      for (const client of clients) {
        for (let time = 0; time < times; time++) client.send({ type: 'react', table, reaction: 'clap' });
        await client.caughtUp();
      }
      await host.caughtUp();
      return heardBy(host) - before;
    };
    expect(await everybodyReacts(8)).toBe(Math.floor(5_000 / 60));
    server.now += 2_000;
    expect(await everybodyReacts(1)).toBe(14);
  });

  it('a few friends are never kept from reacting', async () => {
    const { table, clients } = await gather(await servers.start({ settings: { limitFactor: '1' } }), FELIX, 5);
    for (const client of clients)
      for (let time = 0; time < 8; time++) client.send({ type: 'react', table, reaction: 'purr' });
    for (const client of clients) await client.caughtUp();
    const [host] = clients as [TestClient];
    await host.caughtUp();
    expect(heardBy(host)).toBe(5 * 8);
  });
});

describe('what all tables send of them together', () => {
  const tables = Array.from({ length: 6 }, (_, index) => `table-${index}` as Parameters<FanOutLimits['maySend']>[0]);

  it('one is always sent after a while, however many look on', () => {
    const limits = new FanOutLimits(1);
    const [table] = tables as [(typeof tables)[0]];
    expect([limits.maySend(table, 1_000_000, 0), limits.maySend(table, 1, 0)]).toEqual([true, false]);
    expect(limits.maySend(table, 1_000_000, 60_000)).toBe(true);
  });

  it('many tables have no more than some tables', () => {
    const limits = new FanOutLimits(1);
    expect(tables.map((table) => limits.maySend(table, 5_000, 0))).toEqual([true, true, true, true, false, false]);
    expect(tables.slice(4).map((table) => limits.maySend(table, 100, 1_000))).toEqual([true, true]);
  });
});
