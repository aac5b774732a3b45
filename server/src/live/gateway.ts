import type { Refusal } from '@miaou/kit';
import { CLOSE_CODES } from '@miaou/protocol';
import type { CommandId, PersonId } from '@miaou/table';
import type { RawData } from 'ws';
import type { Caller } from '../moderation/moderation.js';
import type { LoginId } from '../people/identity.js';
import { type ConnectedVisitor, Connection, type OpenSocket, type Person } from './connection.js';
import { MessageHandler, type MessageServices } from './messageHandler.js';
import { parseClientMessage } from './parseClientMessage.js';
import { type Allowance, RateLimit, RateLimits, timesAllowance } from './rateLimit.js';

/** What a gateway needs from the process around it. */
export interface GatewayServices extends MessageServices {
  /** The people of those logins that have not ended. */
  readonly peopleOf: (logins: readonly LoginId[]) => Promise<ReadonlyMap<LoginId, Person>>;
  /** Counts for the metrics. */
  count(what: 'frame' | 'refusedFrame' | 'command' | 'rateLimited' | 'halfOpen'): void;
}

/** A person at a keyboard stays far below; a program that plays many tables fits in. */
const PER_CONNECTION = { burst: 120, perSecond: 60 };
const PER_PERSON = { burst: 300, perSecond: 120 };
const PER_ADDRESS = { burst: 2000, perSecond: 1000 };

/** A client that is turned away may not read the close frame: its socket is terminated after this long. */
const CLOSE_TIMEOUT = 1_000;

/** All open connections: limits, pings, incoming messages, who is connected. */
export class Gateway {
  readonly #connections = new Set<Connection>();
  /** The connections of each person. */
  readonly #ofPerson = new Map<PersonId, Set<Connection>>();
  readonly #messageHandler: MessageHandler;
  readonly #perConnection: Allowance;
  readonly #personLimits: RateLimits;
  readonly #addressLimits: RateLimits;

  readonly #services: GatewayServices;

  constructor(services: GatewayServices) {
    this.#services = services;
    const { limitFactor } = services;
    this.#messageHandler = new MessageHandler(services);
    this.#perConnection = timesAllowance(PER_CONNECTION, limitFactor);
    this.#personLimits = new RateLimits(timesAllowance(PER_PERSON, limitFactor));
    this.#addressLimits = new RateLimits(timesAllowance(PER_ADDRESS, limitFactor));
  }

