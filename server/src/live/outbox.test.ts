import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { textFrame } from './frame.js';
import { Outbox } from './outbox.js';

const OPEN = 1;

/** An outbox on a stream that keeps each write apart. */
const openOutbox = () => {
  const socket = { OPEN, readyState: OPEN };
  const stream = new PassThrough();
  const writes: string[] = [];
  stream.on('data', (bytes: Buffer) => writes.push(bytes.toString('latin1')));
  return { outbox: new Outbox(socket as unknown as WebSocket, stream), socket, writes };
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const framed = (...texts: string[]): string => Buffer.concat(texts.map(textFrame)).toString('latin1');

describe('an outbox', () => {
  it('sends an answer in one write with the update that follows it', async () => {
    const { outbox, writes } = openOutbox();
    outbox.sendAlong('answer');
    outbox.sendFrame(textFrame('update'));
    await turn();
    expect(writes).toEqual([framed('answer', 'update')]);
  });

  it('sends an answer that nothing follows', async () => {
    const { outbox, writes } = openOutbox();
    outbox.sendAlong('answer');
    await turn();
    expect(writes).toEqual([framed('answer')]);
  });

  it('keeps the order of answers and everything else', async () => {
    const { outbox, writes } = openOutbox();
    outbox.send('first');
    outbox.sendAlong('second');
    outbox.sendAlong('third');
    outbox.send('fourth');
    outbox.send('fifth');
    await turn();
    expect(writes.join('')).toBe(framed('first', 'second', 'third', 'fourth', 'fifth'));
  });

  it('sends nothing to a socket that is closing', async () => {
    const { outbox, socket, writes } = openOutbox();
    outbox.sendAlong('answer');
    socket.readyState = 2;
    outbox.send('more');
    await turn();
    expect(writes).toEqual([]);
  });
});
