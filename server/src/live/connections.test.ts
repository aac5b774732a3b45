import { PROTOCOL_VERSION, type Seen } from '@miaou/protocol';
import { tableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { gather, hostOf, seatAll } from '../testing/live/scene.js';
import { CHOP, FELIX } from '../testing/live/settings.js';
import { askHttp, meet, openTable, TestClient } from '../testing/live/testClient.js';
import { TestServers } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';
import { nextEvent } from '../testing/waiting.js';

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

const HALF_A_MINUTE = 30_000;
const HOUR = 60 * 60 * 1000;
const NOWHERE = tableId('A'.repeat(22));

describe('hello', () => {
  it('hello is answered with the person and the server’s time', async () => {
    const server = await servers.start();
    const client = await TestClient.join(await meet(server.address));
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await client.next('welcome')).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      me: { person: client.guest.person, name: expect.stringMatching(/^Guest/) as string },
      now: server.now,
    });
  });

  it('hello with another version is refused and the connection closed', async () => {
    const client = await TestClient.join(await meet((await servers.start()).address));
    const closed = client.closed();
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION + 1 });
    expect(await client.next('error')).toMatchObject({
      refusal: { code: 'wrong-version', expected: PROTOCOL_VERSION },
    });
    expect(await closed).toBe(4000);
  });
});

describe('a connection', () => {
  it('a connection whose other end died is dropped at the second ping', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1);
    const dead = await TestClient.enter(await meet(server.address), { autoPong: false });
    const closed = dead.closed();
    const host = hostOf(scene);
    const counts = (): number[] =>
      host.received.flatMap((message) => ('type' in message && message.type === 'presence' ? [message.watching] : []));
    await dead.watch(scene.table);
    await host.until(() => counts().length === 2);
    vi.advanceTimersByTime(HALF_A_MINUTE);
    await nextEvent(dead.socket, 'ping');
    await host.caughtUp();
    vi.advanceTimersByTime(HALF_A_MINUTE);
    expect(await closed).toBe(1006);
    await host.until(() => counts().length === 3);
    expect(counts()).toEqual([1, 2, 1]);
  });

  it('a person who comes and goes without end is asked to wait, and stays connected', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const guest = await meet(server.address);
    const table = await openTable(guest, FELIX);
    const client = await TestClient.enter(guest);
    const comeAndGo = async (): Promise<string> => {
      // As many messages as one connection may send.
      server.now += 40;
      const { type } = await client.watch(table);
      client.send({ type: 'unwatch', table });
      await client.next('unwatched');
      return type;
    };
    let comings = 0;
    while ((await comeAndGo()) === 'watching') comings += 1;
    expect(comings).toBeGreaterThan(200);
    expect(comings).toBeLessThan(300);
    expect(await client.watch(table)).toEqual({ type: 'unwatched', table, reason: 'failed' });
    server.now += 1_000;
    expect(await client.watch(table)).toMatchObject({ type: 'watching' });
  });

  it('the history of a match costs more the longer it is, and nothing for who resumes', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const scene = await gather(server, CHOP, 1, 'views');
    await seatAll(scene, CHOP, []);
    await hostOf(scene).until(() => hostOf(scene).isOver);
    const { table } = scene;
    const client = await TestClient.enter(await meet(server.address));
    const { snapshot } = (await client.watch(table)) as { snapshot: { n: number } };
    const since: Seen = { as: 'spectator', n: snapshot.n };
    const ask = async (known?: Seen): Promise<string> => {
      server.now += 40;
      client.send({ type: 'watch', table, follow: 'events', history: true, ...(known && { since: known }) });
      return (await client.next('watching', 'resumed', 'unwatched')).type;
    };
    for (let times = 0; times < 150; times++) expect(await ask(since)).toBe('resumed');
    server.now += 60_000;
    let told = 0;
    while ((await ask()) === 'watching') told += 1;
    expect(told).toBeLessThan(150);
    server.now += 60_000;
    expect(await ask()).toBe('watching');
  });

  it('a connection that sends far too much gets an error and is closed', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const client = await TestClient.enter(await meet(server.address));
    const closed = client.closed();
    for (let times = 0; times < 500; times++) client.sendText('{"type":"ping","token":1}');
    expect(await client.next('error')).toEqual({ type: 'error', refusal: { code: 'too-many-messages' } });
    expect(await closed).toBe(4008);
    expect(client.received.filter((message) => 'type' in message && message.type === 'pong').length).toBeLessThan(130);
  });

  it.each(['ping', 'pong'] as const)('a connection that sends far too many %ss is closed', async (kind) => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const client = await TestClient.enter(await meet(server.address));
    const closed = client.closed();
    for (let times = 0; times < 500; times++) client.socket[kind]('x'.repeat(125));
    expect(await client.next('error')).toEqual({ type: 'error', refusal: { code: 'too-many-messages' } });
    expect(await closed).toBe(4008);
  });

  it('a ping is answered with its own payload', async () => {
    const client = await TestClient.enter(await meet((await servers.start()).address));
    const answered = nextEvent(client.socket, 'pong');
    client.socket.ping('are you there');
    expect(String((await answered)[0])).toBe('are you there');
  });

  it('a pong that answers no ping of the server does not keep a connection', async () => {
    const server = await servers.start();
    const dead = await TestClient.enter(await meet(server.address), { autoPong: false });
    const closed = dead.closed();
    const pinged = nextEvent(dead.socket, 'ping');
    vi.advanceTimersByTime(HALF_A_MINUTE);
    await pinged;
    dead.socket.pong();
    dead.socket.pong('x'.repeat(8));
    await dead.caughtUp();
    vi.advanceTimersByTime(HALF_A_MINUTE);
    expect(await closed).toBe(1006);
  });

  it('a connection with too long a frame is closed, and others go on', async () => {
    const server = await servers.start();
    const [client, other] = await Promise.all([1, 2].map(async () => TestClient.enter(await meet(server.address))));
    const closed = client?.closed();
    client?.sendText(JSON.stringify({ type: 'ping', token: 1, padding: 'x'.repeat(9_000) }));
    expect(await closed).toBe(1009);
    await other?.caughtUp();
  });

  it.each([-HOUR, -60_000, -2_500, -1_500, 1_500, 60_000, HOUR])(
    'a clock that is set by %i ms closes no connection and turns nobody away',
    async (step) => {
      const server = await servers.start({ settings: { limitFactor: '1' } });
      const guest = await meet(server.address);
      const client = await TestClient.enter(guest);
      for (let times = 0; times < 100; times++) client.sendText('{"type":"ping","token":2}');
      await client.caughtUp();
      server.clockStep = step;
      await client.caughtUp();
      expect((await askHttp(guest, '/api/me')).status).toBe(200);
      await (await TestClient.enter(await meet(server.address))).caughtUp();
      expect(client.socket.readyState).toBe(client.socket.OPEN);
    },
  );

  it('a clock that is set forward gives no allowance anew', async () => {
    const server = await servers.start({ settings: { limitFactor: '1' } });
    const client = await TestClient.enter(await meet(server.address));
    const closed = client.closed();
    for (let times = 0; times < 100; times++) client.sendText('{"type":"ping","token":2}');
    await client.caughtUp();
    server.clockStep = HOUR;
    for (let times = 0; times < 100; times++) client.sendText('{"type":"ping","token":2}');
    expect(await closed).toBe(4008);
  });

  it('a connection ends when its person logs out everywhere', async () => {
    const server = await servers.start();
    const guest = await meet(server.address);
    const clients = await Promise.all([1, 2].map(() => TestClient.enter(guest)));
    const closed = clients.map((client) => client.closed());
    await askHttp(guest, '/api/me/logout-everywhere', {});
    expect(await Promise.all(closed)).toEqual([1008, 1008]);
  });
});