  /** What waits for slow readers. */
  get unsentBytes(): number {
    return Array.from(this.#connections, ({ socket }) => socket.bufferedAmount).reduce((sum, bytes) => sum + bytes, 0);
  }

  get size(): number {
    return this.#connections.size;
  }

  isConnected(person: PersonId): boolean {
    return this.#ofPerson.has(person);
  }

  /** The address of a person's oldest connection. */
  addressOf(person: PersonId): string | undefined {
    const [oldest] = this.#ofPerson.get(person) ?? [];
    return oldest?.peer.address;
  }

  /** Takes over a socket whose upgrade was checked. */
  accept(opened: OpenSocket, visitor: ConnectedVisitor): void {
    const connection = new Connection(opened, visitor);
    const { socket } = opened;
    const { person } = visitor;
    const limit = new RateLimit(this.#perConnection, this.#services.elapsed());
    this.#connections.add(connection);
    this.#ofPerson.set(person.id, (this.#ofPerson.get(person.id) ?? new Set()).add(connection));
    socket.on('message', (bytes: RawData, isBinary: boolean) => this.#received(connection, limit, bytes, isBinary));
    socket.on('ping', (payload: Buffer) => {
      if (this.#isAccepted(connection, limit)) connection.queue.pong(payload);
    });
    socket.on('pong', (payload: Buffer) => {
      if (this.#isAccepted(connection, limit)) connection.ponged(payload);
    });
    socket.on('close', () => this.#left(connection));
    // A broken frame closes the socket by itself; without a listener it would end the process.
    socket.on('error', () => socket.terminate());
  }

  /** Pings every connection and drops those that did not answer the last ping. To be called every half minute. */
  sweep(): void {
    const now = this.#services.elapsed();
    this.#personLimits.forgetQuiet(now);
    this.#addressLimits.forgetQuiet(now);
    this.#messageHandler.forgetQuiet(now);
    for (const connection of this.#connections) this.#ping(connection);
  }

  /** Sends the lobby to the connections that subscribed to it. */
  tellLobby(): void {
    const subscribed = [...this.#connections].filter(({ wantsLobby }) => wantsLobby);
    if (subscribed.length === 0) return;
    const frame = this.#services.lobbyFrame();
    for (const { queue } of subscribed) queue.sendFrame(frame);
  }

  /** Ends every connection of a person, for instance after "log out everywhere". */
  disconnect(person: Person['id']): void {
    for (const { socket } of this.#ofPerson.get(person) ?? []) socket.close(CLOSE_CODES.loggedOut);
  }

  /**
   * Looks the logins of open connections up again, of one person or of all: they may have ended, and people may have been renamed, on
   * another node.
   */
  async checkLogins(person?: PersonId): Promise<void> {
    const checked = [...this.#connections]
      .filter((connection) => person === undefined || connection.person.id === person)
      .map((connection) => ({ connection, asked: connection.person }));
    if (checked.length === 0) return;
    const people = await this.#services.peopleOf([...new Set(checked.map(({ connection }) => connection.login))]);
    for (const { connection, asked } of checked) {
      const known = people.get(connection.login);
      if (known === undefined) connection.socket.close(CLOSE_CODES.loggedOut);
      // Who was renamed here in the meantime has the newer name.
      else if (connection.person === asked) this.#takeName(connection, known);
    }
  }

  /** Whoever sat down before another node told the new name sits there under the old one. */
  #takeName(connection: Connection, { id, name }: Person): void {
    const isNew = connection.person.name !== name;
    connection.person = { id, name };
    if (!isNew) return;
    for (const table of connection.subscriptions.keys())
      this.#services.tables
        .inMemoryNow(table)
        ?.host.submitSystem({ type: 'rename', person: id, name }, () => undefined);
  }

  /** Ends the connections of one login of a person. */
  endSignIn(person: Person['id'], signIn: string): void {
    for (const connection of this.#connections)
      if (connection.person.id === person && connection.signIn.id === signIn)
        connection.socket.close(CLOSE_CODES.loggedOut);
  }

  /** Ends every connection of somebody who is banned, with the reason. */
  closeBanned(refusalFor: (caller: Caller) => Refusal | undefined): void {
    for (const connection of this.#connections) {
      const refusal = refusalFor({ ip: connection.peer.ip, person: connection.person.id });
      if (refusal !== undefined && connection.isOpen) this.#closeWith(connection, refusal, CLOSE_CODES.banned);
    }
  }

  renamed(person: Person): void {
    for (const connection of this.#ofPerson.get(person.id) ?? []) connection.person = person;
  }

  /** Commands are refused from now on; answers to earlier ones still leave. */
  stop(): void {
    this.#messageHandler.stop();
  }

  close(): void {
    for (const { socket } of this.#connections) socket.close(CLOSE_CODES.stopping, 'the server is restarting');
  }

  #ping(connection: Connection): void {
    if (!connection.isAlive) {
      this.#services.count('halfOpen');
      connection.socket.terminate();
      return;
    }
    connection.isAlive = false;
    connection.ping();
  }

  #left(connection: Connection): void {
    this.#connections.delete(connection);
    const own = this.#ofPerson.get(connection.person.id);
    own?.delete(connection);
    if (own?.size === 0) this.#ofPerson.delete(connection.person.id);
    connection.awaited.clear();
    for (const [table, subscription] of connection.subscriptions)
      this.#services.tables.inMemoryNow(table)?.channel.unwatch(subscription);
    connection.subscriptions.clear();
  }

  #received(connection: Connection, limit: RateLimit, bytes: RawData, isBinary: boolean): void {
    if (!this.#isAccepted(connection, limit)) return;
    if (isBinary) return this.#refuse(connection, { code: 'not-text' });
    // Sockets are left at their default of giving one buffer for each message.
    const frame = parseClientMessage((bytes as Buffer).toString());
    if (frame.ok) this.#messageHandler.handle(connection, frame.value);
    else this.#refuse(connection, frame.error, frame.id);
  }

  /** Counts a frame, control frames too. Those that arrive after the connection began to close are ignored. */
  #isAccepted(connection: Connection, limit: RateLimit): boolean {
    if (!connection.isOpen) return false;
    this.#services.count('frame');
    if (this.#isWithinLimits(connection, limit)) return true;
    this.#closeFlood(connection);
    return false;
  }

  #isWithinLimits({ person, peer }: Connection, limit: RateLimit): boolean {
    const now = this.#services.elapsed();
    return limit.take(now) && this.#personLimits.take(person.id, now) && this.#addressLimits.take(peer.address, now);
  }

  #closeFlood(connection: Connection): void {
    this.#services.count('rateLimited');
    this.#closeWith(connection, { code: 'too-many-messages' }, CLOSE_CODES.tooManyMessages);
  }

  #closeWith(connection: Connection, refusal: Refusal, code: number): void {
    connection.send({ type: 'error', refusal });
    connection.socket.close(code, refusal.code);
    setTimeout(() => connection.socket.terminate(), CLOSE_TIMEOUT).unref();
  }

  #refuse(connection: Connection, refusal: Refusal, id?: CommandId): void {
    this.#services.count('refusedFrame');
    if (id === undefined) connection.send({ type: 'error', refusal });
    else connection.answer(id, { refusal });
  }
}
