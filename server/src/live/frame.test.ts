import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.js';

/** Whoever connects is sent these bytes as they are. */
let bytes: Buffer = Buffer.alloc(0);
const sockets = new WebSocketServer({ noServer: true });
const server = createServer().on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    stream.write(bytes);
    socket.close();
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

/** What a client makes of some frames. */
const heard = async (frames: Buffer): Promise<string[]> => {
  bytes = frames;
  const messages: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (payload: Buffer, isBinary) => messages.push(isBinary ? 'binary' : payload.toString()));
  await once(client, 'close');
  return messages;
};

describe('a text frame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('of %i letters is read as it was written', async (length) => {
    const text = 'x'.repeat(length);
    expect(await heard(textFrame(text))).toEqual([text]);
  });

  it('counts bytes, not letters', async () => {
    const text = 'é猫🐈'.repeat(20);
    expect(await heard(Buffer.concat([textFrame(text), textFrame('after')]))).toEqual([text, 'after']);
  });
});
