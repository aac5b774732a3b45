import { hash } from 'node:crypto';
import type { CommandAnswer } from '@miaou/host';
import type { Refusal } from '@miaou/kit';
import {
  CLOSE_CODES,
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type UnwatchedReason,
} from '@miaou/protocol';
import {
  type Command,
  type CommandId,
  mayRecord,
  maySee,
  type PersonId,
  recallCommand,
  seatsShown,
  type Table,
  type TableId,
} from '@miaou/table';
import type { HostedTable, Tables } from '../tables/tables.js';
import { ChatPolicy, cleaned } from './chatPolicy.js';
import { CommandPrices } from './commandPrices.js';
import type { Connection } from './connection.js';
import { FanOutLimits } from './fanOutLimits.js';
import { RecordingLimits } from './recordingLimits.js';
import type { TableChannel } from './tableChannel.js';
import { WatchLimits } from './watchLimits.js';

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

export interface MessageServices {
  readonly tables: Tables;
  /** How many times the usual allowance of messages, commands and watches. */
  readonly limitFactor: number;
  /** What clients are told. */
  now(): number;
  /** For rates: milliseconds that are never set back. */
  elapsed(): number;
  /** The lobby as this moment has it, already written. */
  lobbyFrame(): Buffer;
  /** Why a person may not talk, if they may not. */
  silenceOf(person: PersonId): Refusal | undefined;
  count(what: 'refusedFrame' | 'command'): void;
  /** A command was answered so many milliseconds after it came. */
  answered(command: CommandId, milliseconds: number): void;
}

const WATCHES_PER_CONNECTION = 64;

/** Stored with the entry: a command sent again under the same id must have the same body. 22 characters are 132 bits. */
const digestOf = (command: Command): string => hash('sha256', JSON.stringify(command), 'base64url').slice(0, 22);

const NO_SUCH_TABLE: CommandAnswer = { refusal: { code: 'no-such-table' } };
const BUSY: Refusal = { code: 'busy' };
/** Refusals that another node would not give. */
const RATE_CODES: readonly string[] = ['too-often', 'too-much-talk'];
const TOO_MUCH_TALK: Refusal = { code: 'too-much-talk' };
const STORAGE_FAILED: CommandAnswer = { refusal: { code: 'storage-failed' } };
const STOPPING: CommandAnswer = { refusal: { code: 'stopping' } };
const TOKEN_ONLY_READS: CommandAnswer = { refusal: { code: 'token-only-reads' } };
/** Everybody at a table sees by its presence that a program plays: so it must be present. */
const WATCH_FIRST: Refusal = { code: 'watch-first' };

const isReader = ({ signIn }: Connection): boolean => signIn.scope === 'read';

/** Handles the messages of clients. */
export class MessageHandler {
  readonly #chatPolicy = new ChatPolicy();
  readonly #prices: CommandPrices;
  readonly #watchLimits: WatchLimits;
  readonly #recordingLimits = new RecordingLimits();
  readonly #fanOutLimits: FanOutLimits;
  #isStopping = false;

  readonly #services: MessageServices;

  constructor(services: MessageServices) {
    this.#services = services;
    this.#prices = new CommandPrices(services.limitFactor);
    this.#watchLimits = new WatchLimits(services.limitFactor);
    this.#fanOutLimits = new FanOutLimits(services.limitFactor);
  }

  /** From now on commands are refused, so that those already accepted can finish. */
  stop(): void {
    this.#isStopping = true;
  }

  forgetQuiet(now: number): void {
    this.#chatPolicy.forgetQuiet(now);
    this.#prices.forgetQuiet(now);
    this.#watchLimits.forgetQuiet(now);
    this.#recordingLimits.forgetQuiet(now);
    this.#fanOutLimits.forgetQuiet(now);
  }

