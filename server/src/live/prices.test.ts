import { seat } from '@miaou/kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FELIX } from '../testing/live/settings.js';
import { meet, openTable, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

describe('a price', () => {
  it('a person who changes a table without end is asked to wait, stays connected, and can still leave', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const guest = await meet(server.address);
    const table = await openTable(guest, FELIX);
    const ana = await TestClient.enter(guest);
    let times = 0;
    while ((await ana.try(table, { type: 'sit' })) === 'ok') {
      expect(await ana.try(table, { type: 'standUp' })).toBe('ok');
      // As many messages as one connection may send.
      server.now += 40;
      times += 1;
    }
    expect(times).toBeGreaterThanOrEqual(30);
    expect(times).toBeLessThan(33);
    const answer = await ana.command(table, { type: 'sit' });
    expect(answer).toMatchObject({ refusal: { code: 'too-often', seconds: expect.any(Number) as number } });
    server.now += 6_000;
    expect(await ana.try(table, { type: 'sit' })).toBe('ok');
    expect(await ana.try(table, { type: 'seatBot', seat: seat(1), bot: 'greedy' })).toBe('too-often');
    expect(await ana.try(table, { type: 'standUp' })).toBe('ok');
  });

  it('a command that changes nothing is answered, makes no entry and costs nothing', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const guest = await meet(server.address);
    const table = await openTable(guest, FELIX);
    const ana = await TestClient.enter(guest);
    const n = await ana.do(table, { type: 'sit' });
    for (let times = 0; times < 100; times++) {
      server.now += 20;
      expect(await ana.do(table, { type: 'configure', settings: FELIX })).toBe(n);
    }
    expect(await server.metrics()).toContain('miaou_entries_total 2\n');
  });
});
