import { seat } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, type Scene, startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { isUpdate, meet, TestClient } from '../testing/live/testClient.js';
import { type TestServer, TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

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
  it('a person who sits down gets that seat’s view and numbers from then on', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'sit', seat: seat(1) });
    expect(await ana.next('watching')).toMatchObject({ snapshot: { as: 1, n: 1 } });
    expect(await ben.nextUpdate()).toMatchObject({ n: 1, changes: [{ type: 'seats' }] });
    await ana.do(scene.table, { type: 'standUp' });
    expect(await ana.next('watching')).toMatchObject({ snapshot: { as: 'spectator', n: 2 } });
    expect(ana.received.filter(isUpdate)).toEqual([]);
  });

  it('a person who sits down gets the seat’s view in every tab', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const [ana] = scene.clients as [TestClient];
    const tab = await TestClient.enter(ana.guest);
    await tab.watch(scene.table);
    await ana.do(scene.table, { type: 'sit' });
    expect(await tab.next('watching')).toMatchObject({ snapshot: { as: 0 } });
  });
});

describe('who comes late', () => {
  it('a person who comes late gets all that was told, as the seat or the spectators were told it', async () => {
    const server = await servers.start();
    const scene = await startMatch(server, FELIX);
    const [ana, ben] = three(scene);
    await ana.do(scene.table, { type: 'move', move: { type: 'place', card: 'rabbit' } });
    const tab = await TestClient.enter(ana.guest);
    const late = await stranger(server);
    const events = async (client: TestClient) => (await client.watchHistory(scene.table)).history?.events;
    expect(await events(tab)).toEqual([{ type: 'cardLaid', seat: 0, card: 'rabbit' }]);
    for (const client of [late, await TestClient.enter(ben.guest)])
      expect(await events(client)).toEqual([{ type: 'cardLaid', seat: 0 }]);
  });

  it('people who come at the same moment each get the table of their own audience, as it is then', async () => {
    const server = await servers.start();
    const scene = await startMatch(server, FELIX);
    const [ana, ben] = three(scene);
    const first = await stranger(server);
    await first.watchHistory(scene.table);
    const [one, another] = [await stranger(server), await stranger(server)];
    const [tabOfAna, tabOfBen] = [await TestClient.enter(ana.guest), await TestClient.enter(ben.guest)];
    const coming = [one, tabOfAna, another, tabOfBen].map((client) => client.watchHistory(scene.table));
    const shown = (await Promise.all(coming)).map(({ snapshot: { as, n, view } }) => [as, n, view?.viewer]);
    const seen = { spectator: shown[0]?.[1], seat: shown[1]?.[1] };
    expect(shown).toEqual([
      ['spectator', seen.spectator, 'spectator'],
      [0, seen.seat, 0],
      ['spectator', seen.spectator, 'spectator'],
      [1, seen.seat, 1],
    ]);
    await ana.do(scene.table, { type: 'move', move: { type: 'place', card: 'rabbit' } });
    const late = await (await stranger(server)).watchHistory(scene.table);
    expect(late.snapshot.n).toBe(Number(seen.spectator) + 1);
  });

  it('a person who does not ask for it gets no history, and before a match there is none', async () => {
    const server = await servers.start();
    const gathered = await gather(server, FELIX, 1);
    const late = await stranger(server);
    expect((await late.watchHistory(gathered.table)).history).toBeUndefined();
    const scene = await startMatch(server, FELIX);
    expect(await late.watch(scene.table)).not.toHaveProperty('history');
  });
});

