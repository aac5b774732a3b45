import { gameById } from '@miaou/games';
import { type Bytes32, type Chance, SeededChance } from '@miaou/kit';
import { type AnyServerMessage, type ClientMessage, type Me, type UpdateMessage, viewHash } from '@miaou/protocol';
import {
  apply,
  audienceOf,
  decide,
  type Entry,
  foldTable,
  historyOf,
  maySee,
  personId,
  type Request,
  type Settings,
  type Snapshot,
  snapshot,
  type Table,
  type TableId,
  tableId,
  type Update,
} from '@miaou/table';

export const TABLE: TableId = tableId('9ref1oe_EDhrKGVl53jCUA');

export const person = (index: number): Me => ({
  person: personId(`person-${index}`.padEnd(22, '_')),
  name: `P${index}`,
});

const SETTINGS: Settings = {
  game: 'felix',
  seats: 3,
  options: {},
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
};

const HASH_EVERY = 4;
const KEPT_UPDATES = 6;

/** A guest's socket on the server's side. What is sent waits in `toClient` until the test delivers it. */
export class ServerSocket {
  readonly toClient: AnyServerMessage[] = [];
  isGreeted = false;
  isWatching = false;
  /** The audience whose updates are sent. */
  as: Snapshot['as'] = 'spectator';
  wantsHistory = false;

  constructor(readonly me: Me) {}
}

/** A server with one table in memory: the real table, and the protocol as docs/protocol.md describes it. */
export class FakeServer {
  readonly entries: Entry[];
  readonly sockets = new Set<ServerSocket>();
  readonly chance: Chance;
  /** Matches are sealed where it is set. */
  drawSecret: (() => Bytes32) | undefined;
  now = 1_893_456_000_000;
  /** Commands are answered with `busy`, which does not say whether they were executed. */
  isBusy = false;
  #table: Table;
  #updates: Update[] = [];

  constructor(seed: string, settings: Settings = SETTINGS) {
    const { person: host, name } = person(0);
    this.chance = new SeededChance(seed);
    this.entries = [{ seq: 1, at: this.now, body: { type: 'opened', host, name, settings } }];
    this.#table = this.#folded();
  }

  get table(): Table {
    return this.#table;
  }

  connect(me: Me): ServerSocket {
    const socket = new ServerSocket(me);
    this.sockets.add(socket);
    return socket;
  }

  /** The log survives; the updates kept for clients that were disconnected do not. */
  restart(): void {
    this.sockets.clear();
    this.#updates = [];
    this.#table = this.#folded();
  }

  receive(socket: ServerSocket, message: ClientMessage): void {
    if (!this.sockets.has(socket)) return;
    if (message.type === 'hello') {
      socket.isGreeted = true;
      socket.toClient.push({ type: 'welcome', protocol: 1, me: socket.me, now: this.now });
    } else if (!socket.isGreeted) socket.toClient.push({ type: 'error', refusal: { code: 'say-hello-first' } });
    else if (message.type === 'watch') this.#watch(socket, message);
    else if (message.type === 'unwatch') socket.isWatching = false;
    else if (message.type === 'command') this.#command(socket, message);
    else if (message.type === 'ping') socket.toClient.push({ type: 'pong', token: message.token, now: this.now });
  }

  #folded(): Table {
    const catalog = { gameById, hasBot: () => true, standInBot: () => 'random' };
    return foldTable(TABLE, catalog, this.entries);
  }

  #watch(socket: ServerSocket, { table, since, history = false }: Extract<ClientMessage, { type: 'watch' }>): void {
    if (table !== TABLE || !maySee(this.#table, socket.me.person)) {
      socket.toClient.push({ type: 'unwatched', table, reason: 'gone' });
      return;
    }
    const as = audienceOf(this.#table, socket.me.person);
    socket.isWatching = true;
    socket.wantsHistory = history;
    socket.as = as;
    const missed = since?.as === as ? this.#updatesAfter(as, since.n) : undefined;
    if (missed === undefined || since === undefined) this.#sendSnapshot(socket);
    else {
      socket.toClient.push({ type: 'resumed', table: TABLE, as, from: since.n });
      for (const update of missed) socket.toClient.push(this.#messageOf(update));
    }
  }

  #updatesAfter(as: Snapshot['as'], n: number): readonly Update[] | undefined {
    const head = this.#table.heads.get(as) ?? 0;
    const kept = this.#updates.filter(({ audience }) => audience === as).slice(-KEPT_UPDATES);
    if (n === head) return [];
    const missed = kept.filter((update) => update.n > n);
    return missed.length === head - n ? missed : undefined;
  }

  #sendSnapshot(socket: ServerSocket): void {
    const history = socket.wantsHistory ? historyOf(this.#table, socket.as) : undefined;
    socket.toClient.push({
      type: 'watching',
      snapshot: snapshot(this.#table, socket.as),
      ...(history === undefined ? {} : { history }),
    });
  }

  #command(socket: ServerSocket, { id, seen, command }: Extract<ClientMessage, { type: 'command' }>): void {
    if (this.isBusy) {
      socket.toClient.push({ answer: id, refusal: { code: 'busy' } });
      return;
    }
    const { me } = socket;
    const request: Request = { ...me, id, seen, digest: JSON.stringify(command), command };
    const decision = decide(this.#table, request, { now: this.now, chance: this.chance, drawSecret: this.drawSecret });
    const head = (): number => this.#table.heads.get(audienceOf(this.#table, me.person)) ?? 0;
    if ('repeated' in decision) socket.toClient.push({ answer: id, n: decision.repeated.n });
    else if ('unchanged' in decision) socket.toClient.push({ answer: id, n: head() });
    else if ('refusal' in decision) {
      const shown = maySee(this.#table, me.person)
        ? { snapshot: snapshot(this.#table, audienceOf(this.#table, me.person)) }
        : {};
      socket.toClient.push({ answer: id, refusal: decision.refusal, ...shown });
    } else {
      const { person: by } = me;
      this.#write(
        {
          seq: this.#table.seq + 1,
          at: this.now,
          command: { person: by, id, digest: request.digest },
          body: decision.body,
        },
        () => socket.toClient.push({ answer: id, n: head() }),
      );
    }
  }

  #write(entry: Entry, answer: () => void): void {
    const updates = apply(this.#table, entry);
    this.entries.push(entry);
    this.#updates.push(...updates);
    answer();
    for (const socket of this.sockets) if (socket.isWatching) this.#publish(socket, updates);
  }

  #publish(socket: ServerSocket, updates: readonly Update[]): void {
    const as = audienceOf(this.#table, socket.me.person);
    if (as !== socket.as) {
      socket.as = as;
      this.#sendSnapshot(socket);
      return;
    }
    for (const update of updates) if (update.audience === as) socket.toClient.push(this.#messageOf(update));
  }

  #messageOf({ audience, n, changes }: Update): UpdateMessage {
    const view = this.#table.match?.position.view(audience) ?? null;
    const isNewest = n === this.#table.heads.get(audience);
    return { n, changes, ...(isNewest && n % HASH_EVERY === 0 ? { hash: viewHash(view) } : {}) };
  }
}
