import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Place } from './place.js';
import { type ServerMessage, stateOf, type TableState, updated } from './tableState.js';

/** Why a table cannot be followed any more. */
export type Ending =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Whoever follows a table. */
export interface Follower {
  /** Something at the table is another than before. */
  changed(state: TableState): void;
  /** A command was accepted in the update of this number, or refused with a code. */
  answered(id: string, answer: { readonly n: number } | { readonly refusal: string }): void;
  /** The connection broke; it is made anew. */
  lost(): void;
  ended(ending: Ending): void;
}

const PROTOCOL = 1;
/** The server pings twice a minute: who hears nothing for so long hangs on a dead line. */
const SILENCE = 90_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
const RETRY = 500;
/** The server says nothing about whether the command was done: the same one is sent again. */
const UNDECIDED = ['busy', 'stopping', 'storage-failed', 'say-hello-first'];
/** How a token is turned away that nobody has, or that cannot be one. */
const NOBODY = [401, 403];
const LOGGED_OUT = 1008;
const WRONG_VERSION = 4000;

/** One table on a server, over as many connections as it takes. Commands are sent until they are answered, and done once. */
export class TableLink {
  private socket: WebSocket | undefined;
  private state: TableState | undefined;
  private readonly pending = new Map<string, string>();
  private wasOpen = false;
  private isClosed = false;
  private failures = 0;
  private silence: NodeJS.Timeout | undefined;
  /** How far the server's clock is ahead of ours. */
  private ahead = 0;

  constructor(
    private readonly place: Place,
    private readonly token: string,
    private readonly follower: Follower,
  ) {}

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  open(): void {
    const { server } = this.place;
    const headers = { authorization: `Bearer ${this.token}` };
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers });
    this.socket = socket;
    socket.on('open', () => this.greet());
    socket.on('message', (bytes: Buffer) => this.hear(JSON.parse(bytes.toString()) as ServerMessage));
    socket.on('ping', () => this.heard());
    socket.on('unexpected-response', (_, { statusCode }) => this.turnedAway(socket, statusCode ?? 0));
    socket.on('error', (error) => this.failed(error));
    socket.on('close', (code) => this.closed(code));
  }

  command(id: string, command: object): void {
    const { table } = this.place;
    const text = JSON.stringify({ type: 'command', table, id, seen: this.state?.n ?? 0, command });
    this.pending.set(id, text);
    this.send(text);
  }

  /** Asks for the whole table again. */
  refresh(): void {
    this.send(JSON.stringify({ type: 'watch', table: this.place.table, follow: 'views' }));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private greet(): void {
    this.wasOpen = true;
    this.failures = 0;
    this.heard();
    this.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    this.refresh();
    for (const text of this.pending.values()) this.send(text);
  }

  private heard(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.terminate(), SILENCE);
  }

  private hear(message: ServerMessage): void {
    this.heard();
    if (message.answer !== undefined) this.hearAnswer(message.answer, message);
    else if (message.type === undefined) this.hearUpdate(message);
    else this.hearOther(message);
  }

  private hearAnswer(id: string, { n = 0, refusal }: ServerMessage): void {
    const text = this.pending.get(id);
    if (text === undefined) return;
    if (refusal !== undefined && UNDECIDED.includes(refusal.code)) {
      void wait(RETRY).then(() => this.send(text));
      return;
    }
    this.pending.delete(id);
    this.follower.answered(id, refusal === undefined ? { n } : { refusal: refusal.code });
  }

  private hearUpdate(message: ServerMessage): void {
    const { state } = this;
    if (state === undefined || message.n === undefined || message.n <= state.n) return;
    if (message.n > state.n + 1) return this.refresh();
    this.become(updated(state, message));
  }

  private hearOther(message: ServerMessage): void {
    if (message.type === 'welcome') this.ahead = (message.now ?? Date.now()) - Date.now();
    const state = message.type === 'watching' ? stateOf(message) : undefined;
    if (state !== undefined) this.become(state);
    if (message.type === 'unwatched') this.unwatched(message.reason);
    if (message.type === 'error') this.end({ kind: 'refused', reason: message.refusal?.code ?? 'error' });
  }

  private unwatched(reason: string | undefined): void {
    if (reason === 'failed') void wait(RETRY).then(() => this.refresh());
    else this.end({ kind: 'gone' });
  }

  private become(state: TableState): void {
    this.state = state;
    this.follower.changed(state);
  }

  private turnedAway(socket: WebSocket, status: number): void {
    if (NOBODY.includes(status)) this.end({ kind: 'unknown' });
    else if (!this.wasOpen) this.end({ kind: 'unreachable', reason: String(status) });
    socket.terminate();
  }

  /** A server that never answered is likely misspelt; one that did will come back. */
  private failed(error: Error): void {
    if (!this.wasOpen) this.end({ kind: 'unreachable', reason: error.message });
  }

  private closed(code: number): void {
    clearTimeout(this.silence);
    if (this.isClosed) return;
    if (code === LOGGED_OUT) return this.end({ kind: 'unknown' });
    if (code === WRONG_VERSION) return this.end({ kind: 'refused', reason: 'wrong-version' });
    this.follower.lost();
    void this.openAgain();
  }

  /** Each time it fails the pause is twice as long, and drawn, so that not everybody comes back at once. */
  private async openAgain(): Promise<void> {
    await wait(randomInt(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++)));
    if (!this.isClosed) this.open();
  }

  private end(ending: Ending): void {
    if (this.isClosed) return;
    this.close();
    this.follower.ended(ending);
  }
}
