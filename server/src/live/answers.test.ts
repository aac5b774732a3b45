import { seat } from '@miaou/kit';
import { type CommandId, tableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gather, hostOf, startMatch } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { meet, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';

let servers: TestServers;
beforeAll(async () => {
  servers = await TestServers.open();
});
afterEach(() => servers.clear());
afterAll(() => servers.close());

const NOWHERE = tableId('A'.repeat(22));

type Clients = [TestClient, TestClient, TestClient];

const enter = async (): Promise<TestClient> => TestClient.enter(await meet((await servers.start()).address));

const firstCard = (client: TestClient): object => {
  const view = client.received
    .flatMap((message) => ('changes' in message ? (message.changes ?? []) : []))
    .findLast((change) => change.type === 'view');
  const { seats, viewer } = (view as unknown as { view: { seats: { hand?: string[] }[]; viewer: number } }).view;
  return { type: 'place', card: seats[viewer]?.hand?.[0] };
};

describe('every command gets one answer', () => {
  it('an accepted command is answered with the number of its update', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const host = hostOf(scene);
    const n = await host.do(scene.table, { type: 'say', saying: { preset: 'hello' } });
    expect((await host.nextUpdate()).n).toBe(n);
  });

  it('a refused command is answered with a code, facts and the present table', async () => {
    const { clients, table } = await startMatch(await servers.start(), FELIX);
    const [ana] = clients as unknown as Clients;
    const answer = await ana.command(table, { type: 'move', move: { type: 'pass' } });
    expect(answer).toMatchObject({
      refusal: { code: expect.any(String) as string },
      snapshot: { table, as: 0, n: ana.seen, stage: 'playing', view: { viewer: 0 } },
    });
  });

  it.each([
    [
      'no table there',
      { type: 'command', table: NOWHERE, id: 'x1', seen: 0, command: { type: 'sit' } },
      'no-such-table',
    ],
    [
      'an unknown command',
      { type: 'command', table: NOWHERE, id: 'x1', seen: 0, command: { type: 'dance' } },
      'wrong-field',
    ],
    [
      'a field too many',
      { type: 'command', table: NOWHERE, id: 'x1', seen: 0, command: { type: 'sit', on: 1 } },
      'wrong-field',
    ],
    ['no table named', { type: 'command', id: 'x1', seen: 0, command: { type: 'sit' } }, 'wrong-field'],
    [
      'a seat that is none',
      { type: 'command', table: NOWHERE, id: 'x1', seen: 0, command: { type: 'sit', seat: '__proto__' } },
      'wrong-field',
    ],
  ])('a command is answered also with %s', async (_, message, code) => {
    const client = await enter();
    client.sendText(JSON.stringify(message));
    // A table that is not in memory is looked for on disk, and the answer to a ping may overtake that.
    await client.until(() => client.answersTo('x1').length > 0);
    await client.caughtUp();
    expect(client.answersTo('x1')).toMatchObject([{ refusal: { code } }]);
  });

  it.each([
    ['cut short', '{"type":"command","id" : "x2","table":', 'not-json'],
    ['nested too deep', `{"type":"command","id":"x2","command":${'['.repeat(100)}${']'.repeat(100)}}`, 'too-deep'],
  ])('a command is answered also when its frame was %s', async (_, text, code) => {
    const client = await enter();
    client.sendText(text);
    await client.caughtUp();
    expect(client.answersTo('x2')).toMatchObject([{ refusal: { code } }]);
  });

  it('a command before hello is answered, and other messages get an error', async () => {
    const client = await TestClient.join(await meet((await servers.start()).address));
    client.sendText(JSON.stringify({ type: 'command', table: NOWHERE, id: 'x3', seen: 0, command: { type: 'sit' } }));
    client.send({ type: 'lobby', on: true });
    expect(await client.next('error')).toEqual({ type: 'error', refusal: { code: 'say-hello-first' } });
    expect(client.answersTo('x3')).toMatchObject([{ refusal: { code: 'say-hello-first' } }]);
  });

  it.each([
    ['not JSON', 'miaou', 'not-json'],
    ['no object', '[1]', 'unknown-message'],
    ['of no known type', '{"type":"__proto__"}', 'unknown-message'],
    ['a message with a wrong field', '{"type":"watch","table":"short","follow":"events"}', 'wrong-field'],
  ])('a message that is %s gets an error', async (_, text, code) => {
    const client = await enter();
    client.sendText(text);
    expect(await client.next('error')).toMatchObject({ refusal: { code } });
  });

  it('a binary message gets an error', async () => {
    const client = await enter();
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await client.next('error')).toEqual({ type: 'error', refusal: { code: 'not-text' } });
  });
});

