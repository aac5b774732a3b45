import type { Duplex } from 'node:stream';
import type { AnswerMessage, ServerMessage } from '@miaou/protocol';
import type { PersonId, TableId } from '@miaou/table';
import type { WebSocket } from 'ws';
import { Outbox } from './outbox.js';
import type { Subscription } from './subscription.js';

/** The person behind a connection, as the server knows them. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** One open socket of one person. A person may have many: tabs, devices, programs. */
export class Connection {
  readonly subscriptions = new Map<TableId, Subscription>();
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

  nextChannel(): number {
    this.channels += 1;
    return this.channels;
  }

  tell(message: ServerMessage | AnswerMessage): void {
    this.outbox.send(JSON.stringify(message));
  }

  /** An answer leaves together with the update that follows it, if one does. */
  answer(message: AnswerMessage): void {
    this.outbox.sendAlong(JSON.stringify(message));
  }
}
