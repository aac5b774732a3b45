import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FELIX } from '../../src/testing/live/settings.js';
import { meet, openTable, TestClient } from '../../src/testing/live/testClient.js';
import { TestServers } from '../../src/testing/live/testServer.js';
import { nextEvent } from '../../src/testing/waiting.js';

const PING_EVERY = 30_000;

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

const presentAt = ({ received }: TestClient): unknown => {
  const newest = received.findLast((message) => 'type' in message && message.type === 'presence');
  return newest !== undefined && 'type' in newest && newest.type === 'presence' ? newest.watching : undefined;
};

/** Everybody is pinged, and whoever answers has been heard. */
const pingAll = async (answering: TestClient): Promise<void> => {
  const pinged = nextEvent(answering.socket, 'ping');
  vi.advanceTimersByTime(PING_EVERY);
  await pinged;
  await answering.caughtUp();
};

describe('half-open connections', () => {
  it('a connection whose other end is gone is dropped at the second ping, the others are told, and who answers stays', async () => {
    const server = await servers.start();
    const guest = await meet(server.address);
    const table = await openTable(guest, FELIX);
    const answering = await TestClient.enter(guest);
    const silent = await TestClient.join(await meet(server.address), { autoPong: false });
    silent.send({ type: 'hello', protocol: 1 });
    for (const client of [answering, silent]) await client.watch(table);
    await answering.until(() => presentAt(answering) === 2);

    const gone = nextEvent(silent.socket, 'close');
    await pingAll(answering);
    expect(silent.socket.readyState).toBe(silent.socket.OPEN);
    await pingAll(answering);
    expect((await gone)[0]).toBe(1006);
    await answering.until(() => presentAt(answering) === 1);

    await pingAll(answering);
    expect(answering.socket.readyState).toBe(answering.socket.OPEN);
    expect(await server.metrics()).toContain('miaou_half_open_total 1\n');
  });
});
