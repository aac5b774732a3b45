import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import { tableId } from '@miaou/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.js';
import { gather, hostOf } from '../testing/live/scene.js';
import { FELIX } from '../testing/live/settings.js';
import { askHttp, meet, TestClient } from '../testing/live/testClient.js';
import { ServerWorkshop } from '../testing/live/testServer.js';
import { withMethods } from '../testing/live/withMethods.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let workshop: ServerWorkshop;
beforeAll(async () => {
  workshop = await ServerWorkshop.open();
});
// The server's chores are done when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await workshop.clear();
  vi.useRealTimers();
});
afterAll(() => workshop.close());

const HALF_A_MINUTE = 30_000;
const NOWHERE = tableId('A'.repeat(22));

describe('hello', () => {
  it('is answered by who one is and what time it is', async () => {
    const server = await workshop.start();
    const client = await TestClient.join(await meet(server.address));
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    expect(await client.next('welcome')).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      me: { person: client.guest.person, name: expect.stringMatching(/^Guest/) as string },
      now: server.now,
    });
  });

  it('in another version is refused, and the connection ends', async () => {
    const client = await TestClient.join(await meet((await workshop.start()).address));
    const closed = client.closed();
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION + 1 });
    expect(await client.next('error')).toMatchObject({
      refusal: { code: 'wrong-version', expected: PROTOCOL_VERSION },
    });
    expect(await closed).toBe(4000);
  });
});

describe('a connection', () => {
  it('whose other end has died without a word is dropped at the second ping', async () => {
    const server = await workshop.start();
    const scene = await gather(server, FELIX, 1);
    const dead = await TestClient.enter(await meet(server.address), { autoPong: false });
    await dead.watch(scene.table);
    const closed = dead.closed();
    const host = hostOf(scene);
    vi.advanceTimersByTime(HALF_A_MINUTE);
    await once(dead.socket, 'ping');
    await host.caughtUp();
    vi.advanceTimersByTime(HALF_A_MINUTE);
    expect(await closed).toBe(1006);
    const counts = (): number[] =>
      host.heard.flatMap((message) => ('type' in message && message.type === 'presence' ? [message.watching] : []));
    await host.until(() => counts().length === 3);
    expect(counts()).toEqual([1, 2, 1]);
  });

  it('that sends far too much is told so and closed', async () => {
    const server = await workshop.start({ settings: { limitFactor: '1' } });
    const client = await TestClient.enter(await meet(server.address));
    const closed = client.closed();
    for (let times = 0; times < 500; times++) client.sendText('{"type":"ping","token":1}');
    expect(await client.next('error')).toEqual({ type: 'error', refusal: { code: 'too-many-messages' } });
    expect(await closed).toBe(4008);
    expect(client.heard.filter((message) => 'type' in message && message.type === 'pong').length).toBeLessThan(130);
  });

  it('with a frame that is too long is closed, and others go on', async () => {
    const server = await workshop.start();
    const [client, other] = await Promise.all([1, 2].map(async () => TestClient.enter(await meet(server.address))));
    const closed = client?.closed();
    client?.sendText(JSON.stringify({ type: 'ping', token: 1, padding: 'x'.repeat(9_000) }));
    expect(await closed).toBe(1009);
    await other?.caughtUp();
  });

  it('ends with its person’s secrets', async () => {
    const server = await workshop.start();
    const guest = await meet(server.address);
    const clients = await Promise.all([1, 2].map(() => TestClient.enter(guest)));
    const closed = clients.map((client) => client.closed());
    await askHttp(guest, '/api/me/logout-everywhere', {});
    expect(await Promise.all(closed)).toEqual([1008, 1008]);
  });
});

describe('a server that stops', () => {
  it('answers what it had accepted, refuses what comes after, and says that it restarts', async () => {
    const server = await workshop.start();
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

  it('leaves nobody waiting who asked for what is not there', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const wrap = (store: Store): Store =>
      withMethods(store, { readLog: (table) => held.then(() => store.readLog(table)) });
    const server = await workshop.start({ wrap });
    const client = await TestClient.enter(await meet(server.address));
    const answers = Array.from({ length: 20 }, () => client.try(NOWHERE, { type: 'sit' }));
    await client.caughtUp();
    const stopped = server.stop();
    release();
    await Promise.all([...answers, stopped]);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['no-such-table']));
  });
});
