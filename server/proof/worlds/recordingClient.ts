import { type ClientMessage, PROTOCOL_VERSION, type Seen } from '@miaou/protocol';
import { type Command, commandId, type TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { nextEvent } from '../../src/testing/waiting.js';
import { call, type Guest, pageHeaders } from '../client/guest.js';
import { Signal } from '../client/signal.js';

/** Time is the one thing in which two worlds may differ. A moment is as long as any other. */
const timeless = (text: string): string => text.replaceAll(/"now":\d+/g, (now) => now.replaceAll(/\d/g, '0'));

/** What no command ever shows: beyond every sequence. */
const SEEN_ALL = 1_000_000_000;

/** One person's connection, and every byte that came over it. */
export class RecordingClient {
  readonly heard: string[] = [];
  readonly #signal = new Signal();
  /** Told when a window of time is over, so its place among the rest says nothing. */
  #presence = '';
  #commands = 0;

  readonly guest: Guest;
  readonly #port: number;
  readonly #socket: WebSocket;
  readonly #commandPrefix: string;

  private constructor(guest: Guest, port: number, socket: WebSocket, commandPrefix: string) {
    this.guest = guest;
    this.#port = port;
    this.#socket = socket;
    this.#commandPrefix = commandPrefix;
    socket.on('message', (bytes: Buffer) => this.#receive(timeless(bytes.toString())));
  }

  /** Commands of several connections of one person need prefixes of their own. */
  static async join(guest: Guest, port: number, commandPrefix = 'w'): Promise<RecordingClient> {
    const options = { headers: pageHeaders(port, guest), localAddress: guest.from, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
    const client = new RecordingClient(guest, port, socket, commandPrefix);
    await nextEvent(socket, 'open');
    client.#send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await client.until(() => client.heard.length > 0);
    return client;
  }

  until(isMet: () => boolean): Promise<void> {
    return this.#signal.until(isMet);
  }

  /** Follows a table, and has seen it when this resolves. */
  async watch(table: TableId, since?: Seen): Promise<void> {
    const before = this.#count(WATCHED);
    this.#send({ type: 'watch', table, follow: 'events', history: true, ...(since === undefined ? {} : { since }) });
    await this.until(() => this.#count(WATCHED) > before);
    await this.caughtUp();
  }

  /** Who is at the table, as this person was told last. */
  get presence(): string {
    return this.#presence;
  }

  /** Waits for what somebody else was told of who is at the table. */
  async hearPresence(told: string): Promise<void> {
    await this.until(() => this.#presence === told);
    this.heard.push(this.#presence);
  }

  async unwatch(table: TableId): Promise<void> {
    this.#send({ type: 'unwatch', table });
    await this.caughtUp();
  }

  /** Resolves with the answer. */
  async command(table: TableId, command: Command): Promise<string> {
    this.#commands += 1;
    const id = commandId(`${this.#commandPrefix}${this.#commands}`);
    this.#send({ type: 'command', table, id, seen: SEEN_ALL, command });
    const isAnswer = (text: string): boolean => text.startsWith(`{"answer":"${id}"`);
    await this.until(() => this.heard.some(isAnswer));
    return this.heard.find(isAnswer) ?? '';
  }

  /** Sends any text; resolves with the first thing that comes back. */
  async say(text: string): Promise<string> {
    const before = this.heard.length;
    this.#socket.send(text);
    await this.until(() => this.heard.length > before);
    return this.heard[before] ?? '';
  }

  /** Everything that was sent to this connection before has come. */
  async caughtUp(): Promise<void> {
    const pongs = this.#count(PONG);
    this.#send({ type: 'ping', token: pongs });
    await this.until(() => this.#count(PONG) > pongs);
  }

  countUpdates(): number {
    return this.#count(UPDATE);
  }

  /** What an address says to this person. */
  async ask(path: string): Promise<void> {
    const answer = await call(this.#port, { method: 'GET', path, headers: pageHeaders(this.#port, this.guest) });
    this.heard.push(`${answer.status} ${answer.headers['content-length']?.toString() ?? ''} ${answer.text}`);
  }

  leave(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    if (PRESENCE.test(text)) this.#presence = text;
    else this.heard.push(text);
    this.#signal.poke();
  }

  #count(kind: RegExp): number {
    return this.heard.filter((text) => kind.test(text)).length;
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

const PRESENCE = /^\{"type":"presence"/;
const PONG = /^\{"type":"pong"/;
const WATCHED = /^\{"type":"(?:watching|resumed)"/;
const UPDATE = /^\{"(?:on|n)":/;
