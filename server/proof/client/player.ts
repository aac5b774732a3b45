import { Client, type Clock, parseServerMessage, type SocketListener, type TableSync } from '@miaou/client';
import { gameById } from '@miaou/games';
import { sameJson } from '@miaou/kit';
import type { AnswerMessage, ClientMessage, ServerMessage, UpdateMessage } from '@miaou/protocol';
import { viewHash } from '@miaou/protocol';
import type { Command, Snapshot, TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { type Guest, pageHeaders } from './guest.js';
import { changesIn, History } from './history.js';
import { Mirror } from './mirror.js';

/** What a player does next, given this snapshot; nothing if others are to act. */
export type Script = (snapshot: Snapshot) => Command | undefined;

export interface PlayerServices {
  /** A message was received. */
  readonly received: () => void;
  /** Whether the network keeps the order of what is sent, as it does unless said otherwise. */
  readonly keepsOrder?: boolean;
}

/** A connection may send 120 messages at once; a player that reaches this many takes a new connection. */
const MESSAGES_PER_CONNECTION = 100;
/** Reconnects after a hundredth of the delay of a real client. */
const HASTE = 0.01;

const clock: Clock = {
  now: () => Date.now(),
  later: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Plays by a script through the client that the page uses, and records everything that was sent and received. A mirror that folds updates
 * by other code must agree with the client's copy wherever both are at the same update.
 */
export class Player {
  readonly history: History;
  /** What the protocol forbids and happened all the same. */
  readonly faults: string[] = [];
  readonly guest: Guest;
  readonly #script: Script;
  readonly #services: PlayerServices;
  readonly #client: Client;
  #table: TableSync | undefined;
  #mirror: Mirror | undefined;
  /** The tables to which the server gave numbers on this connection. */
  #channels = new Map<number, TableId>();
  #port = 0;
  #socket: WebSocket | undefined;
  #pongs = 0;

  constructor(guest: Guest, script: Script, services: PlayerServices) {
    this.guest = guest;
    this.history = new History(guest.person, services.keepsOrder);
    this.#script = script;
    this.#services = services;
    this.#client = new Client(
      {
        clock,
        connect: (listener) => this.#open(listener),
        random: () => HASTE,
        commandPrefix: guest.person.slice(0, 8),
        rules: { loaded: gameById, load: (id) => Promise.resolve(gameById(id)) },
      },
      {
        refused: ({ code }) => this.faults.push(`refused: ${code}`),
        invalid: (refusal) => this.faults.push(`not in the protocol: ${JSON.stringify(refusal)}`),
        traced: (direction, text) => (direction === 'sent' ? this.#recordSent(text) : this.#recordReceived(text)),
      },
    );
  }

  get table(): TableId | undefined {
    return this.#table?.id;
  }

  /** The table as the client has it. */
  get snapshot(): Snapshot | undefined {
    return this.#table?.copy?.snapshot;
  }

  get isConnected(): boolean {
    return this.#client.isOpen;
  }

  get isWaiting(): boolean {
    return (this.#table?.pending.length ?? 0) > 0;
  }

  /** Counts up when everything that the server sent before has arrived. */
  get answeredPings(): number {
    return this.#pongs;
  }

  follow(id: TableId): void {
    if (this.#table !== undefined) this.#client.unwatch(this.#table);
    this.#mirror = undefined;
    const table = this.#client.watch(id);
    this.#table = table;
    table.changes.subscribe(() => this.#changed(table));
  }

  /** Connects to this port, now and after each loss of the connection. */
  connect(port: number): void {
    this.#port = port;
    this.#client.wake();
  }

  leave(): void {
    this.#client.close();
  }

  /** Cuts the connection as a bad network would. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Asks again for everything that an unreliable network may have lost, or for the whole table. */
  retry(what: 'since' | 'whole' = 'since'): void {
    this.#table?.resync(what);
  }

  ping(): void {
    this.#client.ping();
  }

  #open(listener: SocketListener) {
    const headers = pageHeaders(this.#port, this.guest);
    const options = { headers, localAddress: this.guest.from, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket`, options);
    this.#socket = socket;
    this.#channels = new Map();
    let messages = 0;
    socket.on('open', () => listener.opened());
    socket.on('message', (bytes: Buffer) => {
      listener.received(bytes.toString());
      this.#services.received();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => listener.closed());
    return {
      send: (text: string) => {
        messages += 1;
        if (messages > MESSAGES_PER_CONNECTION) socket.close();
        else if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  }

  /** A script decides only on a table that shows what it did last. */
  #changed(table: TableSync): void {
    if (table !== this.#table) return;
    if (table.connection === 'gone') this.faults.push('the table is gone');
    const { copy, pending, isSyncing, connection } = table;
    if (copy === null || pending.length > 0 || isSyncing || connection !== 'live') return;
    this.#compare(copy.snapshot);
    const command = this.#script(copy.snapshot);
    if (command !== undefined) void table.send(command);
  }

  #compare(snapshot: Snapshot): void {
    const mirrored = this.#mirror?.snapshot;
    if (mirrored?.n !== snapshot.n || mirrored.as !== snapshot.as || sameJson(mirrored, snapshot)) return;
    this.faults.push(`the client's copy at ${snapshot.n} differs from the mirror's`);
  }

  #recordSent(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type !== 'command') return;
    const { table, id, command } = message;
    this.history.sent.set(id, { table, id, command });
  }

  #recordReceived(text: string): void {
    const parsed = parseServerMessage(text);
    if (!parsed.ok) return;
    const message = parsed.value;
    if ('answer' in message) this.#recordAnswer(message);
    else if ('type' in message) this.#recordTyped(message);
    else this.#recordUpdate(message);
  }

  #recordAnswer(answer: AnswerMessage): void {
    this.history.answered(answer);
    if ('refusal' in answer && answer.snapshot !== undefined) this.#recordSnapshot(answer.snapshot);
  }

  #recordTyped(message: ServerMessage): void {
    if (message.type === 'watching') {
      this.#channels.set(message.on ?? 0, message.snapshot.table as TableId);
      this.#recordSnapshot(message.snapshot);
    } else if (message.type === 'resumed') {
      this.#channels.set(message.on ?? 0, message.table);
      if (message.as !== this.#mirror?.snapshot.as) this.#mirror = undefined;
    } else if (message.type === 'pong') this.#pongs += 1;
  }

  #recordUpdate(update: UpdateMessage): void {
    const table = this.#channels.get(update.on ?? 0);
    const mirror = this.#mirror;
    if (mirror === undefined || table === undefined || table !== this.table) return;
    // A network that loses messages may lose the snapshot of a new audience: then updates are for another viewer.
    if (mirror.isForOthers(update)) {
      this.#mirror = undefined;
      return;
    }
    const { as } = mirror.snapshot;
    this.history.shown.push({ kind: 'update', table, as, n: update.n, changes: changesIn(update) });
    if (mirror.take(update) === 'taken' && update.hash !== undefined && viewHash(mirror.snapshot.view) !== update.hash)
      this.faults.push(`the view at ${mirror.n} has another hash than the server's`);
  }

  /** An older snapshot for the same audience may arrive late; one for another audience is always newer. */
  #recordSnapshot(snapshot: Snapshot): void {
    const { table } = this;
    if (table === undefined || snapshot.table !== table) return;
    this.history.shown.push({ kind: 'snapshot', table, snapshot });
    const known = this.#mirror?.snapshot;
    if (known === undefined || known.as !== snapshot.as || known.n < snapshot.n) this.#mirror = new Mirror(snapshot);
  }
}
