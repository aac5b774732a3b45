import type { TableHost } from '@miaou/host';
import type { Seat, Viewer } from '@miaou/kit';
import type { ClientMessage, Seen, ServerMessage, UnwatchedReason } from '@miaou/protocol';
import {
  audienceOf,
  historyOf,
  legalFor,
  maySee,
  type PersonId,
  snapshot,
  type Table,
  type Update,
} from '@miaou/table';
import type { Connection, Subscription } from './connection.js';
import { presenceWindow, TablePresence } from './presence.js';
import { RecentUpdates } from './recentUpdates.js';
import { onField, serializeUpdate, UpdateSerializer } from './serializeUpdate.js';
import { textFrame } from './textFrame.js';

/** How many updates a client may have missed and still resume without a snapshot. */
const RECENT_UPDATES = 32;

export interface ChannelServices {
  /** Calls back with the table at a moment when all of it is durable. */
  look(seen: (table: Table) => void): void;
  /** Runs a task after a delay. */
  later(milliseconds: number, task: () => void): void;
  /** Somebody connected or left. */
  presenceChanged(): void;
  /** Who must know who is connected. */
  readonly host: Pick<TableHost, 'personCame' | 'personLeft'>;
}

type WatchRequest = Pick<Extract<ClientMessage, { type: 'watch' }>, 'follow' | 'since' | 'history'>;

/** Only these may change who may see the table, and as whom. */
const changesAudiences = ({ changes }: Update): boolean =>
  changes.some(({ type }) => type === 'seats' || type === 'stage' || type === 'settings');

/** What a snapshot depends on, beside the state of its table. */
type SnapshotKind = Pick<Subscription, 'audience' | 'on' | 'follow' | 'wantsHistory'>;

/** A snapshot of a table at one entry, framed. */
interface MadeSnapshot extends SnapshotKind {
  readonly seq: number;
  readonly frame: Buffer;
}

const makeSnapshot = (table: Table, { audience, on, follow, wantsHistory }: SnapshotKind): Buffer => {
  const legal = follow === 'views' ? legalFor(table, audience) : undefined;
  const history = wantsHistory ? historyOf(table, audience) : undefined;
  const message: ServerMessage = {
    type: 'watching',
    ...onField(on),
    snapshot: snapshot(table, audience),
    ...(legal === undefined ? {} : { legal }),
    ...(history === undefined ? {} : { history }),
  };
  return textFrame(JSON.stringify(message));
};

/** The connections that follow one table, by audience, and the newest updates of each audience. */
export class TableChannel {
  readonly #services: ChannelServices;
  readonly #subscriptions = new Set<Subscription>();
  /** Only of audiences that a connection has followed: no other client can resume. */
  readonly #recent = new Map<Viewer, RecentUpdates>();
  readonly #presence = new TablePresence();
  /** Made while presence is to be told, and kept until then: of many who come at once nearly all get the same. */
  #madeSnapshot: MadeSnapshot | undefined;
  #isPresenceDue = false;

