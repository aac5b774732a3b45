import type { Refusal } from '@miaou/kit';
import { type ClientMessage, PROTOCOL_VERSION } from '@miaou/protocol';
import { maySee, recallCommand, type TableId } from '@miaou/table';
import type { Answer } from '../tables/tableHost.js';
import type { HostedTable, Tables } from '../tables/tables.js';
import { CLOSE } from './close.js';
import type { Connection } from './connection.js';
import { digestOf } from './digest.js';
import { cleaned, Talk } from './talk.js';

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export interface ReceptionServices {
  readonly tables: Tables;
  now(): number;
  /** The lobby as this moment has it, already written. */
  lobbyText(): string;
  count(what: 'refusedFrame' | 'command'): void;
}

const WATCHES_PER_CONNECTION = 64;

const NO_SUCH_TABLE: Answer = { refusal: { code: 'no-such-table' } };
const TOO_MUCH_TALK: Refusal = { code: 'too-much-talk' };
const STORAGE_FAILED: Answer = { refusal: { code: 'storage-failed' } };
const STOPPING: Answer = { refusal: { code: 'stopping' } };

/** Does what clients say, and answers. */
export class Reception {
  private readonly talk = new Talk();
  private isStopping = false;

  constructor(private readonly services: ReceptionServices) {}

  /** From now on commands are refused, so that what was accepted can come to its end. */
  stop(): void {
    this.isStopping = true;
  }

  forgetQuiet(now: number): void {
    this.talk.forgetQuiet(now);
  }

  handle(connection: Connection, message: ClientMessage): void {
    if (message.type === 'hello') return this.greet(connection, message.protocol);
    if (!connection.isGreeted) return this.refuse(connection, message, { code: 'say-hello-first' });
    switch (message.type) {
      case 'command':
        return this.command(connection, message);
      case 'watch':
        return this.watch(connection, message);
      case 'unwatch':
        return this.unwatch(connection, message.table);
      case 'react':
        return this.react(connection, message);
      case 'lobby':
        return this.lobby(connection, message.on);
      case 'ping':
        return connection.tell({ type: 'pong', token: message.token, now: this.services.now() });
    }
  }

  /** A command is answered under its id, anything else by an error. */
  private refuse(connection: Connection, message: ClientMessage, refusal: Refusal): void {
    this.services.count('refusedFrame');
    if (message.type === 'command') connection.answer(message.id, { refusal });
    else connection.tell({ type: 'error', refusal });
  }

  private greet(connection: Connection, protocol: number): void {
    if (protocol !== PROTOCOL_VERSION) {
      connection.tell({ type: 'error', refusal: { code: 'wrong-version', expected: PROTOCOL_VERSION } });
      connection.socket.close(CLOSE.version, 'another protocol version');
      return;
    }
    connection.isGreeted = true;
    const { id, name } = connection.person;
    const now = this.services.now();
    connection.tell({ type: 'welcome', protocol: PROTOCOL_VERSION, me: { person: id, name }, now });
  }

  private lobby(connection: Connection, isWanted: boolean): void {
    connection.wantsLobby = isWanted;
    if (isWanted) connection.outbox.send(this.services.lobbyText());
  }

  /** Calls with the table, or with nothing if there is none: at once if it is in memory, as nearly always. */
  private withTable(id: TableId, found: (hosted: HostedTable | undefined) => void, failed: () => void): void {
    const hosted = this.services.tables.inMemoryNow(id);
    if (hosted === undefined) this.services.tables.find(id).then(found, failed);
    else found(hosted);
  }

  private watch(connection: Connection, message: Message<'watch'>): void {
    const { table } = message;
    if (!connection.subscriptions.has(table) && connection.countWatches() >= WATCHES_PER_CONNECTION)
      return this.refuse(connection, message, { code: 'too-many-tables', most: WATCHES_PER_CONNECTION });
    connection.awaited.add(table);
    const give = (reason: 'gone' | 'failed'): void => {
      if (connection.awaited.delete(table)) connection.tell({ type: 'unwatched', table, reason });
    };
    this.withTable(
      table,
      (hosted) => (hosted === undefined ? give('gone') : this.startWatching(connection, hosted, message, give)),
      () => give('failed'),
    );
  }

  /** Whoever left or thought better of it while the table was fetched watches nothing. */
  private startWatching(
    connection: Connection,
    { host, channel }: HostedTable,
    { table: id, follow, since }: Message<'watch'>,
    give: (reason: 'gone' | 'failed') => void,
  ): void {
    host.look(
      (table) => {
        if (!connection.isOpen || !connection.awaited.has(id)) return;
        if (!maySee(table, connection.person.id)) return give('gone');
        connection.awaited.delete(id);
        channel.watch(table, connection, follow, since);
      },
      () => give('failed'),
    );
  }

  private unwatch(connection: Connection, table: TableId): void {
    connection.awaited.delete(table);
    const subscription = connection.subscriptions.get(table);
    connection.subscriptions.delete(table);
    if (subscription !== undefined) this.services.tables.inMemoryNow(table)?.channel.unwatch(subscription);
    connection.tell({ type: 'unwatched', table, reason: 'asked' });
  }

  private command(connection: Connection, message: Message<'command'>): void {
    this.services.count('command');
    if (this.isStopping) return connection.answer(message.id, STOPPING);
    this.withTable(
      message.table,
      (hosted) =>
        hosted === undefined ? connection.answer(message.id, NO_SUCH_TABLE) : this.submit(connection, hosted, message),
      () => connection.answer(message.id, STORAGE_FAILED),
    );
  }

  private submit(connection: Connection, { host }: HostedTable, message: Message<'command'>): void {
    const { person } = connection;
    const { id, seen } = message;
    const clean = cleaned(message.command);
    if ('refusal' in clean) return connection.answer(id, clean);
    const digest = digestOf(message.command);
    const request = { person: person.id, name: person.name, id, seen, digest, command: clean.command };
    const objection = this.mayTalk(connection, host.table, message) ? undefined : TOO_MUCH_TALK;
    host.submit(request, (answer) => connection.answer(id, answer), objection);
  }

  /** What was said before and is only sent again costs nothing. */
  private mayTalk({ person }: Connection, table: HostedTable['host']['table'], message: Message<'command'>): boolean {
    if (message.command.type !== 'say' || recallCommand(table, person.id, message.id) !== undefined) return true;
    return this.talk.mayTalk(person.id, this.services.now());
  }

  private react(connection: Connection, { table, reaction }: Message<'react'>): void {
    const hosted = this.services.tables.inMemoryNow(table);
    if (hosted === undefined || !connection.subscriptions.has(table)) return;
    if (!this.talk.mayTalk(connection.person.id, this.services.now())) return;
    hosted.channel.broadcast({ type: 'reaction', table, person: connection.person.id, reaction });
  }
}
