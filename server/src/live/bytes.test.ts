import { type Chance, drawn, SeededChance } from '@miaou/kit';
import { commandId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

/** The length of an unmasked text frame with its header (RFC 6455, 5.2). */
const frameBytes = (text: string): number => {
  const length = Buffer.byteLength(text);
  return length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);
};

const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + frameBytes(text), 0);

const isOfMoves = (text: string): boolean => text.startsWith('{"n":') || text.startsWith('{"answer":');

/** The snapshot that a client gets which has just connected. */
const resyncBytes = async ({ guest }: TestClient, table: Parameters<TestClient['watch']>[0]): Promise<number> => {
  const fresh = await TestClient.enter(guest);
  const before = fresh.texts.length;
  await fresh.watch(table);
  const bytes = bytesOf(fresh.texts.slice(before, before + 1));
  fresh.leave();
  return bytes;
};

const roundOf = (client: TestClient | undefined): number | undefined => {
  const message = client?.received.findLast((received) => 'view' in received);
  return message !== undefined && 'view' in message ? (message.view as { round?: number } | null)?.round : undefined;
};

describe('traffic', () => {
  it('a random match of Felix with four players costs at most 110 bytes for each move and seat, and a resync at most 1.3 kB', async () => {
    const server = await servers.start();
    const { clients, table } = await startMatch(server, { ...FELIX, seats: 4 }, 'views');
    const followers = await Promise.all(clients.map(({ guest }) => TestClient.enter(guest)));
    for (const follower of followers) await follower.watch(table);
    const chance: Chance = new SeededChance('bytes');
    const resyncs: number[] = [];
    let moves = 0;
    while (!followers.every(({ isOver }) => isOver)) {
      await Promise.all(clients.map((client) => client.caughtUp()));
      const mover = clients.findIndex(({ legal }) => legal !== undefined);
      const follower = followers[mover];
      const legal = clients[mover]?.legal;
      if (follower === undefined || !Array.isArray(legal)) break;
      moves += 1;
      const { seen } = follower;
      const move = { ...(drawn(legal, chance) as object) };
      follower.send({ type: 'command', table, id: commandId(`m${moves}`), seen, command: { type: 'move', move } });
      await Promise.all(followers.map((each) => each.until(() => each.seen > seen)));
      if (roundOf(clients[mover]) === 5) resyncs.push(await resyncBytes(follower, table));
    }
    expect(moves).toBeGreaterThan(70);
    const spent = followers.reduce((sum, { texts }) => sum + bytesOf(texts.filter(isOfMoves)), 0);
    expect(spent / moves / 4).toBeLessThan(110);
    expect(resyncs.length).toBeGreaterThan(4);
    for (const bytes of resyncs) expect(bytes).toBeLessThan(1_300);
  });
});
