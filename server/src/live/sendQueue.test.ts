import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SlowSocket } from '../testing/live/slowSocket.js';
import { nextEvent } from '../testing/waiting.js';
import { SendQueue } from './sendQueue.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A queue on a real socket, the texts that its client received, and how often the stream was written to. */
const openQueue = async () => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer().listen(0, '127.0.0.1');
  await nextEvent(server, 'listening');
  const opened = new Promise<{ socket: WebSocket; stream: Duplex }>((resolve) => {
    server.on('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) => resolve({ socket, stream })),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (bytes: Buffer) => received.push(bytes.toString()));
  const [{ socket, stream }] = await Promise.all([opened, nextEvent(client, 'open')]);
  closings.push(() => {
    client.terminate();
    socket.terminate();
    server.close();
  });
  return { queue: new SendQueue(socket, stream), received, client, stream };
};

const receivedAll = (received: readonly string[], count: number): Promise<void> =>
  vi.waitUntil(() => received.length === count, { timeout: 60_000 }).then(() => undefined);

describe('a send queue', () => {
  it('an answer leaves in one write with the update that follows it', async () => {
    const { queue, received, stream } = await openQueue();
    const writes = vi.spyOn(stream, '_writev' as never);
    queue.send('answer');
    queue.send('update');
    await receivedAll(received, 2);
    expect(received).toEqual(['answer', 'update']);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  it('the answers to many frames of one packet leave in one write', async () => {
    const { queue, received, stream } = await openQueue();
    const writes = vi.spyOn(stream, '_writev' as never);
    const texts = Array.from({ length: 50 }, (_, index) => `answer ${index}`);
    for (const text of texts) queue.send(text);
    await receivedAll(received, texts.length);
    expect(received).toEqual(texts);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  it('a reader that keeps up does not lag, however much is sent in one turn', async () => {
    const { queue, received } = await openQueue();
    for (let times = 0; times < 20; times++) {
      queue.send('x'.repeat(8 * 1024));
      expect(queue.isLagging).toBe(false);
    }
    await receivedAll(received, 20);
  });

  it('one pong waits at most, and it answers the newest ping', () => {
    const sent: string[] = [];
    const flushed: (() => void)[] = [];
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      pong: (payload: Buffer, _isMasked: boolean, done: () => void) => {
        sent.push(payload.toString());
        flushed.push(done);
      },
    };
    const queue = new SendQueue(socket as unknown as WebSocket, new PassThrough());
    for (const payload of ['first', 'second', 'third']) queue.pong(Buffer.from(payload));
    expect(sent).toEqual(['first']);
    for (let times = 0; times < 3; times++) flushed[times]?.();
    expect(sent).toEqual(['first', 'third']);
  });

  it('a message that nothing follows leaves at the end of its turn', async () => {
    const { queue, received } = await openQueue();
    queue.send('answer');
    await receivedAll(received, 1);
    expect(received).toEqual(['answer']);
  });

  it('answers and other messages keep their order', async () => {
    const { queue, received } = await openQueue();
    queue.send('first');
    queue.send('second');
    queue.send('é猫🐈'.repeat(50));
    queue.send('fourth');
    queue.send('fifth');
    await receivedAll(received, 5);
    expect(received).toEqual(['first', 'second', 'é猫🐈'.repeat(50), 'fourth', 'fifth']);
  });

  it('messages of every length of frame header arrive whole, and keep their order with pings of the socket', async () => {
    const { queue, received, client } = await openQueue();
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
    const pinged = nextEvent(client, 'ping');
    for (const text of texts) queue.send(text);
    queue.ping(Buffer.from('ping'));
    queue.send('last');
    await receivedAll(received, texts.length + 1);
    expect(received).toEqual([...texts, 'last']);
    expect(String(await pinged)).toBe('ping');
  });

  it('nothing is sent to a socket that is closing', () => {
    const socket = { OPEN: 1, readyState: 2, bufferedAmount: 0 } as unknown as WebSocket;
    const stream = new PassThrough();
    const queue = new SendQueue(socket, stream);
    queue.send('more');
    queue.send('and more');
    expect(stream.writableLength + stream.readableLength).toBe(0);
  });

  it('a queue lags above 64 KiB and calls back once, when everything has left', async () => {
    const slow = new SlowSocket();
    const { socket, stream } = slow.open();
    const queue = new SendQueue(socket, stream);
    slow.stopReading();
    // A frame of this length begins with four bytes.
    queue.send('x'.repeat(64 * 1024 - 4));
    expect(queue.isLagging).toBe(false);
    queue.send('y');
    expect(queue.isLagging).toBe(true);
    const drained = vi.fn<() => void>();
    queue.onceDrained(drained);
    await turn();
    expect(drained).not.toHaveBeenCalled();
    slow.readOn();
    await turn();
    expect(drained).toHaveBeenCalledTimes(1);
    queue.send('z');
    await turn();
    expect(drained).toHaveBeenCalledTimes(1);
  });

  it('a real client that stops reading makes the queue lag, and drains it when it reads again', async () => {
    const { queue, received, client } = await openQueue();
    client.pause();
    let sent = 0;
    // Buffers of the system take some megabytes first.
    while (!queue.isLagging && sent < 4_000) {
      queue.send('x'.repeat(16 * 1024));
      sent += 1;
      await turn();
    }
    expect(queue.isLagging).toBe(true);
    const drained = new Promise<void>((resolve) => {
      queue.onceDrained(resolve);
    });
    client.resume();
    await drained;
    expect(queue.isLagging).toBe(false);
    await receivedAll(received, sent);
  });
});
