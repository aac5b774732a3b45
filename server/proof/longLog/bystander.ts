import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { nextEvent } from '../../src/testing/waiting.js';
import { type Guest, meet, pageHeaders } from '../client/guest.js';
import { Signal } from '../client/signal.js';
import { noteWait, noWaits, type Waits } from './waits.js';

/** Somebody at another table, who pings and commands again as soon as the last answer has come. */
export class Bystander {
  pings = noWaits();
  commands = noWaits();
  readonly #answered = new Signal();
  readonly #socket: WebSocket;
  readonly #table: TableId;
  #pingedAt = 0;
  #commandedAt = 0;
  #isCounting = false;
  #commandNumber = 0;

  static async connect(port: number, guest: Guest, table: TableId): Promise<Bystander> {
    const socket = await openSocket(port, guest);
    const bystander = new Bystander(socket, table);
    bystander.#ping();
    bystander.#command();
    return bystander;
  }

  private constructor(socket: WebSocket, table: TableId) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (bytes: Buffer) => this.#received(bytes.toString()));
  }

  /** From now on what it waits for is counted, from nothing. */
  count(): void {
    this.pings = noWaits();
    this.commands = noWaits();
    this.#isCounting = true;
  }

  /** Resolves when so many commands were answered since it counts. */
  untilAnswered(commands: number): Promise<void> {
    return this.#answered.until(() => this.commands.answers >= commands);
  }

  leave(): void {
    this.#isCounting = false;
    this.#socket.terminate();
  }

  #received(text: string): void {
    if (text.includes('"refusal"')) throw new Error(`refused: ${text}`);
    if (text.startsWith('{"type":"pong"')) {
      this.#note(this.pings, this.#pingedAt);
      this.#ping();
    } else if (text.startsWith('{"answer"')) {
      this.#note(this.commands, this.#commandedAt);
      this.#command();
    }
  }

  #note(waits: Waits, since: number): void {
    if (!this.#isCounting) return;
    noteWait(waits, since);
    this.#answered.poke();
  }

  #ping(): void {
    this.#pingedAt = performance.now();
    this.#send({ type: 'ping', token: 1 });
  }

  #command(): void {
    this.#commandedAt = performance.now();
    this.#commandNumber += 1;
    const command = this.#commandNumber % 2 === 1 ? { type: 'sit' } : { type: 'standUp' };
    this.#send({ type: 'command', table: this.#table, id: `c${this.#commandNumber}`, seen: 0, command });
  }

  #send(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

const openSocket = async (port: number, guest: Guest): Promise<WebSocket> => {
  const options = { headers: pageHeaders(port, guest), perMessageDeflate: false };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
  await nextEvent(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
  return socket;
};

/** The number of the newest update of a table, as a guest who comes to it is told. */
export const lookAt = async (port: number, table: TableId): Promise<number> => {
  const socket = await openSocket(port, await meet(port));
  const shown = new Promise<number>((resolve, reject) => {
    socket.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as { type?: string; snapshot?: { n: number } };
      if (message.snapshot !== undefined) resolve(message.snapshot.n);
      if (message.type === 'unwatched') reject(new Error(`the table is not shown: ${bytes.toString()}`));
    });
    socket.once('close', () => reject(new Error('the connection broke')));
  });
  socket.send(JSON.stringify({ type: 'watch', table, follow: 'events' }));
  const n = await shown;
  socket.terminate();
  return n;
};
