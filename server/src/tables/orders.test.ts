import { seat } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { isUpdate, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let workshop: TestServers;
beforeAll(async () => {
  workshop = await TestServers.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

type Three = [TestClient, TestClient, TestClient];

const OPENED_BY_0 = { ...FELIX, parts: { opener: seat(0) } };
const NEVER = { botPace: '600000-600000' };

const lay = async (client: TestClient, table: TableId): Promise<void> => {
  await client.until(() => client.legal !== undefined);
  const [move] = client.legal as readonly object[];
  await client.do(table, { type: 'move', move: { ...move } });
};

/** A round in which seat 0 bids first and everybody has laid. */
const inAuction = async (settings = {}): Promise<{ clients: Three; table: TableId }> => {
  const server = await workshop.start({ settings });
  const scene = await startMatch(server, OPENED_BY_0, 'views');
  for (const client of scene.clients) await lay(client, scene.table);
  return { clients: scene.clients as unknown as Three, table: scene.table };
};

const bid = (amount: number) => ({ type: 'move', move: { type: 'bid', amount } }) as const;
const pass = { type: 'move', move: { type: 'pass' } } as const;

const hasHeard = (client: TestClient, words: string): boolean => client.texts.some((text) => text.includes(words));

/** Waits for words, and fails with what was heard instead if the connection ends before they come. */
const expectToHear = async (client: TestClient, words: string): Promise<void> => {
  await client.until(() => hasHeard(client, words));
  expect(client.texts.join('\n')).toContain(words);
};

/** Waits until a seat has bid so much. */
const expectBid = (client: TestClient, by: number, amount: number): Promise<void> =>
  expectToHear(client, `"bidMade","seat":${by},"amount":${amount}}`);

/** Waits for the own turn. */
const turn = (client: TestClient): Promise<void> => client.until(() => client.legal !== undefined);

describe('a standing order', () => {
  it('a standing order bids for its player turn by turn, and passes at its limit', async () => {
    const { clients, table } = await inAuction();
    const [ana, ben, cleo] = clients;
    await ben.do(table, { type: 'order', order: { round: 1, upTo: 4 } });
    await turn(ana);
    await ana.do(table, bid(1));
    await expectBid(cleo, 1, 2);
    await turn(cleo);
    await cleo.do(table, pass);
    await turn(ana);
    await ana.do(table, bid(3));
    await expectBid(ana, 1, 4);
    await turn(ana);
    await ana.do(table, bid(5));
    await expectToHear(ana, '"passed","seat":1');
  });

  it('a standing order that ends by asking tells its player alone', async () => {
    const { clients, table } = await inAuction();
    const [ana, ben, cleo] = clients;
    await ben.do(table, { type: 'order', order: { round: 1, upTo: 2, then: 'ask' } });
    await turn(ana);
    await ana.do(table, bid(5));
    await ben.until(() => hasHeard(ben, '{"type":"order","order":null}'));
    for (const other of [ana, cleo]) {
      await other.caughtUp();
      expect(hasHeard(other, 'order')).toBe(false);
      expect(other.received.findLast(isUpdate)?.events).toEqual([{ type: 'bidMade', seat: 0, amount: 5 }]);
    }
    expect(await ben.try(table, bid(6))).toBe('ok');
  });

  it('a standing order ends when a card is turned up, if its player asked for that', async () => {
    const { clients, table } = await inAuction();
    const [ana, ben, cleo] = clients;
    await cleo.do(table, { type: 'order', order: { round: 1, upTo: 9, faceUp: 1 } });
    await turn(ana);
    await ana.do(table, bid(1));
    await turn(ben);
    await ben.do(table, pass);
    await cleo.until(() => hasHeard(cleo, '{"type":"order","order":null}'));
    expect(await cleo.try(table, bid(2))).toBe('ok');
  });

  it('a standing order given while cards are laid waits for its auction', async () => {
    const { clients, table } = await startMatch(await workshop.start(), OPENED_BY_0, 'views');
    const [ana, ben, cleo] = clients as unknown as Three;
    await ana.do(table, { type: 'order', order: { round: 1, upTo: 3 } });
    for (const client of [ana, ben, cleo]) await lay(client, table);
    await expectBid(ben, 0, 1);
  });

  it('a standing order is published in its player’s own sequence alone, and its player can drop it', async () => {
    const { clients, table } = await inAuction(NEVER);
    const [ana, ben, cleo] = clients;
    for (const client of clients) await client.caughtUp();
    const before = [ana, cleo].map((client) => client.received.filter(isUpdate).length);
    await ben.do(table, { type: 'order', order: { round: 1, upTo: 4 } });
    await ben.do(table, { type: 'dropOrder' });
    expect(await ben.try(table, { type: 'dropOrder' })).toBe('no-order');
    for (const client of clients) await client.caughtUp();
    expect([ana, cleo].map((client) => client.received.filter(isUpdate).length)).toEqual(before);
    expect(ben.received.filter(isUpdate).slice(-2)).toMatchObject([
      { changes: [{ type: 'order', order: { round: 1, upTo: 4 } }] },
      { changes: [{ type: 'order', order: null }] },
    ]);
  });

  it('the player of a standing order can decide before it does', async () => {
    const { clients, table } = await inAuction(NEVER);
    const [ana, ben] = clients;
    await ana.do(table, { type: 'order', order: { round: 1, upTo: 4 } });
    await ana.until(() => hasHeard(ana, '"order":{"round":1,"upTo":4}'));
    await ana.do(table, bid(9));
    await expectBid(ben, 0, 9);
  });

  it('a standing order survives a restart', async () => {
    const server = await workshop.start({ settings: NEVER });
    const scene = await startMatch(server, OPENED_BY_0, 'views');
    for (const client of scene.clients) await lay(client, scene.table);
    const [ana, ben] = scene.clients as unknown as Three;
    await ana.do(scene.table, { type: 'order', order: { round: 1, upTo: 4 } });
    await server.stop();
    server.hasten();
    await server.start();
    const again = await TestClient.enter({ ...ben.guest, address: server.address });
    await again.watch(scene.table);
    const hasBid = (): boolean =>
      hasHeard(again, '"seats":[{"bid":1}') || hasHeard(again, '"bidMade","seat":0,"amount":1');
    await again.until(hasBid);
    expect(hasBid()).toBe(true);
  });
});
