import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { openServerFixtures, type ServerFixture } from '../testing/http/serverFixture.js';
import { nextEvent } from '../testing/waiting.js';
import { CONNECTION_LIMITS } from './listener.js';

const fixtures = await openServerFixtures();
afterAll(() => fixtures.close());

const IMPATIENT = { ...CONNECTION_LIMITS, headers: 500, request: 500, checkEvery: 10 };

const open = (limits: Partial<typeof CONNECTION_LIMITS>): Promise<ServerFixture> =>
  fixtures.open({}, undefined, { connectionLimits: { ...CONNECTION_LIMITS, ...limits } });

const socketTo = ({ host }: ServerFixture): Socket => {
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  return socket.on('error', () => undefined);
};

const connectTo = async (fixture: ServerFixture): Promise<Socket> => {
  const socket = socketTo(fixture);
  await nextEvent(socket, 'connect');
  return socket;
};

const isAnswered = async (socket: Socket): Promise<boolean> => {
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = (await Promise.race([nextEvent(socket, 'data'), nextEvent(socket, 'close')])) as [unknown];
  return Buffer.isBuffer(answer) && answer.toString().includes('200 OK');
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
