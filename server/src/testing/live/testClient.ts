import type { JsonObject } from '@miaou/kit';
import {
  type AnswerMessage,
  type AnyServerMessage,
  type ClientMessage,
  exactServerSchemas,
  type Following,
  PROTOCOL_VERSION,
  type Seen,
  type ServerMessage,
  schemaOf,
  type UpdateMessage,
} from '@miaou/protocol';
import { type Command, commandId, type Legal, type PersonId, type Settings, type TableId } from '@miaou/table';
import { safeParse } from 'valibot';
import { type ClientOptions, WebSocket } from 'ws';
import { LONGEST_WAIT, nextEvent } from '../waiting.js';

type OfType<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export const isUpdate = (message: AnyServerMessage): message is UpdateMessage =>
  !('type' in message) && !('answer' in message);

/** A guest who may have many connections. */
export interface Guest {
  readonly address: string;
  readonly person: PersonId;
  readonly cookie: string;
}

export const meet = async (address: string): Promise<Guest> => {
  const response = await fetch(`${address}/api/me`, { method: 'POST', headers: { origin: address } });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { person } = (await response.json()) as { person: PersonId };
  return { address, person, cookie };
};

interface HttpAnswer {
  readonly status: number;
  readonly json: unknown;
}

export const askHttp = async (guest: Guest, path: string, body?: JsonObject): Promise<HttpAnswer> => {
  const response = await fetch(`${guest.address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: guest.address, cookie: guest.cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
};

export const openTable = async (guest: Guest, settings: Settings): Promise<TableId> => {
  const { status, json } = await askHttp(guest, '/api/tables', { settings });
  if (status !== 201) throw new Error(`no table was opened: ${JSON.stringify(json)}`);
  return (json as { table: TableId }).table;
};

/** In every test, what a server sends must be in the protocol, without a field more. */
const expectValid = (message: AnyServerMessage): void => {
  const schema = schemaOf(message, exactServerSchemas);
  const parsed = schema === undefined ? undefined : safeParse(schema, message);
  if (parsed?.success !== true) throw new Error(`not in the protocol: ${JSON.stringify([message, parsed?.issues])}`);
};

/** Ids belong to a person, who may have many connections. */
let commands = 0;

/**
 * One connection, message by message: it neither reconnects nor resumes nor resends, so that a test can say exactly what the server gets.
 * Everything received is kept; tests wait for the messages they expect and never for time.
 */
export class TestClient {
  readonly received: AnyServerMessage[] = [];
  readonly texts: string[] = [];
  readonly sent: string[] = [];
  /** The newest update or snapshot of the table that this client watches. */
  seen = 0;
  /** What the seat may do now, for a client that follows by whole views. */
  legal: Legal | undefined;
  isOver = false;
  readonly #waiting = new Set<() => void>();
  #read = 0;

  private constructor(
    readonly guest: Guest,
    readonly socket: WebSocket,
  ) {
    socket.on('message', (bytes: Buffer) => this.#receive(bytes.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#wake());
  }

  static async join(guest: Guest, options: ClientOptions = {}): Promise<TestClient> {
    const headers = { origin: guest.address, cookie: guest.cookie };
    const url = `${guest.address.replace('http', 'ws')}/socket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, headers, ...options });
    const client = new TestClient(guest, socket);
    await nextEvent(socket, 'open');
    return client;
  }

  /** A connection that has said hello. */
  static async enter(guest: Guest, options: ClientOptions = {}): Promise<TestClient> {
    const client = await TestClient.join(guest, options);
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await client.next('welcome');
    return client;
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.sent.push(text);
    this.socket.send(text);
  }

  /** The next message that fits, from where the last search ended. What comes before it is passed over. */
  async find<T extends AnyServerMessage>(fits: (message: AnyServerMessage) => message is T): Promise<T> {
    for (;;) {
      while (this.#read < this.received.length) {
        const message = this.received[this.#read];
        this.#read += 1;
        if (message !== undefined && fits(message)) return message;
      }
      await this.#nextMessage();
    }
  }

  next<T extends ServerMessage['type']>(...types: T[]): Promise<OfType<T>> {
    return this.find(
      (message): message is OfType<T> => 'type' in message && (types as string[]).includes(message.type),
    );
  }

  nextUpdate(): Promise<UpdateMessage> {
    return this.find(isUpdate);
  }

  /** Resolves with the close code. */
  async closed(): Promise<number> {
    const [code] = (await nextEvent(this.socket, 'close')) as [number];
    return code;
  }

  watch(
    table: TableId,
    follow: Following = 'events',
    since?: Seen,
  ): Promise<OfType<'watching' | 'resumed' | 'unwatched'>> {
    this.send({ type: 'watch', table, follow, ...(since === undefined ? {} : { since }) });
    return this.next('watching', 'resumed', 'unwatched');
  }

  /** Follows a table as a page does: with all that has happened in its match. */
  watchHistory(table: TableId): Promise<OfType<'watching'>> {
    this.send({ type: 'watch', table, follow: 'events', history: true });
    return this.next('watching');
  }

  /** Sends a command and resolves with its answer. */
  async command(table: TableId, command: Command, given: { id?: string; seen?: number } = {}): Promise<AnswerMessage> {
    commands += 1;
    const id = commandId(given.id ?? `c${commands}`);
    const before = this.answersTo(id).length;
    this.send({ type: 'command', table, id, seen: given.seen ?? this.seen, command });
    await this.until(() => this.answersTo(id).length > before);
    return this.answersTo(id)[before] as AnswerMessage;
  }

  /** Sends a command that must be accepted; resolves with its place. */
  async do(table: TableId, command: Command): Promise<number> {
    const answer = await this.command(table, command);
    if ('refusal' in answer) throw new Error(`${command.type}: ${JSON.stringify(answer.refusal)}`);
    return answer.n;
  }

  /** The code of a refusal, or `ok`. */
  async try(table: TableId, command: Command, given: { id?: string; seen?: number } = {}): Promise<string> {
    const answer = await this.command(table, command, given);
    return 'refusal' in answer ? answer.refusal.code : 'ok';
  }

  answersTo(id: string): AnswerMessage[] {
    return this.received.flatMap((message) => ('answer' in message && message.answer === id ? [message] : []));
  }

  async until(isMet: () => boolean): Promise<void> {
    while (!isMet()) await this.#nextMessage();
  }

  /** Everything that the server sent before has come, once this resolves. */
  async caughtUp(): Promise<void> {
    this.send({ type: 'ping', token: 1 });
    await this.next('pong');
  }

  leave(): void {
    this.socket.terminate();
  }

  /** Waits for a message. */
  #nextMessage(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the connection closed before it came');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(this.#silence())), LONGEST_WAIT);
      this.#waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #silence(): string {
    const last = this.texts.slice(-5).map((text) => text.slice(0, 200));
    return `no message within ${LONGEST_WAIT / 1000} s; the last ones were:\n${last.join('\n')}`;
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as AnyServerMessage;
    expectValid(message);
    this.texts.push(text);
    this.received.push(message);
    if (isUpdate(message)) this.#receiveUpdate(message);
    else if ('type' in message && message.type === 'watching') this.#receiveSnapshot(message);
    this.#wake();
  }

  #receiveUpdate({ n, legal, changes = [] }: UpdateMessage): void {
    this.seen = n;
    this.legal = legal;
    for (const change of changes) if (change.type === 'stage') this.isOver = change.stage === 'over';
  }

  #receiveSnapshot({ snapshot, legal }: OfType<'watching'>): void {
    this.seen = snapshot.n;
    this.legal = legal;
    this.isOver = snapshot.stage === 'over';
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}
