import type { Duplex } from 'node:stream';
import type { Refusal } from '@miaou/kit';
import type { CommandId, PersonId } from '@miaou/table';
import type { RawData, WebSocket } from 'ws';
import { CLOSE } from './close.js';
import { Connection, type Person } from './connection.js';
import { readFrame } from './frames.js';
import { type Allowance, RateLimit, RateLimits, timesAllowance } from './rateLimit.js';
import { Reception, type ReceptionServices } from './reception.js';

/** What a gateway needs from the process around it. */
export interface GatewayServices extends ReceptionServices {
  /** How many times the usual allowance of messages. */
  readonly limitFactor: number;
  /** Counts for the metrics. */
  count(what: 'frame' | 'refusedFrame' | 'command' | 'rateLimited' | 'halfOpen'): void;
}

/** A person at a keyboard stays far below; a program that plays many tables fits in. */
const PER_CONNECTION = { burst: 120, perSecond: 60 };
const PER_PERSON = { burst: 300, perSecond: 120 };
const PER_ADDRESS = { burst: 2000, perSecond: 1000 };

/** Who floods us may not even read that the connection is over. */
const LAST_WORDS = 1_000;

/** Everything that comes in over sockets, and who is there. */
export class Gateway {
  private readonly connections = new Set<Connection>();
  /** How many each person has. */
  private readonly present = new Map<PersonId, number>();
  private readonly reception: Reception;
  private readonly perConnection: Allowance;
  private readonly personLimits: RateLimits;
  private readonly addressLimits: RateLimits;

  constructor(private readonly services: GatewayServices) {
    const { limitFactor } = services;
    this.reception = new Reception(services);
    this.perConnection = timesAllowance(PER_CONNECTION, limitFactor);
    this.personLimits = new RateLimits(timesAllowance(PER_PERSON, limitFactor));
    this.addressLimits = new RateLimits(timesAllowance(PER_ADDRESS, limitFactor));
  }

  get size(): number {
    return this.connections.size;
  }

  isConnected(person: PersonId): boolean {
    return this.present.has(person);
  }

  /** Takes over a socket whose upgrade was checked, and the stream that carries it. */
  accept(socket: WebSocket, stream: Duplex, person: Person, address: string): void {
    const connection = new Connection(socket, stream, person, address);
    const limit = new RateLimit(this.perConnection, this.services.now());
    this.connections.add(connection);
    this.present.set(person.id, (this.present.get(person.id) ?? 0) + 1);
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
    this.reception.forgetQuiet(now);
    for (const connection of this.connections) this.ping(connection);
  }

  /** Tells all who look at the lobby. */
  tellLobby(): void {
    const curious = [...this.connections].filter(({ wantsLobby }) => wantsLobby);
    if (curious.length === 0) return;
    const text = this.services.lobbyText();
    for (const { outbox } of curious) outbox.send(text);
  }

  /** Ends every connection of a person, for instance after "log out everywhere". */
  disconnect(person: Person['id']): void {
    for (const connection of this.connections)
      if (connection.person.id === person) connection.socket.close(CLOSE.loggedOut);
  }

  renamed(person: Person): void {
    for (const connection of this.connections) if (connection.person.id === person.id) connection.person = person;
  }

  /** Commands are refused from now on; answers to earlier ones still leave. */
  stop(): void {
    this.reception.stop();
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
    this.countOut(connection.person.id);
    connection.awaited.clear();
    for (const [table, subscription] of connection.subscriptions)
      this.services.tables.inMemoryNow(table)?.channel.unwatch(subscription);
    connection.subscriptions.clear();
  }

  private countOut(person: PersonId): void {
    const others = (this.present.get(person) ?? 1) - 1;
    if (others > 0) this.present.set(person, others);
    else this.present.delete(person);
  }

  /** What still comes after a connection was told to close is nobody's any more. */
  private received(connection: Connection, limit: RateLimit, bytes: RawData, isBinary: boolean): void {
    if (!connection.isOpen) return;
    this.services.count('frame');
    if (!this.isWithinLimits(connection, limit)) return this.closeFlood(connection);
    if (isBinary) return this.refuse(connection, { code: 'not-text' });
    // Sockets are left at their default of giving one buffer for each message.
    const frame = readFrame((bytes as Buffer).toString());
    if (frame.ok) this.reception.handle(connection, frame.value);
    else this.refuse(connection, frame.error, frame.id);
  }

  private isWithinLimits({ person, address }: Connection, limit: RateLimit): boolean {
    const now = this.services.now();
    return limit.take(now) && this.personLimits.take(person.id, now) && this.addressLimits.take(address, now);
  }

  private closeFlood(connection: Connection): void {
    this.services.count('rateLimited');
    connection.tell({ type: 'error', refusal: { code: 'too-many-messages' } });
    connection.socket.close(CLOSE.flood, 'too many messages');
    setTimeout(() => connection.socket.terminate(), LAST_WORDS).unref();
  }

  private refuse(connection: Connection, refusal: Refusal, id?: CommandId): void {
    this.services.count('refusedFrame');
    if (id === undefined) connection.tell({ type: 'error', refusal });
    else connection.answer(id, { refusal });
  }
}
