import type { Refusal } from '@miaou/kit';
import {
  type AnyServerMessage,
  type ClientMessage,
  type LobbyTable,
  type Me,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@miaou/protocol';
import { type CommandId, commandId, type TableId } from '@miaou/table';
import type { Clock } from './clock.js';
import { Notifier } from './notifier.js';
import { parseServerMessage } from './parseServerMessage.js';
import { backoff, ReconnectingSocket, type Socket, type SocketListener } from './reconnectingSocket.js';
import { ServerClock } from './serverClock.js';
import { type RulesLoader, type SavedCopy, TableSync, type TableSyncServices } from './tableSync.js';

export interface ClientOptions {
  readonly clock: Clock;
  /** Opens one socket to the server. */
  connect(listener: SocketListener): Socket;
  /** From 0 to 1, for the delays between reconnects. */
  random(): number;
  /** The beginning of all command ids. It must differ for every client of a person: a command id is never used twice. */
  readonly commandPrefix: string;
  /** The rules by which events are folded into views. Without them tables are followed by whole views. */
  readonly rules?: RulesLoader;
}

/** What a client reports beside the state of its tables. */
export interface ClientListener {
  /** The server said who this is. */
  welcomed?(me: Me): void;
  /** The server refused something that was not a command: with `wrong-version` the client is too old. */
  refused?(refusal: Refusal): void;
  /** A message was not in the protocol. It was ignored, and all tables are synchronised again. */
  invalid?(refusal: Refusal): void;
  /** Each message as it is sent or received. */
  traced?(direction: 'sent' | 'received', text: string): void;
}

/**
 * Everything that a client and a server say to each other over one reconnecting socket: greets, follows tables, sends unanswered commands
 * again, estimates the server's clock. Socket, time and chance are ports, so a test can break the connection at every point.
 */
export class Client {
  lobby: readonly LobbyTable[] | null = null;
  me: Me | null = null;
  /** The socket is open and the server has said welcome. */
  isOpen = false;
  readonly clock: ServerClock;
  readonly changes = new Notifier();
  readonly #options: ClientOptions;
  readonly #listener: ClientListener;
  readonly #socket: ReconnectingSocket;
  readonly #tableServices: TableSyncServices;
  readonly #tables = new Map<TableId, TableSync>();
  /** The numbers that the server gave to tables on this connection. */
  #channels = new Map<number, TableSync>();
  #lobbyUsers = 0;
  #commands = 0;
  #invalidMessages = 0;
  #isResyncDue = false;

  constructor(options: ClientOptions, listener: ClientListener = {}) {
    const { clock, rules } = options;
    this.#options = options;
    this.#listener = listener;
    this.clock = new ServerClock(clock);
    this.#socket = new ReconnectingSocket(
      { ...options, ping: () => this.ping() },
      { opened: () => this.#opened(), received: (text) => this.#received(text), closed: () => this.#closed() },
    );
    this.#tableServices = {
      clock,
      rules,
      send: (message) => this.#send(message),
      nextCommandId: () => this.#nextCommandId(),
    };
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** The device woke up or is online again: reconnects at once, or checks a connection that seems open. */
  wake(): void {
    this.#socket.wake();
  }

  /** The network seems to be gone: checks the connection. */
  probe(): void {
    this.#socket.probe();
  }

  /** Follows a table. Who follows a table that is followed already gets the same one. */
  watch(id: TableId, saved?: SavedCopy): TableSync {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const table = new TableSync(id, this.#tableServices, saved);
    this.#tables.set(id, table);
    if (this.me !== null && this.isOpen) table.connected(this.me.person, false);
    return table;
  }

  unwatch(table: TableSync): void {
    if (this.#tables.delete(table.id)) this.#send({ type: 'unwatch', table: table.id });
  }

  get tables(): readonly TableSync[] {
    return [...this.#tables.values()];
  }

  /** The server sends the lobby until every user has called the returned function. */
  watchLobby(): () => void {
    this.#lobbyUsers += 1;
    if (this.#lobbyUsers === 1) this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobbyUsers -= 1;
      if (this.#lobbyUsers === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  ping(): void {
    this.#send({ type: 'ping', token: this.clock.pinged() });
  }

  #opened(): void {
    this.#channels = new Map();
    this.#hello();
  }

  #hello(): void {
    this.#write({ type: 'hello', protocol: PROTOCOL_VERSION });
  }

  #closed(): void {
    this.isOpen = false;
    for (const table of this.#tables.values()) table.disconnected();
    this.changes.notify();
  }

  #received(text: string): void {
    this.#listener.traced?.('received', text);
    const message = parseServerMessage(text);
    if (message.ok) this.#handle(message.value);
    else this.#ignore(message.error);
  }

  #handle(message: AnyServerMessage): void {
    if ('answer' in message) for (const table of this.#tables.values()) table.answered(message);
    else if ('type' in message) this.#handleTyped(message);
    else this.#channels.get(message.on ?? 0)?.updated(message);
  }

  #handleTyped(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message.me, message.now);
      case 'watching':
        return this.#channel(message.snapshot.table as TableId, message.on)?.watching(message);
      case 'resumed':
        return this.#channel(message.table, message.on)?.resumed(message);
      case 'unwatched':
        return this.#tables.get(message.table)?.unwatched(message);
      case 'presence':
        return this.#tables.get(message.table)?.presenceChanged(message);
      case 'reaction':
        return this.#tables.get(message.table)?.reacted(message);
      case 'pointed':
        return this.#tables.get(message.table)?.pointed(message);
      case 'recording':
        return this.#tables.get(message.table)?.recorded(message);
      case 'lobby':
        this.lobby = message.tables;
        return this.changes.notify();
      case 'pong':
        return this.clock.ponged(message.token, message.now);
      case 'error':
        return this.#listener.refused?.(message.refusal);
    }
  }

  #welcomed(me: Me, now: number): void {
    const isSomebodyElse = this.me !== null && this.me.person !== me.person;
    this.me = me;
    this.isOpen = true;
    this.#invalidMessages = 0;
    this.#socket.welcomed();
    this.clock.welcomed(now);
    this.#listener.welcomed?.(me);
    for (const table of this.#tables.values()) table.connected(me.person, isSomebodyElse);
    if (this.#lobbyUsers > 0) this.#send({ type: 'lobby', on: true });
    this.changes.notify();
  }

  #channel(id: TableId, on = 0): TableSync | undefined {
    const table = this.#tables.get(id);
    if (table !== undefined) this.#channels.set(on, table);
    return table;
  }

  /** The message does not say which table it was for, so all are synchronised. The delay grows, else a server that always sends invalid messages would be asked without end. */
  #ignore(refusal: Refusal): void {
    this.#listener.invalid?.(refusal);
    if (this.#isResyncDue) return;
    this.#isResyncDue = true;
    const delay = backoff(this.#invalidMessages, this.#options.random());
    this.#options.clock.later(delay, () => this.#resync());
    this.#invalidMessages += 1;
  }

  #resync(): void {
    this.#isResyncDue = false;
    if (!this.isOpen) return this.#hello();
    for (const table of this.#tables.values()) table.resync();
    if (this.#lobbyUsers > 0) this.#send({ type: 'lobby', on: true });
  }

  #nextCommandId(): CommandId {
    this.#commands += 1;
    return commandId(`${this.#options.commandPrefix}-${this.#commands.toString(36)}`);
  }

  /** Before the welcome nothing may be sent; what matters is sent again after it. */
  #send(message: ClientMessage): void {
    if (this.isOpen) this.#write(message);
  }

  #write(message: ClientMessage): void {
    const text = JSON.stringify(message);
    this.#listener.traced?.('sent', text);
    this.#socket.send(text);
  }
}
