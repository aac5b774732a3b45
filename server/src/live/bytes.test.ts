import { type Chance, drawn, SeededChance } from '@miaou/kit';
import { commandId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { TestClient } from '../testing/live/testClient.js';
import { ServerWorkshop } from '../testing/live/testServer.js';
import { textFrame } from './frame.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

/** On the wire, with the head of its frame. */
const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + textFrame(text).length, 0);

const isOfMoves = (text: string): boolean => text.startsWith('{"n":') || text.startsWith('{"answer":');

/** A resync as a client gets it that has just connected. */
const resyncBytes = async ({ guest }: TestClient, table: Parameters<TestClient['watch']>[0]): Promise<number> => {
  const fresh = await TestClient.enter(guest);
  const before = fresh.texts.length;
  await fresh.watch(table);
  const bytes = bytesOf(fresh.texts.slice(before, before + 1));
  fresh.leave();
  return bytes;
};

const roundOf = (client: TestClient | undefined): number | undefined => {
  const message = client?.heard.findLast((heard) => 'view' in heard);
  return message !== undefined && 'view' in message ? (message.view as { round?: number } | null)?.round : undefined;
};

describe('a random match of Felix with four players', () => {
  it('costs at most 110 bytes a move and seat, and at most 1.3 kB to come back to in its middle', async () => {
    const server = await workshop.start();
    const { clients, table } = await startMatch(server, { ...FELIX, seats: 4 }, 'views');
    const ears = await Promise.all(clients.map(({ guest }) => TestClient.enter(guest)));
    for (const ear of ears) await ear.watch(table);
    const chance: Chance = new SeededChance('bytes');
    const resyncs: number[] = [];
    let moves = 0;
    while (!ears.every(({ isOver }) => isOver)) {
      await Promise.all(clients.map((client) => client.caughtUp()));
      const mover = clients.findIndex(({ legal }) => legal !== undefined);
      const ear = ears[mover];
      const legal = clients[mover]?.legal;
      if (ear === undefined || !Array.isArray(legal)) break;
      moves += 1;
      const { seen } = ear;
      const move = { ...(drawn(legal, chance) as object) };
      ear.send({ type: 'command', table, id: commandId(`m${moves}`), seen, command: { type: 'move', move } });
      await Promise.all(ears.map((each) => each.until(() => each.seen > seen)));
      if (roundOf(clients[mover]) === 5) resyncs.push(await resyncBytes(ear, table));
    }
    expect(moves).toBeGreaterThan(70);
    const spent = ears.reduce((sum, { texts }) => sum + bytesOf(texts.filter(isOfMoves)), 0);
    expect(spent / moves / 4).toBeLessThan(110);
    expect(resyncs.length).toBeGreaterThan(4);
    for (const bytes of resyncs) expect(bytes).toBeLessThan(1_300);
  });
});