describe('a server that stops', () => {
  it('a stopping server answers accepted commands, refuses later ones and closes with its restart code', async () => {
    const server = await servers.start();
    const scene = await gather(server, FELIX, 1);
    const host = hostOf(scene);
    const closed = host.closed();
    const answers = Array.from({ length: 30 }, (_, index) =>
      host.command(scene.table, index % 2 === 0 ? { type: 'sit' } : { type: 'standUp' }, { id: `last${index}` }),
    );
    await answers[0];
    const stopped = server.stop();
    const codes = (await Promise.all(answers)).map((answer) => ('refusal' in answer ? answer.refusal.code : 'ok'));
    expect(await closed).toBe(1012);
    await stopped;
    const accepted = codes.filter((code) => code === 'ok').length;
    expect(codes).toEqual([
      ...Array.from({ length: accepted }, () => 'ok'),
      ...Array.from({ length: 30 - accepted }, () => 'stopping'),
    ]);
    await server.start();
    const again = await TestClient.enter({ ...host.guest, address: server.address });
    for (let index = 0; index < accepted; index++)
      expect(
        await again.try(scene.table, index % 2 === 0 ? { type: 'sit' } : { type: 'standUp' }, { id: `last${index}` }),
      ).toBe('ok');
    expect(await again.watch(scene.table)).toMatchObject({
      snapshot: { seats: accepted % 2 === 0 ? [{}, {}, {}] : [{ person: host.guest.person }, {}, {}] },
    });
  });

  it('a stopping server answers requests for absent tables too', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const wrap = (store: Store): Store =>
      withMethods(store, { scanLog: (...scan) => held.then(() => store.scanLog(...scan)) });
    const server = await servers.start({ wrap });
    const client = await TestClient.enter(await meet(server.address));
    const answers = Array.from({ length: 20 }, () => client.try(NOWHERE, { type: 'sit' }));
    await client.caughtUp();
    const stopped = server.stop();
    release();
    await Promise.all([...answers, stopped]);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['no-such-table']));
  });
});