describe('a command that is sent again', () => {
  it('a command that is sent again is done once and answered with the same number, from any connection', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const host = hostOf(scene);
    const say = { type: 'say', saying: { text: 'once' } } as const;
    const first = await host.command(scene.table, say, { id: 'same' });
    await host.do(scene.table, { type: 'say', saying: { text: 'more' } });
    const elsewhere = await TestClient.enter(host.guest);
    expect(await host.command(scene.table, say, { id: 'same' })).toEqual(first);
    expect(await elsewhere.command(scene.table, say, { id: 'same' })).toEqual(first);
    expect(host.texts.filter((text) => text.includes('"once"'))).toHaveLength(1);
  });

  it('a command sent several times at once is answered each time', async () => {
    const scene = await gather(await servers.start(), FELIX, 1);
    const host = hostOf(scene);
    const message = {
      type: 'command',
      table: scene.table,
      id: 'twin' as CommandId,
      seen: 0,
      command: { type: 'sit' },
    } as const;
    for (let times = 0; times < 5; times++) host.send(message);
    await host.until(() => host.answersTo('twin').length === 5);
    expect(new Set(host.answersTo('twin').map((answer) => JSON.stringify(answer))).size).toBe(1);
    await host.caughtUp();
    expect(host.answersTo('twin')).toHaveLength(5);
  });

  it('a refused command that is sent again is refused again, although it is legal by now', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [ana, ben] = scene.clients as unknown as Clients;
    await ana.do(scene.table, { type: 'sit', seat: seat(0) });
    expect(await ben.try(scene.table, { type: 'sit', seat: seat(0) }, { id: 'late' })).toBe('seat-taken');
    await ana.do(scene.table, { type: 'standUp' });
    expect(await ben.try(scene.table, { type: 'sit', seat: seat(0) }, { id: 'late' })).toBe('seat-taken');
    expect(await ben.try(scene.table, { type: 'sit', seat: seat(0) }, { id: 'new' })).toBe('ok');
  });

  it('a command id with another body is a conflict for the same person only', async () => {
    const scene = await gather(await servers.start(), FELIX, 2);
    const [ana, ben] = scene.clients as unknown as Clients;
    expect(await ana.try(scene.table, { type: 'sit' }, { id: 'mine' })).toBe('ok');
    expect(await ana.try(scene.table, { type: 'standUp' }, { id: 'mine' })).toBe('command-id-reused');
    expect(await ben.try(scene.table, { type: 'sit' }, { id: 'mine' })).toBe('ok');
  });

  it('a command that is sent again after a restart is recognised', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1);
    const host = hostOf(scene);
    const first = await host.command(scene.table, { type: 'sit' }, { id: 'before' });
    await server.stop();
    await server.start();
    const again = await TestClient.enter({ ...host.guest, address: server.address });
    expect(await again.command(scene.table, { type: 'sit' }, { id: 'before' })).toEqual(first);
    expect(await again.try(scene.table, { type: 'standUp' }, { id: 'before' })).toBe('command-id-reused');
  });
});

describe('moves', () => {
  it('moves of all who lay at the same time never conflict', async () => {
    const { clients, table } = await startMatch(await servers.start(), FELIX);
    const seen = clients.map((client) => client.seen);
    const answers = await Promise.all(
      clients.map((client, index) =>
        client.try(table, { type: 'move', move: { ...firstCard(client) } }, { seen: seen[index] ?? 0 }),
      ),
    );
    expect(answers).toEqual(['ok', 'ok', 'ok']);
  });

  it('a move that was meant for an older table is stale, and the answer has the new one', async () => {
    const settings = { ...FELIX, parts: { opener: seat(0) } };
    const { clients, table } = await startMatch(await servers.start(), settings);
    const [ana, ben] = clients as unknown as Clients;
    for (const client of clients) await client.do(table, { type: 'move', move: { ...firstCard(client) } });
    await ben.caughtUp();
    const before = ben.seen;
    await ana.do(table, { type: 'move', move: { type: 'bid', amount: 2 } });
    const late = await ben.command(table, { type: 'move', move: { type: 'bid', amount: 3 } }, { seen: before });
    expect(late).toMatchObject({ refusal: { code: 'stale' }, snapshot: { n: before + 1 } });
    expect(await ben.try(table, { type: 'move', move: { type: 'bid', amount: 3 } }, { seen: before + 1 })).toBe('ok');
  });

  it('undo, pause and resignation are commands like moves', async () => {
    const settings = { ...FELIX, parts: { opener: seat(0) } };
    const { clients, table } = await startMatch(await servers.start(), settings);
    const [ana, ben, cleo] = clients as unknown as Clients;
    for (const client of clients) await client.do(table, { type: 'move', move: { ...firstCard(client) } });
    await ana.caughtUp();
    await ana.do(table, { type: 'move', move: { type: 'bid', amount: 9 } });
    await ana.do(table, { type: 'ask', wish: 'undo' });
    await ben.do(table, { type: 'agree' });
    await cleo.do(table, { type: 'agree' });
    await ana.caughtUp();
    expect(ana.received.findLast((message) => 'changes' in message)).toMatchObject({
      changes: [
        { type: 'view', view: { toMove: [0] } },
        { type: 'wish', wish: null, granted: 'undo' },
      ],
    });
    await ben.do(table, { type: 'ask', wish: 'pause' });
    await ana.do(table, { type: 'agree' });
    await cleo.do(table, { type: 'agree' });
    expect(await ana.try(table, { type: 'move', move: { type: 'pass' } })).toBe('paused');
    await cleo.do(table, { type: 'ask', wish: 'resume' });
    await cleo.do(table, { type: 'resign' });
    expect(await cleo.try(table, { type: 'return' })).toBe('already-resigned');
    await ben.do(table, { type: 'standUp' });
    expect(await ben.try(table, { type: 'return' })).toBe('ok');
  });
});
