import type { Duplex } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Outbox } from '../../src/live/outbox.js';

const outboxWith = (waiting: number) => {
  const socket = { readyState: 1, OPEN: 1, terminate: vi.fn<() => void>() };
  const stream = { writableLength: waiting, write: vi.fn<() => void>() };
  const outbox = new Outbox(socket as unknown as WebSocket, stream as unknown as Duplex);
  outbox.send('meow');
  return { written: stream.write.mock.calls.length, ended: socket.terminate.mock.calls.length };
};

describe('what waits for a slow reader', () => {
  it.each([
    [0, { written: 1, ended: 0 }],
    [2 ** 20, { written: 0, ended: 1 }],
    [2 ** 30, { written: 0, ended: 1 }],
  ])('with %i bytes waiting is bounded', (waiting, fate) => {
    expect(outboxWith(waiting)).toEqual(fate);
  });
});
