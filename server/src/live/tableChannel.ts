import type { Viewer } from '@miaou/kit';
import type { Following, ServerMessage } from '@miaou/protocol';
import { audienceOf, type Snapshot, snapshot, type Table, type Update } from '@miaou/table';
import type { Connection } from './connection.js';
import { Framing } from './framing.js';
import { Ring } from './ring.js';
import type { Subscription } from './subscription.js';
import { bodiesOf, viewHash } from './updateText.js';

/** How many updates a client may have missed and still resume without a snapshot. */
const RING_SIZE = 32;

/** Every so many updates the view's hash goes along. Hashing each one would cost more than the rules do. */
const HASH_EVERY = 8;

/** All who follow one table, by audience, and what they were told last. */
export class TableChannel {
  private readonly subscriptions = new Set<Subscription>();
  private readonly rings = new Map<Viewer, Ring>();

  get size(): number {
    return this.subscriptions.size;
  }

  /** Who is there, each person once. */
  people(): Connection['person'][] {
    const byId = new Map([...this.subscriptions].map(({ connection }) => [connection.person.id, connection.person]));
    return [...byId.values()];
  }

  connections(): Iterable<Connection> {
    return [...this.subscriptions].map(({ connection }) => connection);
  }

  /** Starts following, or resumes where the client stopped if that is still known. */
  watch(table: Table, connection: Connection, follow: Following, since: number | undefined): Subscription {
    const known = connection.subscriptions.get(table.id);
    if (known !== undefined) this.subscriptions.delete(known);
    const audience = audienceOf(table, connection.person.id);
    const on = known?.on ?? connection.nextChannel();
    const subscription: Subscription = { connection, on, follow, audience, isBehind: false };
    this.subscriptions.add(subscription);
    connection.subscriptions.set(table.id, subscription);
    if (since === undefined || !this.resume(table, subscription, since)) this.tellAll(table, subscription);
    return subscription;
  }

  unwatch(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
  }

  /** Sends what an entry changed. It is on disk by now. */
  publish(table: Table, updates: readonly Update[]): void {
    const bodies = bodiesOf(updates);
    for (const { audience, n } of updates) this.ringOf(audience).push(n, bodies.get(audience) ?? '');
    const framing = new Framing();
    for (const subscription of this.subscriptions) {
      if (audienceOf(table, subscription.connection.person.id) !== subscription.audience)
        this.tellAll(table, subscription);
      else this.tellUpdate(table, subscription, bodies, framing);
    }
  }

  /** Snapshots for those who were held back and have caught up on everything else. */
  catchUp(table: Table): void {
    for (const subscription of this.subscriptions) {
      if (subscription.isBehind && subscription.connection.outbox.isEmpty) this.tellAll(table, subscription);
    }
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { connection } of this.subscriptions) connection.outbox.send(text);
  }

  private ringOf(audience: Viewer): Ring {
    const known = this.rings.get(audience);
    if (known !== undefined) return known;
    const ring = new Ring(RING_SIZE);
    this.rings.set(audience, ring);
    return ring;
  }

  private resume(table: Table, { connection, on, audience, follow }: Subscription, since: number): boolean {
    const head = table.heads.get(audience) ?? 0;
    const missed = follow === 'events' ? this.ringOf(audience).after(since, head) : undefined;
    if (missed === undefined) return false;
    connection.tell({ type: 'resumed', table: table.id, on, as: audience, from: since });
    for (const { n, body } of missed) connection.outbox.send(`{"on":${on},"n":${n},${body}`);
    return true;
  }

  /** The audience of a person may have changed since: a snapshot says as whom it is. */
  private tellAll(table: Table, subscription: Subscription): void {
    const { connection, on } = subscription;
    subscription.audience = audienceOf(table, connection.person.id);
    subscription.isBehind = connection.outbox.isLagging;
    if (subscription.isBehind) return;
    const current: Snapshot = snapshot(table, subscription.audience);
    connection.tell({ type: 'watching', on, snapshot: current, hash: viewHash(current.view) });
  }

  private tellUpdate(
    table: Table,
    subscription: Subscription,
    bodies: ReadonlyMap<Viewer, string>,
    framing: Framing,
  ): void {
    const { connection, on, audience, follow } = subscription;
    const body = bodies.get(audience);
    if (body === undefined) return;
    subscription.isBehind ||= connection.outbox.isLagging;
    if (subscription.isBehind) return;
    const n = table.heads.get(audience) ?? 0;
    connection.outbox.sendFrame(framing.frame(on, n, this.extras(table, audience, follow, n), body));
  }

  private extras(table: Table, audience: Viewer, follow: Following, n: number): string {
    if (follow === 'views') return `"view":${JSON.stringify(table.match?.position.view(audience) ?? null)},`;
    return n % HASH_EVERY === 0 ? `"hash":"${viewHash(table.match?.position.view(audience) ?? null)}",` : '';
  }
}
