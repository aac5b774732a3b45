import { connect } from 'node:net';
import { type Chance, SeededChance } from '@miaou/kit';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { nextEvent } from '../../src/testing/waiting.js';
import { type Guest, meet, pageHeaders } from '../client/guest.js';
import { drawFrame } from './frames.js';
import { drawRequest } from './requests.js';

/** So many are sent before the server must show that it has dealt with them. */
const FRAMES_AT_ONCE = 200;
const REQUESTS_AT_ONCE = 10;

/** Among the requests are some that erase whoever sends them. */
const ERASED = /response: 401/;

/** Sends one person's share of nonsense. */
export class Fuzzer {
  readonly #chance: Chance;
  #socket: WebSocket | undefined;

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
    for (let left = count; left > 0; left -= FRAMES_AT_ONCE) {
      const socket = await this.#opened();
      for (let frame = Math.min(left, FRAMES_AT_ONCE); frame > 0; frame--)
        socket.send(drawFrame(this.#tables, this.#chance));
      await this.#dealtWith(socket);
    }
    this.#socket?.terminate();
  }

  async sendRequests(count: number): Promise<void> {
    for (let left = count; left > 0; left -= REQUESTS_AT_ONCE) await this.#sendBatch(Math.min(left, REQUESTS_AT_ONCE));
  }

  async #sendBatch(count: number): Promise<void> {
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
    const options = { headers, localAddress: this.#guest.from, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket`, options);
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    await nextEvent(socket, 'open');
    return socket;
  }

  /** Answered, or shown out: a frame beyond the limits costs its sender the connection. */
  #dealtWith(socket: WebSocket): Promise<void> {
    const token = this.#chance.below(1e9) + 1_000_000;
    return new Promise((resolve) => {
      const answer = `"pong","token":${token},`;
      const hear = (bytes: Buffer): void => {
        if (!bytes.includes(answer)) return;
        socket.off('message', hear).off('close', resolve);
        resolve();
      };
      socket.on('message', hear).once('close', resolve);
      if (socket.readyState !== WebSocket.OPEN) return resolve();
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
      socket.send(JSON.stringify({ type: 'ping', token }));
    });
  }
}