  handle(connection: Connection, message: ClientMessage): void {
    if (message.type === 'hello') return this.#greet(connection, message.protocol);
    if (!connection.isGreeted) return this.#refuse(connection, message, { code: 'say-hello-first' });
    switch (message.type) {
      case 'command':
        return this.#command(connection, message);
      case 'watch':
        return this.#watch(connection, message);
      case 'unwatch':
        return this.#stopWatching(connection, message.table, 'asked');
      case 'react':
        return this.#react(connection, message);
      case 'point':
        return this.#point(connection, message);
      case 'recording':
        return this.#recording(connection, message);
      case 'lobby':
        return this.#lobby(connection, message.on);
      case 'ping':
        return connection.send({ type: 'pong', token: message.token, now: this.#services.now() });
    }
  }

  /** A command is answered under its id, anything else by an error. */
  #refuse(connection: Connection, message: ClientMessage, refusal: Refusal): void {
    this.#services.count('refusedFrame');
    if (message.type === 'command') connection.answer(message.id, { refusal });
    else connection.send({ type: 'error', refusal });
  }

  #greet(connection: Connection, protocol: number): void {
    if (protocol !== PROTOCOL_VERSION) {
      connection.send({ type: 'error', refusal: { code: 'wrong-version', expected: PROTOCOL_VERSION } });
      connection.socket.close(CLOSE_CODES.wrongVersion, 'another protocol version');
      return;
    }
    connection.isGreeted = true;
    const { id, name } = connection.person;
    const now = this.#services.now();
    connection.send({ type: 'welcome', protocol: PROTOCOL_VERSION, me: { person: id, name }, now });
  }

  #lobby(connection: Connection, isWanted: boolean): void {
    connection.wantsLobby = isWanted;
    if (isWanted) connection.queue.sendFrame(this.#services.lobbyFrame());
  }

