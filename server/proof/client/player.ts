import type { AnswerMessage, ClientMessage, ServerMessage, UpdateMessage } from '@miaou/protocol';
import { PROTOCOL_VERSION } from '@miaou/protocol';
import { type Command, type CommandId, commandId, type Snapshot, type TableId } from '@miaou/table';
import { WebSocket } from 'ws';
import { viewHash } from '../../src/live/updateText.js';
import { type Guest, pageHeaders } from './guest.js';
import { changesIn, History } from './history.js';
import { Mirror } from './mirror.js';

/** What a player does next, seeing this; nothing if it is for others to act. */
export type Script = (snapshot: Snapshot) => Command | undefined;

export interface PlayerServices {
  /** Something came. */
  readonly heard: () => void;
  /** The connection is gone; whoever runs the player decides when to connect again. */
  readonly lost: (player: Player) => void;
}

interface Pending {
  readonly id: CommandId;
  readonly seen: number;
  readonly command: Command;
}

/** A connection may send so many at once; a player of one match seldom needs more, and then takes a new connection. */
const FRAMES_PER_CONNECTION = 100;

/** The hello was overtaken: nothing is said about the command, which is sent again. */
const isTooEarly = (answer: AnswerMessage): boolean => 'refusal' in answer && answer.refusal.code === 'say-hello-first';

type Message = UpdateMessage | AnswerMessage | ServerMessage;

/** A client that plays by a script, remembers everything, and after a loss goes on where it was, with the same command ids. */
export class Player {
  readonly history: History;
  /** What the protocol forbids and happened all the same. */
  readonly faults: string[] = [];
  mirror: Mirror | undefined;
  table: TableId | undefined;
  private socket: WebSocket | undefined;
  private pending: Pending | undefined;
  private place = 0;
  private commands = 0;
  private frames = 0;
  private pongs = 0;

  constructor(
    readonly guest: Guest,
    private readonly script: Script,
    private readonly services: PlayerServices,
  ) {
    this.history = new History(guest.person);
  }

  follow(table: TableId): void {
    this.table = table;
    this.mirror = undefined;
    this.place = 0;
    this.watch();
  }

  connect(port: number): void {
    const headers = pageHeaders(port, this.guest);
    const options = { headers, localAddress: this.guest.from, perMessageDeflate: false };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, options);
    this.socket = socket;
    this.frames = 0;
    socket.on('open', () => this.greet());
    socket.on('message', (bytes: Buffer) => {
      if (this.socket === socket) this.hear(bytes.toString());
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.services.lost(this);
    });
  }

  leave(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.terminate();
  }

  /** Cuts the connection as a bad network would. */
  drop(): void {
    this.socket?.terminate();
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  get isWaiting(): boolean {
    return this.pending !== undefined;
  }

  /** Asks again for all that an unreliable way may have swallowed. */
  retry(): void {
    if (!this.isConnected) return;
    this.watch();
    this.resend();
  }

  /** Counts up when everything that the server sent before has arrived. */
  ping(): void {
    this.send({ type: 'ping', token: this.pongs });
  }

  get answeredPings(): number {
    return this.pongs;
  }

  private greet(): void {
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    this.watch();
    this.resend();
  }

  private watch(): void {
    const { table, mirror } = this;
    if (table === undefined || !this.isConnected) return;
    this.send({ type: 'watch', table, follow: 'events', ...(mirror === undefined ? {} : { since: mirror.seen }) });
  }

  private resend(): void {
    if (this.pending !== undefined && this.table !== undefined)
      this.send({ type: 'command', table: this.table, ...this.pending });
    else this.act();
  }

  private send(message: ClientMessage): void {
    this.frames += 1;
    if (this.frames > FRAMES_PER_CONNECTION) this.socket?.close();
    else this.socket?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if ('type' in message) this.hearOther(message);
    else if ('answer' in message) this.hearAnswer(message);
    else this.hearUpdate(message);
    this.act();
    this.services.heard();
  }

  private hearUpdate(update: UpdateMessage): void {
    const { mirror, table } = this;
    if (mirror === undefined || table === undefined) return;
    if (mirror.isForOthers(update)) return this.startOver();
    const shown = { kind: 'update', table, as: mirror.snapshot.as, n: update.n, changes: changesIn(update) } as const;
    this.history.shown.push(shown);
    const taken = mirror.take(update);
    if (taken === 'gap') this.watch();
    if (taken === 'taken' && update.hash !== undefined) this.compare(update.hash);
  }

  /** A network that loses messages may lose the one that says as whom we look on from now on. */
  private startOver(): void {
    this.mirror = undefined;
    this.watch();
  }

  private compare(hash: string): void {
    if (this.mirror === undefined || viewHash(this.mirror.snapshot.view) === hash) return;
    this.faults.push(`the view at ${this.mirror.n} has another hash than the server's`);
  }

  private hearAnswer(answer: AnswerMessage): void {
    this.history.answered(answer);
    if ('refusal' in answer && answer.snapshot !== undefined) this.hearSnapshot(answer.snapshot);
    if (this.pending?.id !== answer.answer || isTooEarly(answer)) return;
    this.pending = undefined;
    if ('n' in answer) this.place = answer.n;
  }

  /** An older picture of the same audience may arrive late; a picture as somebody else is always news. */
  private hearSnapshot(snapshot: Snapshot): void {
    if (this.table === undefined || snapshot.table !== this.table) return;
    this.history.shown.push({ kind: 'snapshot', table: this.table, snapshot });
    const current = this.mirror?.snapshot;
    if (current === undefined || current.as !== snapshot.as || current.n < snapshot.n)
      this.mirror = new Mirror(snapshot);
  }

  private hearOther(message: ServerMessage): void {
    if (message.type === 'watching') this.hearSnapshot(message.snapshot);
    else if (message.type === 'pong') this.pongs += 1;
    else if (message.type === 'error') this.faults.push(`refused: ${message.refusal.code}`);
    else if (message.type === 'unwatched') this.faults.push('the table is gone');
    else if (message.type === 'resumed' && message.as !== this.mirror?.snapshot.as) this.mirror = undefined;
  }

  /** A script decides only on a table that shows what it did last. */
  private act(): void {
    const { mirror, table } = this;
    if (this.pending !== undefined || mirror === undefined || table === undefined || !this.isConnected) return;
    if (mirror.n < this.place) return;
    const command = this.script(mirror.snapshot);
    if (command === undefined) return;
    this.commands += 1;
    const id = commandId(`${this.guest.person.slice(0, 8)}-${this.commands}`);
    this.pending = { id, seen: mirror.n, command };
    this.history.sent.set(id, { table, id, command });
    this.send({ type: 'command', table, ...this.pending });
  }
}
