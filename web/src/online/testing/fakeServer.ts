import { gameById } from '@miaou/games';
import { type Chance, SeededChance } from '@miaou/kit';
import type { ClientMessage, Me, UpdateMessage } from '@miaou/protocol';
import {
  apply,
  audienceOf,
  decide,
  type Entry,
  foldTable,
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
import type { Heard } from '../conversation';
import { viewHash } from '../hash';

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

/** A guest's line as the server has it. What it says lies in `toClient` until the test delivers it. */
export class ServerLine {
  readonly toClient: Heard[] = [];
  isGreeted = false;
  isWatching = false;
  /** As whom updates are told. */
  as: Snapshot['as'] = 'spectator';

  constructor(readonly me: Me) {}
}

/** A server with one table in the memory of the test: the real table, and the protocol as docs/protocol.md tells it. */
export class FakeServer {
  readonly entries: Entry[];
  readonly lines = new Set<ServerLine>();
  readonly chance: Chance;
  now = 1_893_456_000_000;
  /** Answers that say nothing about whether a command was done. */
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

  connect(me: Me): ServerLine {
    const line = new ServerLine(me);
    this.lines.add(line);
    return line;
  }

  /** Everything that was told is in the log; the updates kept for who was away are not. */
  restart(): void {
    this.lines.clear();
    this.#updates = [];
    this.#table = this.#folded();
  }

  hear(line: ServerLine, message: ClientMessage): void {
    if (!this.lines.has(line)) return;
    if (message.type === 'hello') {
      line.isGreeted = true;
      line.toClient.push({ type: 'welcome', protocol: 1, me: line.me, now: this.now });
    } else if (!line.isGreeted) line.toClient.push({ type: 'error', refusal: { code: 'say-hello-first' } });
    else if (message.type === 'watch') this.#watch(line, message);
    else if (message.type === 'unwatch') line.isWatching = false;
    else if (message.type === 'command') this.#command(line, message);
    else if (message.type === 'ping') line.toClient.push({ type: 'pong', token: message.token, now: this.now });
  }

  #folded(): Table {
    const house = { gameById, hasBot: () => true, standInBot: () => 'random' };
    return foldTable(TABLE, house, this.entries);
  }

  #watch(line: ServerLine, { table, since }: Extract<ClientMessage, { type: 'watch' }>): void {
    if (table !== TABLE || !maySee(this.#table, line.me.person)) {
      line.toClient.push({ type: 'unwatched', table, reason: 'gone' });
      return;
    }
    const as = audienceOf(this.#table, line.me.person);
    line.isWatching = true;
    line.as = as;
    const missed = since?.as === as ? this.#updatesAfter(as, since.n) : undefined;
    if (missed === undefined || since === undefined) this.#show(line);
    else {
      line.toClient.push({ type: 'resumed', table: TABLE, as, from: since.n });
      for (const update of missed) line.toClient.push(this.#messageOf(update));
    }
  }

  #updatesAfter(as: Snapshot['as'], n: number): readonly Update[] | undefined {
    const head = this.#table.heads.get(as) ?? 0;
    const kept = this.#updates.filter(({ audience }) => audience === as).slice(-KEPT_UPDATES);
    if (n === head) return [];
    const missed = kept.filter((update) => update.n > n);
    return missed.length === head - n ? missed : undefined;
  }

  #show(line: ServerLine): void {
    line.toClient.push({ type: 'watching', snapshot: snapshot(this.#table, line.as) });
  }

  #command(line: ServerLine, { id, seen, command }: Extract<ClientMessage, { type: 'command' }>): void {
    if (this.isBusy) {
      line.toClient.push({ answer: id, refusal: { code: 'busy' } });
      return;
    }
    const { me } = line;
    const request: Request = { ...me, id, seen, digest: JSON.stringify(command), command };
    const decision = decide(this.#table, request, { now: this.now, chance: this.chance });
    if ('repeated' in decision) line.toClient.push({ answer: id, n: decision.repeated.n });
    else if ('refusal' in decision) {
      const shown = maySee(this.#table, me.person)
        ? { snapshot: snapshot(this.#table, audienceOf(this.#table, me.person)) }
        : {};
      line.toClient.push({ answer: id, refusal: decision.refusal, ...shown });
    } else {
      const { person: by } = me;
      this.#write(
        {
          seq: this.#table.seq + 1,
          at: this.now,
          command: { person: by, id, digest: request.digest },
          body: decision.body,
        },
        () => line.toClient.push({ answer: id, n: this.#table.heads.get(audienceOf(this.#table, by)) ?? 0 }),
      );
    }
  }

  #write(entry: Entry, answer: () => void): void {
    const updates = apply(this.#table, entry);
    this.entries.push(entry);
    this.#updates.push(...updates);
    answer();
    for (const line of this.lines) if (line.isWatching) this.#tell(line, updates);
  }

  #tell(line: ServerLine, updates: readonly Update[]): void {
    const as = audienceOf(this.#table, line.me.person);
    if (as !== line.as) {
      line.as = as;
      this.#show(line);
      return;
    }
    for (const update of updates) if (update.audience === as) line.toClient.push(this.#messageOf(update));
  }

  #messageOf({ audience, n, changes }: Update): UpdateMessage {
    const view = this.#table.match?.position.view(audience) ?? null;
    const isNewest = n === this.#table.heads.get(audience);
    return { n, changes, ...(isNewest && n % HASH_EVERY === 0 ? { hash: viewHash(view) } : {}) };
  }
}
