import { hash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ClientMessage, LIMITS, PROTOCOL_VERSION } from '@miaou/protocol';
import { type Command, commandId, type Table, type TableId } from '@miaou/table';
import type { RawData, WebSocket } from 'ws';
import { cleanText } from '../people/names.js';
import { maySee } from '../tables/access.js';
import type { Answer } from '../tables/tableHost.js';
import type { HostedTable, Tables } from '../tables/tables.js';
import { Connection, type Person } from './connection.js';
import { commandIdIn, readFrame } from './frames.js';
import { type Allowance, RateLimit, RateLimits, timesAllowance } from './rateLimit.js';
import type { Subscription } from './subscription.js';

/** What a gateway needs from the process around it. */
export interface GatewayServices {
  readonly tables: Tables;
  /** How many times the usual allowance of messages. */
  readonly limitFactor: number;
  now(): number;
  /** The lobby as this moment has it, already written. */
  lobbyText(): string;
  /** Counts for the metrics. */
  count(what: 'frame' | 'refusedFrame' | 'command' | 'rateLimited' | 'halfOpen'): void;
}

/** A person at a keyboard stays far below; a program that plays many tables fits in. */
const PER_CONNECTION = { burst: 120, perSecond: 60 };
const PER_PERSON = { burst: 300, perSecond: 120 };
const PER_ADDRESS = { burst: 2000, perSecond: 1000 };
/** Chat and reactions are read by people. */
const TALK = { burst: 8, perSecond: 0.5 };

const WATCHES_PER_CONNECTION = 64;

/** Close codes of our own, in the range that RFC 6455 leaves to applications. */
const CLOSE = { version: 4000, flood: 4008, stopping: 1012 } as const;

/** Everything that comes in over sockets, and who is there. */
export class Gateway {
  private readonly connections = new Set<Connection>();
  private readonly perConnection: Allowance;
  private readonly personLimits: RateLimits;
  private readonly addressLimits: RateLimits;
  private readonly talkLimits = new RateLimits(TALK);

  constructor(private readonly services: GatewayServices) {
    const { limitFactor } = services;
    this.perConnection = timesAllowance(PER_CONNECTION, limitFactor);
    this.personLimits = new RateLimits(timesAllowance(PER_PERSON, limitFactor));
    this.addressLimits = new RateLimits(timesAllowance(PER_ADDRESS, limitFactor));
  }

  get size(): number {
    return this.connections.size;
  }

  /** Takes over a socket whose upgrade was checked, and the stream that carries it. */
  accept(socket: WebSocket, stream: Duplex, person: Person, address: string): void {
    const connection = new Connection(socket, stream, person, address);
    const limit = new RateLimit(this.perConnection, this.services.now());
    this.connections.add(connection);
    socket.on('message', (bytes: RawData, isBinary: boolean) => this.received(connection, limit, bytes, isBinary));
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('close', () => this.left(connection));
    // A broken frame closes the socket by itself; without a listener it would end the process.
    socket.on('error', () => socket.terminate());
  }

  /** Pings everybody and drops who did not answer the last ping. To be called every half minute. */
  sweep(): void {
    const now = this.services.now();
    this.personLimits.forgetQuiet(now);
    this.addressLimits.forgetQuiet(now);
    this.talkLimits.forgetQuiet(now);
    for (const connection of this.connections) this.ping(connection);
    for (const { host, channel } of this.services.tables.all()) host.look((table) => channel.catchUp(table));
  }

  /** Tells all who look at the lobby. */
  tellLobby(): void {
    const text = this.services.lobbyText();
    for (const connection of this.connections) if (connection.wantsLobby) connection.outbox.send(text);
  }

  /** Ends every connection of a person, for instance after "log out everywhere". */
  disconnect(person: Person['id']): void {
    for (const connection of this.connections) if (connection.person.id === person) connection.socket.close(1008);
  }

  renamed(person: Person): void {
    for (const connection of this.connections) if (connection.person.id === person.id) connection.person = person;
  }

  close(): void {
    for (const { socket } of this.connections) socket.close(CLOSE.stopping, 'the server is restarting');
  }

  private ping(connection: Connection): void {
    if (!connection.isAlive) {
      this.services.count('halfOpen');
      connection.socket.terminate();
      return;
    }
    connection.isAlive = false;
    connection.socket.ping();
  }

  private left(connection: Connection): void {
    this.connections.delete(connection);
    for (const [table, subscription] of connection.subscriptions) {
      const hosted = this.services.tables.inMemoryNow(table);
      hosted?.channel.unwatch(subscription);
      if (hosted !== undefined) this.tellPresence(hosted);
    }
    connection.subscriptions.clear();
  }

  private received(connection: Connection, limit: RateLimit, bytes: RawData, isBinary: boolean): void {
    this.services.count('frame');
    if (!this.isWithinLimits(connection, limit)) {
      this.services.count('rateLimited');
      connection.tell({ type: 'error', refusal: { code: 'too-many-messages' } });
      connection.socket.close(CLOSE.flood, 'too many messages');
      return;
    }
    if (isBinary) return this.refuseFrame(connection, { code: 'not-text' });
    const text = bytes.toString();
    const message = readFrame(text);
    if (message.ok) this.handle(connection, message.value);
    else this.refuseFrame(connection, message.error, commandIdIn(text));
  }

  private isWithinLimits({ person, address }: Connection, limit: RateLimit): boolean {
    const now = this.services.now();
    return limit.take(now) && this.personLimits.take(person.id, now) && this.addressLimits.take(address, now);
  }

