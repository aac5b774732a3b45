import { type Chance, SeededChance } from '@miaou/kit';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { type Guest, pageHeaders } from '../client/guest.js';

/** How long it waits before it tries again, at first and at most: as the page does, doubling and with chance in it. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** Somebody who looks on, counts frames instead of keeping them, and comes back as the page does when a connection breaks. */
export class StormClient {
  frames = 0;
  /** How many people looked on by the newest frame that told. */
  watching = 0;
  /** How often a connection was refused or broke before everything had come. */
  broken = 0;
  #isLeaving = false;
  #waiting: NodeJS.Timeout | undefined;
  #hasTable = false;
  #hasPong = false;
  readonly #guest: Guest;
  readonly #heard: () => void;
  readonly #chance: Chance;
  #socket: WebSocket | undefined;

  constructor(guest: Guest, heard: () => void) {
    this.#guest = guest;
    this.#heard = heard;
    this.#chance = new SeededChance(guest.person);
  }

  /** It has the table, and everything that was sent before its pong. */
  get isServed(): boolean {
    return this.#hasTable && this.#hasPong;
  }

  /** Comes, or comes back, and asks for a table. */
  connect(port: number, table: TableId): void {
    this.#isLeaving = false;
    this.frames = 0;
    this.watching = 0;
    this.#hasTable = false;
    this.#hasPong = false;
    const { from } = this.#guest;
    const options = { headers: pageHeaders(port, this.#guest), localAddress: from, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
    this.#socket = socket;
    socket.on('open', () => {
      const asked = [
        { type: 'hello', protocol: PROTOCOL_VERSION },
        { type: 'watch', table, follow: 'events' },
        { type: 'ping', token: 1 },
      ];
      for (const message of asked) socket.send(JSON.stringify(message));
    });
    socket.on('message', (bytes: Buffer) => this.#received(bytes.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.#socket === socket && !this.#isLeaving) this.#comeBack(port, table);
    });
  }

  leave(): void {
    this.#isLeaving = true;
    clearTimeout(this.#waiting);
    this.#socket?.terminate();
  }

  #comeBack(port: number, table: TableId): void {
    this.broken += 1;
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.broken);
    this.#waiting = setTimeout(() => this.connect(port, table), this.#chance.below(most));
  }

  #received(text: string): void {
    this.frames += 1;
    const message = JSON.parse(text) as { type?: string; watching?: number };
    if (message.type === 'watching') this.#hasTable = true;
    if (message.type === 'pong') this.#hasPong = true;
    if (message.type === 'presence') this.watching = message.watching ?? 0;
    this.#heard();
  }
}
