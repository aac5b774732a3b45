import { seat } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gather, type Scene, startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { isUpdate, meet, TestClient } from '../testing/live/testClient.js';
import { ServerWorkshop, type TestServer } from '../testing/live/testServer.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
afterEach(() => workshop.clear());
afterAll(() => workshop.close());

const say = { type: 'say', saying: { text: 'miaou' } } as const;

/** Nothing about a table reaches who is not to see it, whatever happens there. */
const expectSilence = async (client: TestClient, table: TableId, happen: () => Promise<unknown>): Promise<void> => {
  await client.caughtUp();
  const before = client.texts.length;
  await happen();
  await client.caughtUp();
  const heard = client.texts.slice(before).filter((text) => !text.startsWith('{"type":"pong"'));
  expect(heard.filter((text) => text.includes(table) || text.includes('miaou') || text.startsWith('{"n":'))).toEqual(
    [],
  );
};

const stranger = async ({ address }: TestServer): Promise<TestClient> => TestClient.enter(await meet(address));

type Three = [TestClient, TestClient, TestClient];
const three = ({ clients }: Scene): Three => clients as unknown as Three;

describe('who sits down', () => {
  it('sees the table as that seat from then on, with the numbers of that seat', async () => {
    const scene = await gather(await workshop.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'sit', seat: seat(1) });
    expect(await ana.next('watching')).toMatchObject({ snapshot: { as: 1, n: 1 } });
    expect(await ben.nextUpdate()).toMatchObject({ n: 1, changes: [{ type: 'seats' }] });
    await ana.do(scene.table, { type: 'standUp' });
    expect(await ana.next('watching')).toMatchObject({ snapshot: { as: 'spectator', n: 2 } });
    expect(ana.heard.filter(isUpdate)).toEqual([]);
  });

  it('sees it so in every tab', async () => {
    const scene = await gather(await workshop.start(), FELIX, 1);
    const [ana] = scene.clients as [TestClient];
    const tab = await TestClient.enter(ana.guest);
    await tab.watch(scene.table);
    await ana.do(scene.table, { type: 'sit' });
    expect(await tab.next('watching')).toMatchObject({ snapshot: { as: 0 } });
  });
});

describe('who is sent away', () => {
  it('loses the sight of the cards with the seat', async () => {
    const scene = await startMatch(await workshop.start(), FELIX);
    const [ana, ben] = three(scene);
    await ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: false });
    const { snapshot } = await ben.next('watching');
    expect(snapshot.as).toBe('spectator');
    expect(JSON.stringify(snapshot.view)).not.toContain('hand');
    expect(await ben.try(scene.table, { type: 'return' })).toBe('not-seated');
  });

  it('gets nothing more of a table that only the seated may see', async () => {
    const hidden = { ...FELIX, access: { join: 'link', watch: 'seated' } } as const;
    const scene = await startMatch(await workshop.start(), hidden);
    const [ana, ben] = three(scene);
    await expectSilence(ben, scene.table, async () => {
      await ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: false });
      expect(await ben.next('unwatched')).toEqual({ type: 'unwatched', table: scene.table, reason: 'gone' });
      ben.texts.length = 0;
      await ana.do(scene.table, say);
    });
    expect(await ben.command(scene.table, say)).toEqual({
      answer: expect.any(String) as string,
      refusal: { code: 'no-such-table' },
    });
  });

  it('and banned gets nothing more at all, in any tab, and cannot come back', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, FELIX);
    const [ana, ben] = three(scene);
    const tab = await TestClient.enter(ben.guest);
    await tab.watch(scene.table);
    await ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: true });
    for (const client of [ben, tab]) {
      expect(await client.next('unwatched')).toMatchObject({ reason: 'gone' });
      client.texts.length = 0;
      await expectSilence(client, scene.table, () => ana.do(scene.table, say));
      expect(await client.watch(scene.table)).toMatchObject({ type: 'unwatched', reason: 'gone' });
    }
    await server.stop();
    await server.start();
    const again = await TestClient.enter({ ...ben.guest, address: server.address });
    expect(await again.watch(scene.table)).toMatchObject({ type: 'unwatched', reason: 'gone' });
  });

  it('in the middle of what it sends is told no more than that there is no such table', async () => {
    const scene = await startMatch(await workshop.start(), FELIX);
    const [ana, ben] = three(scene);
    const banned = ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ben.command(scene.table, { type: 'rematch' })));
    await banned;
    for (const answer of answers) {
      if (!('refusal' in answer)) throw new Error('accepted');
      expect(answer.refusal.code === 'no-such-table').toBe(answer.snapshot === undefined);
    }
  });
});