  constructor(services: ChannelServices) {
    this.#services = services;
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** Whether a program is connected for them. */
  hasProgram(person: PersonId): boolean {
    return this.#presence.hasProgram(person);
  }

  /** How many people watch without a seat. As it is now: a list must not tell when presence was last told. */
  watchingAt(table: Table): number {
    return this.#presence.presenceAt(table).watching;
  }

  /** Starts following, or resumes where the client stopped if that is still known. The person may see the table. */
  watch(table: Table, connection: Connection, { follow, since, history = false }: WatchRequest): void {
    const known = connection.subscriptions.get(table.id);
    const isNew = known === undefined || !this.#subscriptions.delete(known);
    const isFirst = isNew && this.#presence.came(connection);
    const audience = audienceOf(table, connection.person.id);
    const on = known?.on ?? connection.nextChannel();
    const subscription: Subscription = {
      connection,
      table: table.id,
      on,
      follow,
      wantsHistory: history,
      audience,
      isBehind: false,
      presence: '',
    };
    this.#subscriptions.add(subscription);
    connection.subscriptions.set(table.id, subscription);
    if (!this.#resume(table, subscription, since)) this.#sendSnapshot(table, subscription);
    if (this.#readPresence(table)) this.#tellPresenceLater();
    this.#sendPresence(subscription);
    if (isFirst) this.#services.host.personCame(connection.person.id);
  }

  unwatch(subscription: Subscription): void {
    if (this.#remove(subscription)) this.#tellPresenceLater();
  }

  /** Sends what an entry changed. The entry is durable. */
  publish(table: Table, updates: readonly Update[]): void {
    for (const { audience, n, changes } of updates) this.#recent.get(audience)?.push(n, changes);
    const mayReseat = updates.some(changesAudiences);
    const serializer = new UpdateSerializer(table, updates);
    for (const subscription of this.#subscriptions) {
      if (mayReseat && this.#hasMoved(table, subscription)) this.#reseat(table, subscription);
      else this.#sendUpdate(subscription, serializer);
    }
    // Told with the entry: who has just sat down must not look absent until the window is over.
    if (mayReseat) this.#tellPresence(table);
  }

  /** The table was loaded again: updates sent before may not lead to its present state. */
  sendSnapshots(table: Table): void {
    this.#recent.clear();
    // What was deleted from the log is gone at the same entry.
    this.#madeSnapshot = undefined;
    for (const subscription of this.#subscriptions) this.#reseat(table, subscription);
    this.#tellPresence(table);
  }

  /** Ends every subscription. */
  dropAll(reason: UnwatchedReason): void {
    for (const subscription of this.#subscriptions) this.#drop(subscription, reason);
  }

  broadcast(message: ServerMessage): void {
    const frame = textFrame(JSON.stringify(message));
    for (const { connection } of this.#subscriptions) connection.queue.sendFrame(frame);
  }

  /** Sends to those who sit in some seats, and had been told so. */
  tell(table: Table, seats: readonly Seat[], message: ServerMessage): void {
    const frame = textFrame(JSON.stringify(message));
    const isMeant = (viewer: Viewer): boolean => viewer !== 'spectator' && seats.includes(viewer);
    for (const { connection, audience } of this.#subscriptions)
      if (isMeant(audience) && audienceOf(table, connection.person.id) === audience) connection.queue.sendFrame(frame);
  }

  /** False if it was removed before. */
  #remove(subscription: Subscription): boolean {
    if (!this.#subscriptions.delete(subscription)) return false;
    const { connection } = subscription;
    if (this.#presence.left(connection)) this.#services.host.personLeft(connection.person.id);
    return true;
  }

  #hasMoved(table: Table, { connection: { person }, audience }: Subscription): boolean {
    return audienceOf(table, person.id) !== audience || !maySee(table, person.id);
  }

  /** A person who may no longer see the table gets nothing more of it, not even this update. */
  #reseat(table: Table, subscription: Subscription): void {
    if (maySee(table, subscription.connection.person.id)) this.#sendSnapshot(table, subscription);
    else this.#drop(subscription, 'gone');
  }

  #drop(subscription: Subscription, reason: UnwatchedReason): void {
    const { connection, table } = subscription;
    this.#remove(subscription);
    connection.subscriptions.delete(table);
    connection.send({ type: 'unwatched', table, reason });
  }

  #recentOf(audience: Viewer): RecentUpdates {
    const known = this.#recent.get(audience);
    if (known !== undefined) return known;
    const recent = new RecentUpdates(RECENT_UPDATES);
    this.#recent.set(audience, recent);
    return recent;
  }

  /** Whether a client that begins to follow now would be told what it missed, and no more. */
  resumes(table: Table, { person }: Connection, { follow, since }: WatchRequest): boolean {
    return this.#missed(table, { audience: audienceOf(table, person.id), follow }, since) !== undefined;
  }

  /** Each audience counts its own updates: a client that sat down or stood up since needs a snapshot. */
  #missed(table: Table, { audience, follow }: Pick<Subscription, 'audience' | 'follow'>, since: Seen | undefined) {
    const head = table.heads.get(audience) ?? 0;
    return follow === 'events' && since?.as === audience ? this.#recentOf(audience).after(since.n, head) : undefined;
  }

  #resume(table: Table, subscription: Subscription, since: Seen | undefined): boolean {
    const { connection, on, audience } = subscription;
    this.#recentOf(audience);
    const missed = this.#missed(table, subscription, since);
    if (missed === undefined || since === undefined) return false;
    connection.send({ type: 'resumed', table: table.id, ...onField(on), as: audience, from: since.n });
    for (const { n, changes } of missed) connection.queue.send(serializeUpdate(on, n, changes));
    return true;
  }

  /** The person's audience may have changed: a snapshot names the one it is for. */
  #sendSnapshot(table: Table, subscription: Subscription): void {
    const { connection } = subscription;
    const audience = audienceOf(table, connection.person.id);
    subscription.audience = audience;
    this.#recentOf(audience);
    if (connection.queue.isLagging) return this.#fallBehind(subscription);
    subscription.isBehind = false;
    connection.queue.sendFrame(this.#snapshotFor(table, subscription));
  }

  #snapshotFor(table: Table, { audience, on, follow, wantsHistory }: Subscription): Buffer {
    const made = this.#madeSnapshot;
    const isOfNow = made?.seq === table.seq && made.audience === audience;
    if (isOfNow && made.on === on && made.follow === follow && made.wantsHistory === wantsHistory) return made.frame;
    const kind: SnapshotKind = { audience, on, follow, wantsHistory };
    const frame = makeSnapshot(table, kind);
    if (this.#isPresenceDue) this.#madeSnapshot = { ...kind, seq: table.seq, frame };
    return frame;
  }

  #sendUpdate(subscription: Subscription, serializer: UpdateSerializer): void {
    const frame = subscription.isBehind ? undefined : serializer.frameFor(subscription);
    if (frame === undefined) return;
    if (subscription.connection.queue.isLagging) return this.#fallBehind(subscription);
    subscription.connection.queue.sendFrame(frame);
  }

  /** A slow reader gets one snapshot in place of all updates from now until everything before has been sent. */
  #fallBehind(subscription: Subscription): void {
    if (subscription.isBehind) return;
    subscription.isBehind = true;
    subscription.connection.queue.onceDrained(() => this.#services.look((table) => this.#catchUp(table, subscription)));
  }

  #catchUp(table: Table, subscription: Subscription): void {
    if (!this.#subscriptions.has(subscription)) return;
    subscription.isBehind = false;
    this.#reseat(table, subscription);
    this.#readPresence(table);
    if (this.#subscriptions.has(subscription)) this.#sendPresence(subscription);
  }

  /** True if presence has changed. */
  #readPresence(table: Table): boolean {
    if (!this.#presence.read(table)) return false;
    this.#services.presenceChanged();
    return true;
  }

  /** What has changed until then is told together, and who left and came back is not told of at all. */
  #tellPresenceLater(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    const tell = (table: Table): void => {
      this.#isPresenceDue = false;
      this.#tellPresence(table);
    };
    this.#services.later(presenceWindow(this.#subscriptions.size), () => this.#services.look(tell));
  }

  #tellPresence(table: Table): void {
    this.#madeSnapshot = undefined;
    this.#readPresence(table);
    // One frame for all, which is not kept: a small buffer holds on to the block that it was cut from.
    const frame = textFrame(this.#presence.text);
    for (const subscription of this.#subscriptions) this.#sendPresence(subscription, frame);
  }

  #sendPresence(subscription: Subscription, frame?: Buffer): void {
    const { text } = this.#presence;
    if (subscription.isBehind || subscription.presence === text) return;
    if (subscription.connection.queue.isLagging) return this.#fallBehind(subscription);
    subscription.presence = text;
    subscription.connection.queue.sendFrame(frame ?? textFrame(text));
  }
}