describe('who is sent away', () => {
  it('a kicked player no longer gets the seat’s cards', async () => {
    const scene = await startMatch(await servers.start(), FELIX);
    const [ana, ben] = three(scene);
    await ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: false });
    const { snapshot } = await ben.next('watching');
    expect(snapshot.as).toBe('spectator');
    expect(JSON.stringify(snapshot.view)).not.toContain('hand');
    expect(await ben.try(scene.table, { type: 'return' })).toBe('not-seated');
  });

  it('a kicked player gets nothing more of a table that only the seated may see', async () => {
    const hidden = { ...FELIX, access: { join: 'link', watch: 'seated' } } as const;
    const scene = await startMatch(await servers.start(), hidden);
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

  it('a banned player gets nothing more in any tab and cannot come back', async () => {
    const server = await servers.start();
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

  it('a player kicked while sending learns only that there is no such table', async () => {
    const scene = await startMatch(await servers.start(), FELIX);
    const [ana, ben] = three(scene);
    const banned = ana.do(scene.table, { type: 'sendAway', person: ben.guest.person, ban: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ben.command(scene.table, { type: 'setUp' })));
    await banned;
    for (const answer of answers) {
      if (!('refusal' in answer)) throw new Error('accepted');
      expect(answer.refusal.code === 'no-such-table').toBe(answer.snapshot === undefined);
    }
  });
});

describe('onlookers', () => {
  it('spectators get the public view and may chat but not play', async () => {
    const server = await servers.start();
    const scene = await startMatch(server, FELIX);
    const eve = await stranger(server);
    const watching = await eve.watch(scene.table);
    expect(watching).toMatchObject({ type: 'watching', snapshot: { as: 'spectator', view: { viewer: 'spectator' } } });
    expect(JSON.stringify(watching)).not.toContain('"hand"');
    expect(await eve.try(scene.table, say)).toBe('ok');
    expect(await eve.try(scene.table, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
  });

  it('spectators lose a table for the seated only when its match begins', async () => {
    const server = await servers.start();
    const hidden = { ...FELIX, access: { join: 'link', watch: 'seated' } } as const;
    const scene = await gather(server, hidden, 4);
    const [ana, ben, cleo, dan] = scene.clients as unknown as [...Three, TestClient];
    for (const client of [ana, ben]) await client.do(scene.table, { type: 'sit' });
    await dan.caughtUp();
    expect(dan.received.filter(isUpdate)).toHaveLength(2);
    await cleo.do(scene.table, { type: 'sit' });
    expect(await dan.next('unwatched')).toMatchObject({ reason: 'gone' });
  });
});

describe('presence', () => {
  it('presence lists the connected players and counts spectators, once for each change', async () => {
    const server = await servers.start();
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
    expect(ben.received.filter((message) => 'type' in message && message.type === 'presence')).toHaveLength(3);
  });
});

describe('talk', () => {
  const reactionsTo = (client: TestClient): unknown[] =>
    client.received.flatMap((message) => ('type' in message && message.type === 'reaction' ? [message.reaction] : []));

  it('chat is sanitised before it is sent', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    await ana.do(scene.table, { type: 'say', saying: { text: `  \u202eevil\u0000\n ${'🐈'.repeat(1000)}` } });
    const { changes } = await ben.nextUpdate();
    expect(changes).toMatchObject([
      { type: 'said', person: ana.guest.person, saying: { text: `evil ${'🐈'.repeat(195)}` } },
    ]);
    expect(await ana.try(scene.table, { type: 'say', saying: { text: '\u200b \u202e' } })).toBe('empty-text');
  });

  it('chat knows presets by name and no others', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const [ana] = scene.clients as [TestClient];
    expect(await ana.try(scene.table, { type: 'say', saying: { preset: 'goodGame' } })).toBe('ok');
    expect(await ana.try(scene.table, { type: 'say', saying: { preset: 'constructor' } })).toBe('wrong-field');
  });

  it('chat is limited for each person, and a repeated message does not count', async () => {
    const server = await servers.start();
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

  it('a reaction is sent to all who follow, is not stored and is limited too', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 2);
    const [ana, ben] = scene.clients as [TestClient, TestClient];
    const outside = await stranger(server);
    outside.send({ type: 'react', table: scene.table, reaction: 'hiss' });
    await outside.caughtUp();
    for (let times = 0; times < 12; times++) ana.send({ type: 'react', table: scene.table, reaction: 'purr' });
    await ana.caughtUp();
    await ben.caughtUp();
    expect(reactionsTo(ben)).toEqual(Array.from({ length: 8 }, () => 'purr'));
    expect(ben.received.filter(isUpdate)).toEqual([]);
  });
});
