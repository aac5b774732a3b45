import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { CommandAnswer } from '@miaou/host';
import type { Viewer } from '@miaou/kit';
import type { AnswerMessage, Following, ServerMessage } from '@miaou/protocol';
import type { CommandId, PersonId, TableId } from '@miaou/table';
import type { WebSocket } from 'ws';
import type { Peer } from '../http/peer.js';
import type { LoginId, SignIn } from '../people/identity.js';
import { SendQueue } from './sendQueue.js';

/** The person behind a connection, as the server knows them. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** Who opened a socket, from where, and by what secret. */
export interface ConnectedVisitor {
  readonly person: Person;
  readonly signIn: SignIn;
  readonly peer: Pick<Peer, 'address' | 'ip'>;
}

/** One connection that follows one table as one audience. */
export interface Subscription {
  readonly connection: Connection;
  readonly table: TableId;
  /** The table's number on this connection. */
  readonly on: number;
  readonly follow: Following;
  /** Each snapshot comes with the events of the match so far. */
  readonly wantsHistory: boolean;
  audience: Viewer;
  /** Updates were held back: the next thing this subscription gets is a snapshot. */
  isBehind: boolean;
  /** The newest presence that it was sent, as text. */
  presence: string;
}

/** A WebSocket with the stream that it writes to. */
export interface OpenSocket {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** Too many to be guessed. */
const PING_TOKEN_BYTES = 8;

/** One open socket of one person. A person may have many: tabs, devices, programs. */
export class Connection {
  readonly socket: WebSocket;
  /** The address for rate limits, and the one for bans; never logged. */
  readonly peer: ConnectedVisitor['peer'];
  readonly signIn: SignIn;
  readonly subscriptions = new Map<TableId, Subscription>();
  /** Tables that are being loaded for this connection to watch. */
  readonly awaited = new Set<TableId>();
  readonly queue: SendQueue;
  person: Person;
  /** Set once the client has said hello. */
  isGreeted = false;
  wantsLobby = false;
  /** False from a ping until its pong: false at the next ping means that the other end is gone. */
  isAlive = true;
  /** What the newest ping carried. */
  #pingToken: Buffer | undefined;
  #channels = 0;

  constructor({ socket, stream }: OpenSocket, { person, signIn, peer }: ConnectedVisitor) {
    this.socket = socket;
    this.person = person;
    this.signIn = signIn;
    this.peer = peer;
    this.queue = new SendQueue(socket, stream);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** It is closed when this login ends. */
  get login(): LoginId {
    return this.signIn.login;
  }

  /** Whether a program of the person is at the other end, as far as its secret tells. */
  get isProgram(): boolean {
    return this.signIn.kind === 'token';
  }

  /** Counted from 0. */
  nextChannel(): number {
    const channel = this.#channels;
    this.#channels += 1;
    return channel;
  }

  /** Whether it watches the table, or will as soon as that is loaded. */
  follows(table: TableId): boolean {
    return this.subscriptions.has(table) || this.awaited.has(table);
  }

  countWatches(): number {
    return this.subscriptions.size + this.awaited.size;
  }

  ping(): void {
    this.#pingToken = randomBytes(PING_TOKEN_BYTES);
    this.queue.ping(this.#pingToken);
  }

  /** A pong without the token proves nothing: a client that reads nothing can send it, too. */
  ponged(payload: Buffer): void {
    if (this.#pingToken?.equals(payload) === true) this.isAlive = true;
  }

  send(message: ServerMessage): void {
    this.queue.send(JSON.stringify(message));
  }

  answer(id: CommandId, answer: CommandAnswer): void {
    const message: AnswerMessage = { answer: id, ...answer };
    this.queue.send(JSON.stringify(message));
  }
}