describe('onlookers', () => {
  it('see what everybody may, and may talk, but not play', async () => {
    const server = await workshop.start();
    const scene = await startMatch(server, FELIX);
    const eve = await stranger(server);
    const watching = await eve.watch(scene.table);
    expect(watching).toMatchObject({ type: 'watching', snapshot: { as: 'spectator', view: { viewer: 'spectator' } } });
    expect(JSON.stringify(watching)).not.toContain('"hand"');
    expect(await eve.try(scene.table, say)).toBe('ok');
    expect(await eve.try(scene.table, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
  });

  it('who could have sat down are shut out when the match of a closed round begins', async () => {
    const server = await workshop.start();
    const hidden = { ...FELIX, access: { join: 'link', watch: 'seated' } } as const;
    const scene = await gather(server, hidden, 4);
    const [ana, ben, cleo, dan] = scene.clients as unknown as [...Three, TestClient];
    for (const client of [ana, ben]) await client.do(scene.table, { type: 'sit' });
    await dan.caughtUp();
    expect(dan.heard.filter(isUpdate)).toHaveLength(2);
    await cleo.do(scene.table, { type: 'sit' });
    expect(await dan.next('unwatched')).toMatchObject({ reason: 'gone' });
  });
});

describe('presence', () => {
  it('says who of the seated is there and how many look on, once for each change', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    expect(await ben.next('presence')).toMatchObject({ present: [], watching: 2 });
    await ana.do(scene.table, { type: 'sit' });
    expect(await ben.next('presence')).toMatchObject({ present: [ana.guest.person], watching: 1 });
    const tab = await TestClient.enter(ana.guest);
    await tab.watch(scene.table);
    expect(await tab.next('presence')).toMatchObject({ present: [ana.guest.person], watching: 1 });
    tab.leave();
    ana.leave();
    expect(await ben.next('presence')).toMatchObject({ present: [], watching: 1 });
    await ben.caughtUp();
    expect(ben.heard.filter((message) => 'type' in message && message.type === 'presence')).toHaveLength(3);
  });
});

describe('talk', () => {
  const reactionsTo = (client: TestClient): unknown[] =>
    client.heard.flatMap((message) => ('type' in message && message.type === 'reaction' ? [message.reaction] : []));

  it('is cleaned before anybody reads it', async () => {
    const scene = await gather(await workshop.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'say', saying: { text: `  \u202eevil\u0000\n ${'🐈'.repeat(1000)}` } });
    const { changes } = await ben.nextUpdate();
    expect(changes).toMatchObject([
      { type: 'said', person: ana.guest.person, saying: { text: `evil ${'🐈'.repeat(195)}` } },
    ]);
    expect(await ana.try(scene.table, { type: 'say', saying: { text: '\u200b \u202e' } })).toBe('empty-text');
  });

  it('knows presets by name and no others', async () => {
    const scene = await gather(await workshop.start(), FELIX, 1);
    const [ana] = scene.clients as [TestClient];
    expect(await ana.try(scene.table, { type: 'say', saying: { preset: 'goodGame' } })).toBe('ok');
    expect(await ana.try(scene.table, { type: 'say', saying: { preset: 'constructor' } })).toBe('wrong-field');
  });

  it('is rationed for each person, and what was said before can be sent again', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    for (let words = 0; words < 8; words++) expect(await ana.try(scene.table, say, { id: `w${words}` })).toBe('ok');
    expect(await ana.try(scene.table, say)).toBe('too-much-talk');
    expect(await ana.try(scene.table, say, { id: 'w3' })).toBe('ok');
    expect(await ben.try(scene.table, say)).toBe('ok');
    server.now += 2_000;
    expect(await ana.try(scene.table, say)).toBe('ok');
    expect(await ana.try(scene.table, say)).toBe('too-much-talk');
  });

  it('by signs is shown to all who follow, is kept by nobody, and is rationed too', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    const outside = await stranger(server);
    outside.send({ type: 'react', table: scene.table, reaction: 'hiss' });
    await outside.caughtUp();
    for (let times = 0; times < 12; times++) ana.send({ type: 'react', table: scene.table, reaction: 'purr' });
    await ana.caughtUp();
    await ben.caughtUp();
    expect(reactionsTo(ben)).toEqual(Array.from({ length: 8 }, () => 'purr'));
    expect(ben.heard.filter(isUpdate)).toEqual([]);
  });
});