  /**
   * Calls back with the table, or undefined if there is none that the sender may know of: synchronously if it is in memory, as nearly
   * always.
   */
  #withTable(
    id: TableId,
    isVisible: (table: Table) => boolean,
    found: (hosted: HostedTable | undefined) => void,
    failed: () => void,
  ): void {
    const { tables } = this.#services;
    const hosted = tables.inMemoryNow(id);
    if (hosted !== undefined && isVisible(hosted.host.table)) found(hosted);
    else tables.findVisible(id, isVisible).then(found, failed);
  }

  #watch(connection: Connection, message: Message<'watch'>): void {
    const { table } = message;
    if (!connection.subscriptions.has(table) && connection.countWatches() >= WATCHES_PER_CONNECTION)
      return this.#refuse(connection, message, { code: 'too-many-tables', most: WATCHES_PER_CONNECTION });
    if (!this.#watchLimits.mayWatch(connection.person.id, this.#services.elapsed()))
      return this.#stopWatching(connection, table, 'failed');
    connection.awaited.add(table);
    const give = (reason: 'gone' | 'failed'): void => {
      if (connection.awaited.delete(table)) connection.send({ type: 'unwatched', table, reason });
    };
    const isVisible = (found: Table): boolean => maySee(found, connection.person.id);
    const found = (hosted: HostedTable | undefined): void =>
      hosted === undefined ? give('gone') : this.#startWatching(connection, hosted, message, give);
    // Another node may have told this client more than this one knows.
    if (this.#services.tables.isShared)
      this.#services.tables.findVisible(table, isVisible).then(found, () => give('failed'));
    else this.#withTable(table, isVisible, found, () => give('failed'));
  }

  /** A client that disconnected or unwatched while the table was loaded gets nothing. */
  #startWatching(
    connection: Connection,
    { host, channel }: HostedTable,
    request: Message<'watch'>,
    give: (reason: 'gone' | 'failed') => void,
  ): void {
    const { table: id } = request;
    host.read(
      (table) => {
        if (!connection.isOpen || !connection.awaited.has(id)) return;
        if (!maySee(table, connection.person.id)) return give('gone');
        if (!this.#mayBeTold(table, channel, connection, request)) return this.#stopWatching(connection, id, 'failed');
        connection.awaited.delete(id);
        channel.watch(table, connection, request);
      },
      () => give('failed'),
    );
  }

  /** Who resumes is told what they missed alone, even if they ask for the history. */
  #mayBeTold(table: Table, channel: TableChannel, connection: Connection, request: Message<'watch'>): boolean {
    const moves = table.match?.moves.length ?? 0;
    if (request.history !== true || channel.resumes(table, connection, request)) return true;
    return this.#watchLimits.mayBeTold(connection.person.id, moves, this.#services.elapsed());
  }

  #stopWatching(connection: Connection, table: TableId, reason: UnwatchedReason): void {
    connection.awaited.delete(table);
    const subscription = connection.subscriptions.get(table);
    connection.subscriptions.delete(table);
    if (subscription !== undefined) this.#services.tables.inMemoryNow(table)?.channel.unwatch(subscription);
    connection.send({ type: 'unwatched', table, reason });
  }

  #command(connection: Connection, message: Message<'command'>): void {
    this.#services.count('command');
    if (this.#isStopping) return connection.answer(message.id, STOPPING);
    if (isReader(connection)) return connection.answer(message.id, TOKEN_ONLY_READS);
    const { person } = connection;
    this.#withTable(
      message.table,
      // Who left a closed table by this command and lost the answer gets it again.
      (table) => maySee(table, person.id) || recallCommand(table, person.id, message.id) !== undefined,
      (hosted) =>
        hosted === undefined ? connection.answer(message.id, NO_SUCH_TABLE) : this.#submit(connection, hosted, message),
      () => connection.answer(message.id, STORAGE_FAILED),
    );
  }

  #submit(connection: Connection, { host }: HostedTable, message: Message<'command'>): void {
    const { person } = connection;
    const { id, seen } = message;
    const begun = this.#services.elapsed();
    const clean = cleaned(message.command);
    if ('refusal' in clean) return connection.answer(id, clean);
    const digest = digestOf(message.command);
    const request = { person: person.id, name: person.name, id, seen, digest, command: clean.command };
    host.submit(
      request,
      (answer) => {
        connection.answer(id, answer);
        this.#services.answered(id, this.#services.elapsed() - begun);
      },
      (table) => this.#charge(table, connection, message.command),
    );
  }

  /** Why a command is refused before the table judges it; one that is sent again under the same id was judged before. */
  #charge(table: Table, connection: Connection, command: Command): Refusal | undefined {
    const { person, isProgram } = connection;
    if (isProgram && !connection.follows(table.id)) return WATCH_FIRST;
    const refusal = this.#prices.charge(table, person.id, command, this.#services.elapsed());
    if (refusal !== undefined || command.type !== 'say') return this.#postponed(refusal);
    return this.#postponed(this.#objectionToTalk(person.id));
  }

  /**
   * Rates are counted by each node. The same command may be on its way into the log through another one, which was left before it
   * answered: a refusal for good could be untrue a moment later.
   */
  #postponed(refusal: Refusal | undefined): Refusal | undefined {
    const isOfRate = refusal !== undefined && RATE_CODES.includes(refusal.code);
    return isOfRate && this.#services.tables.isShared ? BUSY : refusal;
  }

  #objectionToTalk(person: PersonId): Refusal | undefined {
    const silence = this.#services.silenceOf(person);
    if (silence !== undefined) return silence;
    return this.#chatPolicy.mayTalk(person, this.#services.elapsed()) ? undefined : TOO_MUCH_TALK;
  }

  #react(connection: Connection, { table, reaction }: Message<'react'>): void {
    const hosted = this.#services.tables.inMemoryNow(table);
    if (hosted === undefined || !connection.subscriptions.has(table)) return;
    if (isReader(connection) || this.#objectionToTalk(connection.person.id) !== undefined) return;
    this.#broadcast(hosted, { type: 'reaction', table, person: connection.person.id, reaction });
  }

  #broadcast({ host, channel }: HostedTable, message: ServerMessage): void {
    if (this.#fanOutLimits.maySend(host.table.id, channel.size, this.#services.elapsed())) channel.broadcast(message);
  }

  /** Like a reaction, but for one's own side: neither the others nor spectators may notice it. */
  #point(connection: Connection, { table: id, at }: Message<'point'>): void {
    const hosted = this.#services.tables.inMemoryNow(id);
    if (hosted === undefined || !connection.subscriptions.has(id) || isReader(connection)) return;
    const { table } = hosted.host;
    const person = connection.person.id;
    const seats = seatsShown(table, person, at);
    if (seats.length === 0 || this.#objectionToTalk(person) !== undefined) return;
    hosted.channel.tell(table, seats, { type: 'pointed', table: id, person, at });
  }

  /** A meow of somebody's own goes through to the table at once and is kept nowhere. */
  #recording(connection: Connection, { table, audio }: Message<'recording'>): void {
    const hosted = this.#services.tables.inMemoryNow(table);
    if (hosted === undefined || !connection.subscriptions.has(table)) return;
    const { id } = connection.person;
    if (isReader(connection) || !mayRecord(hosted.host.table, id)) return;
    if (this.#objectionToTalk(id) !== undefined) return;
    if (!this.#recordingLimits.maySend(id, table, this.#services.elapsed())) return;
    this.#broadcast(hosted, { type: 'recording', table, person: id, audio });
  }
}
