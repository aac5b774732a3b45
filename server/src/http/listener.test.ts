import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { nextEvent } from '../testing/waiting.js';
import { HttpLimits } from './limits.js';
import { CONNECTION_LIMITS, Listener, type ListenerServices } from './listener.js';
import { plain } from './reply.js';
import { Router } from './router.js';

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

const IMPATIENT = { ...CONNECTION_LIMITS, headers: 500, request: 500, checkEvery: 10 };

const open = (limits: Partial<typeof CONNECTION_LIMITS>): Promise<ServerFixture> =>
  fixtures.open({}, undefined, { connectionLimits: { ...CONNECTION_LIMITS, ...limits } });

const socketTo = ({ host }: Pick<ServerFixture, 'host'>): Socket => {
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  return socket.on('error', () => undefined);
};

const connectTo = async (fixture: Pick<ServerFixture, 'host'>): Promise<Socket> => {
  const socket = socketTo(fixture);
  await nextEvent(socket, 'connect');
  return socket;
};

const isAnswered = async (socket: Socket): Promise<boolean> => {
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await Promise.race([nextEvent(socket, 'data'), nextEvent(socket, 'close')])) as [unknown];
  return Buffer.isBuffer(answer) && answer.toString().includes('200 OK');
};

/** What a listener needs to say that it is well. */
const BARE_SERVICES = {
  connectionLimits: CONNECTION_LIMITS,
  limitFactor: 1,
  isBehindProxy: false,
  statusRouter: new Router([{ method: 'GET', path: '/healthz', answer: () => Promise.resolve(plain(200, 'well')) }]),
  elapsed: () => 0,
  counted: () => undefined,
  refused: () => undefined,
  answered: () => undefined,
  limits: new HttpLimits(1),
} as unknown as ListenerServices;

/** The status of the answer to a request, and whether the connection ends with it. */
const statusOf = async (socket: Socket, request: string): Promise<string> => {
  const host = `127.0.0.1:${socket.remotePort}`;
  const headers = [`host: ${host}`, `origin: http://${host}`, 'content-length: 0'];
  socket.write([`${request} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  const [answer] = (await Promise.race([nextEvent(socket, 'data'), nextEvent(socket, 'close')])) as [unknown];
  const text = String(answer);
  return `${text.slice(9, 12)} ${/^connection: (.*)$/im.exec(text)?.[1]?.trim()}`;
};

describe('connections', () => {
  it.each([
    ['header', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['body', 'POST /api/codes HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 9\r\n\r\n{'],
  ])('half a %s is answered and cut off', async (_, bytes) => {
    const socket = socketTo(await open(IMPATIENT));
    // Before it is connected: a server that waits for the first byte of a busy client would answer nobody.
    socket.write(bytes);
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    await nextEvent(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 408/);
  });

  it('time limits are looked at often enough to be what they say', () => {
    const { headers, request, checkEvery } = CONNECTION_LIMITS;
    expect(checkEvery * 10).toBeLessThanOrEqual(Math.min(headers, request));
  });

  it('a request that comes while a server behind a proxy stops is served, and its connection ends with the answer', async () => {
    const fixture = await fixtures.open({ behindProxy: 'true' }, undefined, {
      connectionLimits: { ...CONNECTION_LIMITS, drain: 600_000 },
    });
    const pooled = await connectTo(fixture);
    expect(await isAnswered(pooled)).toBe(true);
    const stopped = fixture.server.stop();
    expect(await statusOf(pooled, 'GET /readyz')).toBe('503 close');
    expect(await statusOf(await connectTo(fixture), 'POST /api/me')).toBe('200 close');
    void fixture.server.stop();
    await stopped;
  });

  it('a request that lies unread when the server closes its connections is answered', async () => {
    const listener = new Listener(BARE_SERVICES);
    const pooled = await connectTo({ host: new URL(await listener.open(0, '127.0.0.1')).host });
    expect(await isAnswered(pooled)).toBe(true);
    const answered = statusOf(pooled, 'GET /healthz');
    const closed = listener.close();
    expect(await answered).toBe('200 close');
    await closed;
  });

  it('who asks for anything without end is told so once, and the connection ends; other connections wait, too', async () => {
    let now = 0;
    let refusals = 0;
    const limits = new HttpLimits(0.0005);
    const refused = (): void => void (refusals += 1);
    const listener = new Listener({ ...BARE_SERVICES, limits, refused, elapsed: () => now });
    const address = { host: new URL(await listener.open(0, '127.0.0.1')).host };
    const flood = await connectTo(address);
    flood.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(8));
    const parts: Buffer[] = [];
    for await (const part of flood) parts.push(part as Buffer);
    const statuses = Buffer.concat(parts)
      .toString()
      .match(/(?<=HTTP\/1\.1 )\d+/g);
    expect(statuses).toEqual(['200', '200', '200', '200', '200', '429']);
    expect(refusals).toBe(1);
    expect(await statusOf(await connectTo(address), 'GET /healthz')).toBe('429 close');
    now += 60_000;
    expect(await statusOf(await connectTo(address), 'GET /healthz')).toBe('200 keep-alive');
    await listener.close();
  });

  it('an address has so many connections and no more, until one of them ends', async () => {
    const fixture = await open({ perAddress: 2 });
    const [first] = [await connectTo(fixture), await connectTo(fixture)];
    const third = await connectTo(fixture);
    await nextEvent(third, 'close');
    first.destroy();
    await nextEvent(first, 'close');
    // The server hears of the end a moment later than this side.
    let isServed = false;
    while (!isServed) isServed = await isAnswered(await connectTo(fixture));
    expect(isServed).toBe(true);
  });
});
