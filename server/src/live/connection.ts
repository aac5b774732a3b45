import type { Duplex } from 'node:stream';
import type { Viewer } from '@miaou/kit';
import type { AnswerMessage, Following, ServerMessage } from '@miaou/protocol';
import type { CommandId, PersonId, TableId } from '@miaou/table';
import type { WebSocket } from 'ws';
import type { Answer } from '../tables/tableHost.js';
import { Outbox } from './outbox.js';

/** The person behind a connection, as the server knows them. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** One connection that follows one table as one audience. */
export interface Subscription {
  readonly connection: Connection;
  readonly table: TableId;
  /** The table's number on this connection. */
  readonly on: number;
  readonly follow: Following;
  audience: Viewer;
  /** Updates were held back: the next thing this subscription gets is a snapshot. */
  isBehind: boolean;
}

/** Nearly all answers are a place, and ids are made of letters that need no escape. */
const answerText = (id: CommandId, answer: Answer): string =>
  'n' in answer
    ? `{"answer":"${id}","n":${answer.n}}`
    : JSON.stringify({ answer: id, ...answer } satisfies AnswerMessage);

/** One open socket of one person. A person may have many: tabs, devices, programs. */
export class Connection {
  readonly subscriptions = new Map<TableId, Subscription>();
  /** Tables that are being fetched for this connection to watch. */
  readonly awaited = new Set<TableId>();
  readonly outbox: Outbox;
  /** Set once the client has said hello. */
  isGreeted = false;
  wantsLobby = false;
  /** False from a ping until its pong: twice in a row means that nobody is there. */
  isAlive = true;
  private channels = 0;

  constructor(
    readonly socket: WebSocket,
    stream: Duplex,
    public person: Person,
    /** The address for rate limits; never logged whole. */
    readonly address: string,
  ) {
    this.outbox = new Outbox(socket, stream);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Counted from 0. */
  nextChannel(): number {
    const channel = this.channels;
    this.channels += 1;
    return channel;
  }

  countWatches(): number {
    return this.subscriptions.size + this.awaited.size;
  }

  tell(message: ServerMessage): void {
    this.outbox.send(JSON.stringify(message));
  }

  /** An answer leaves together with the update that follows it, if one does. */
  answer(id: CommandId, answer: Answer): void {
    this.outbox.sendAlong(answerText(id, answer));
  }
}
