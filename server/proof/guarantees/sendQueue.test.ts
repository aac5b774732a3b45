import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { SendQueue } from '../../src/live/sendQueue.js';

const sendWith = (bufferedAmount: number) => {
  const socket = { readyState: 1, OPEN: 1, bufferedAmount, terminate: vi.fn<() => void>() };
  const stream = new PassThrough();
  const queue = new SendQueue(socket as unknown as WebSocket, stream);
  queue.send('meow');
  queue.flush();
  return { sent: stream.readableLength > 0, terminated: socket.terminate.mock.calls.length };
};

describe('the send queue of a slow reader', () => {
  it.each([
    [0, { sent: true, terminated: 0 }],
    [2 ** 20, { sent: false, terminated: 1 }],
    [2 ** 30, { sent: false, terminated: 1 }],
  ])('a connection with %i unsent bytes is kept only while that is bounded', (unsent, expected) => {
    expect(sendWith(unsent)).toEqual(expected);
  });
});
