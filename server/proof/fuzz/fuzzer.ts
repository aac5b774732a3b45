import { connect, type Socket } from 'node:net';
import { type Chance, SeededChance } from '@miaou/kit';
import { CLOSE_CODES, LIMITS, PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { nextEvent } from '../../src/testing/waiting.js';
import { type Guest, meet, pageHeaders } from '../client/guest.js';
import { drawFrame } from './frames.js';
import { drawRequest } from './requests.js';

/** So many are sent before the server must show that it has dealt with them. */
const FRAMES_AT_ONCE = 500;
const REQUESTS_AT_ONCE = 10;

const isTooLong = (frame: string | Buffer): boolean => Buffer.byteLength(frame) > LIMITS.frameBytes;

/** As far as can be told without the schemas: one that is refused instead ends its batch early, and costs nothing. */
const isOfAnotherVersion = (frame: string | Buffer): boolean => {
  if (typeof frame !== 'string' || !frame.includes('"hello"')) return false;
  try {
    const message = JSON.parse(frame) as { type?: unknown; protocol?: unknown } | null;
    return message?.type === 'hello' && message.protocol !== PROTOCOL_VERSION;
  } catch {
    return false;
  }
};

/** It may cost its sender the connection, and then nothing after it is looked at. */
const isCostly = (frame: string | Buffer): boolean => isTooLong(frame) || isOfAnotherVersion(frame);

/** What the server closes with after a costly frame: it has looked at everything before. */
const COSTS: readonly number[] = [CLOSE_CODES.wrongVersion, CLOSE_CODES.tooLong];

/** Among the requests are some that erase whoever sends them. */
const ERASED = /response: 401/;

/** Sends one person's share of nonsense. */
export class Fuzzer {
  readonly #chance: Chance;
  #socket: WebSocket | undefined;
  /** What the socket writes to. */
  #stream: Socket | undefined;
  /** Frames that the server has looked at. */
  seen = 0;

  readonly #port: number;
  #guest: Guest;
  readonly #tables: readonly TableId[];

  constructor(port: number, guest: Guest, tables: readonly TableId[], seed: string) {
    this.#port = port;
    this.#guest = guest;
    this.#tables = tables;
    this.#chance = new SeededChance(seed);
  }

  async sendFrames(count: number): Promise<void> {
    for (const end = this.seen + count; this.seen < end; ) {
      const socket = await this.#opened();
      const sent = this.#sendBatch(socket, Math.min(end - this.seen, FRAMES_AT_ONCE));
      if (await this.#isAnswered(socket)) this.seen += sent;
    }
    this.#socket?.terminate();
  }

  /** Some frames in one system call, up to one that costs the connection: a call for each took most of the time. */
  #sendBatch(socket: WebSocket, most: number): number {
    let sent = 0;
    this.#stream?.cork();
    for (let isLast = false; sent < most && !isLast; sent++) {
      const frame = drawFrame(this.#tables, this.#chance);
      socket.send(frame);
      isLast = isCostly(frame);
    }
    this.#stream?.uncork();
    return sent;
  }

  async sendRequests(count: number): Promise<void> {
    for (let left = count; left > 0; left -= REQUESTS_AT_ONCE) await this.#request(Math.min(left, REQUESTS_AT_ONCE));
  }

  async #request(count: number): Promise<void> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress: this.#guest.from });
    const [table] = this.#tables;
    if (table === undefined) throw new Error('no table to ask about');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    for (let request = 0; request < count; request++) {
      if (socket.writable) socket.write(drawRequest(this.#port, this.#guest, table, this.#chance));
    }
    socket.end();
    await closed;
  }

  async #opened(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    try {
      return await this.#open();
    } catch (error) {
      if (!(error instanceof Error && ERASED.test(error.message))) throw error;
      this.#guest = await meet(this.#port, this.#guest.from);
      return this.#open();
    }
  }

  async #open(): Promise<WebSocket> {
    const headers = pageHeaders(this.#port, this.#guest);
    // `ws` hands over a host and a port; the types of Node allow the options of any agent.
    const createConnection = (options: object): Socket => {
      this.#stream = connect({ ...options, host: '127.0.0.1', port: this.#port, localAddress: this.#guest.from });
      return this.#stream;
    };
    const options = { headers, createConnection, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket`, options);
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    await nextEvent(socket, 'open');
    return socket;
  }

  /** False where the connection ended for any other reason than a costly frame: then nobody knows what was looked at. */
  #isAnswered(socket: WebSocket): Promise<boolean> {
    const token = this.#chance.below(1e9) + 1_000_000;
    return new Promise((resolve) => {
      const answer = `"pong","token":${token},`;
      const lose = (code = 1006): void => resolve(COSTS.includes(code));
      const hear = (bytes: Buffer): void => {
        if (!bytes.includes(answer)) return;
        socket.off('message', hear).off('close', lose);
        resolve(true);
      };
      socket.on('message', hear).once('close', lose);
      if (socket.readyState === WebSocket.CLOSED) return resolve(false);
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
      socket.send(JSON.stringify({ type: 'ping', token }));
    });
  }
}