  private refuseFrame(connection: Connection, refusal: { code: string }, id?: string): void {
    this.services.count('refusedFrame');
    if (id === undefined) connection.tell({ type: 'error', refusal });
    else connection.tell({ answer: commandId(id), ok: false, refusal });
  }

  private handle(connection: Connection, message: ClientMessage): void {
    if (message.type === 'hello') return this.greet(connection, message.protocol);
    if (!connection.isGreeted) return this.refuseFrame(connection, { code: 'say-hello-first' });
    switch (message.type) {
      case 'command':
        return this.command(connection, message);
      case 'watch':
        return void this.watch(connection, message);
      case 'unwatch':
        return this.unwatch(connection, message.table);
      case 'react':
        return this.react(connection, message);
      case 'lobby':
        connection.wantsLobby = message.on;
        if (message.on) connection.outbox.send(this.services.lobbyText());
        return;
      case 'ping':
        return connection.tell({ type: 'pong', token: message.token, now: this.services.now() });
    }
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

  /** The table, if it exists and this person may know so. Both "no"s look the same, also in time: each looks the table up. */
  private async visibleTable(connection: Connection, id: TableId): Promise<HostedTable | undefined> {
    const hosted = this.services.tables.inMemoryNow(id) ?? (await this.services.tables.find(id));
    return hosted !== undefined && maySee(hosted.host.table, connection.person.id) ? hosted : undefined;
  }

  private async watch(connection: Connection, message: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const hosted = await this.visibleTable(connection, message.table);
    if (hosted === undefined) return connection.tell({ type: 'unwatched', table: message.table, reason: 'gone' });
    if (connection.subscriptions.size >= WATCHES_PER_CONNECTION)
      return this.refuseFrame(connection, { code: 'too-many-tables' });
    hosted.host.look((table) => {
      if (connection.socket.readyState !== connection.socket.OPEN) return;
      hosted.channel.watch(table, connection, message.follow, message.since);
      this.tellPresence(hosted);
    });
  }

  private unwatch(connection: Connection, id: TableId): void {
    this.forget(connection, id);
    connection.tell({ type: 'unwatched', table: id, reason: 'asked' });
  }

  private forget(connection: Connection, id: TableId): void {
    const subscription: Subscription | undefined = connection.subscriptions.get(id);
    const hosted = this.services.tables.inMemoryNow(id);
    if (subscription === undefined) return;
    connection.subscriptions.delete(id);
    hosted?.channel.unwatch(subscription);
    if (hosted !== undefined) this.tellPresence(hosted);
  }

  private command(connection: Connection, message: Extract<ClientMessage, { type: 'command' }>): void {
    this.services.count('command');
    const hosted = this.services.tables.inMemoryNow(message.table);
    if (hosted !== undefined) this.submit(connection, hosted, message);
    else void this.commandElsewhere(connection, message);
  }

  private async commandElsewhere(
    connection: Connection,
    message: Extract<ClientMessage, { type: 'command' }>,
  ): Promise<void> {
    const hosted = await this.services.tables.find(message.table);
    if (hosted === undefined) this.answer(connection, message.id, NO_SUCH_TABLE);
    else this.submit(connection, hosted, message);
  }

  private submit(
    connection: Connection,
    { host }: HostedTable,
    message: Extract<ClientMessage, { type: 'command' }>,
  ): void {
    const { person } = connection;
    if (!maySee(host.table, person.id)) return this.answer(connection, message.id, NO_SUCH_TABLE);
    const command = this.cleaned(connection, message.command);
    if (command === undefined) return this.answer(connection, message.id, TOO_MUCH_TALK);
    const digest = digestOf(message.command);
    host.submit(
      { person: person.id, name: person.name, id: message.id, seen: message.seen, digest, command },
      (answer) => this.answer(connection, message.id, answer),
    );
  }

  /** Chat is the one command that carries a stranger's words: cleaned and rationed. Nothing if there is too much of it. */
  private cleaned(connection: Connection, command: Command): Command | undefined {
    if (command.type !== 'say') return command;
    if (!this.talkLimits.take(connection.person.id, this.services.now())) return undefined;
    if (!('text' in command.saying)) return command;
    return { type: 'say', saying: { text: cleanText(command.saying.text, LIMITS.chatLetters) } };
  }

  private answer(connection: Connection, id: string, answer: Answer): void {
    connection.answer({ answer: commandId(id), ...answer });
  }

  private react(connection: Connection, { table, reaction }: Extract<ClientMessage, { type: 'react' }>): void {
    const hosted = this.services.tables.inMemoryNow(table);
    if (hosted === undefined || !connection.subscriptions.has(table)) return;
    if (!this.talkLimits.take(connection.person.id, this.services.now())) return;
    hosted.channel.broadcast({ type: 'reaction', table, person: connection.person.id, reaction });
  }

  private tellPresence({ host, channel }: HostedTable): void {
    const present = channel.people().map(({ id }) => id);
    const seated = present.filter((id) => isSeated(host.table, id));
    channel.broadcast({
      type: 'presence',
      table: host.table.id,
      present: seated,
      watching: present.length - seated.length,
    });
  }
}

const NO_SUCH_TABLE: Answer = { ok: false, refusal: { code: 'no-such-table' } };
const TOO_MUCH_TALK: Answer = { ok: false, refusal: { code: 'too-much-talk' } };

const isSeated = (table: Table, person: Person['id']): boolean =>
  table.occupants.some((held) => held.kind === 'person' && held.person === person);

/** A retry must carry the same command; sixty-four bits tell any two apart that one person could send. */
const digestOf = (command: Command): string => hash('sha256', JSON.stringify(command), 'base64url').slice(0, 11);
