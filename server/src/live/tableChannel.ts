import type { Viewer } from '@miaou/kit';
import type { Following, Seen, ServerMessage, UnwatchedReason } from '@miaou/protocol';
import { audienceOf, legalFor, maySee, type PersonId, snapshot, type Table, type Update } from '@miaou/table';
import type { Connection, Subscription } from './connection.js';
import { envelope, onField } from './envelope.js';
import { Extras } from './extras.js';
import { Framing } from './framing.js';
import { presenceAt } from './presence.js';
import { Ring } from './ring.js';
import { bodiesOf, type UpdateBody } from './updateText.js';

/** How many updates a client may have missed and still resume without a snapshot. */
const RING_SIZE = 32;

export interface ChannelServices {
  /** Shows the table at a moment when all of it is durable. */
  look(seen: (table: Table) => void): void;
  /** Somebody came or went. */
  presenceChanged(): void;
}

/** Only these may change who may see the table, and as whom. */
const movesPeople = ({ changes }: Update): boolean =>
  changes.some(({ type }) => type === 'seats' || type === 'stage' || type === 'settings');

/** All who follow one table, by audience, and what they were told last. */
export class TableChannel {
  private readonly subscriptions = new Set<Subscription>();
  /** Of audiences that somebody has followed: nobody else can come back to one. */
  private readonly rings = new Map<Viewer, Ring>();
  private presenceText = '';
  private onlookers = 0;

  constructor(private readonly services: ChannelServices) {}

  get size(): number {
    return this.subscriptions.size;
  }

  /** How many people look on who do not sit here. */
  get watching(): number {
    return this.onlookers;
  }

  /** Starts following, or resumes where the client stopped if that is still known. The person may see the table. */
  watch(table: Table, connection: Connection, follow: Following, since: Seen | undefined): void {
    const known = connection.subscriptions.get(table.id);
    if (known !== undefined) this.subscriptions.delete(known);
    const audience = audienceOf(table, connection.person.id);
    const on = known?.on ?? connection.nextChannel();
    const subscription: Subscription = { connection, table: table.id, on, follow, audience, isBehind: false };
    this.subscriptions.add(subscription);
    connection.subscriptions.set(table.id, subscription);
    if (!this.resume(table, subscription, since)) this.tellAll(table, subscription);
    if (!this.tellPresence(table)) connection.outbox.send(this.presenceText);
  }

  unwatch(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
    this.services.look((table) => this.tellPresence(table));
  }

  /** Sends what an entry changed. It is on disk by now. */
  publish(table: Table, updates: readonly Update[]): void {
    const bodies = bodiesOf(updates);
    for (const { audience, n } of updates) this.rings.get(audience)?.push(n, bodies.get(audience) ?? '');
    const isMoved = updates.some(movesPeople);
    const extras = new Extras(table);
    const framing = new Framing();
    for (const subscription of this.subscriptions) {
      if (isMoved && this.hasMoved(table, subscription)) this.reseat(table, subscription);
      else this.tellUpdate(table, subscription, bodies, extras, framing);
    }
    if (isMoved) this.tellPresence(table);
  }

  /** The table was read anew: what was told before may not lead to what it is now. */
  tellAgain(table: Table): void {
    for (const subscription of this.subscriptions) this.reseat(table, subscription);
    this.tellPresence(table);
  }

  /** Sends everybody away. */
  dismiss(reason: UnwatchedReason): void {
    for (const subscription of this.subscriptions) this.drop(subscription, reason);
  }

  broadcast(message: ServerMessage): void {
    this.sendAll(JSON.stringify(message));
  }

  private sendAll(text: string): void {
    for (const { connection } of this.subscriptions) connection.outbox.send(text);
  }

  private hasMoved(table: Table, { connection: { person }, audience }: Subscription): boolean {
    return audienceOf(table, person.id) !== audience || !maySee(table, person.id);
  }

  /** Who may not see the table any more gets nothing more of it, not even this update. */
  private reseat(table: Table, subscription: Subscription): void {
    if (maySee(table, subscription.connection.person.id)) this.tellAll(table, subscription);
    else this.drop(subscription, 'gone');
  }

  private drop(subscription: Subscription, reason: UnwatchedReason): void {
    const { connection, table } = subscription;
    this.subscriptions.delete(subscription);
    connection.subscriptions.delete(table);
    connection.tell({ type: 'unwatched', table, reason });
  }

  private ringOf(audience: Viewer): Ring {
    const known = this.rings.get(audience);
    if (known !== undefined) return known;
    const ring = new Ring(RING_SIZE);
    this.rings.set(audience, ring);
    return ring;
  }

  /** Numbers of another audience say nothing: who was seated meanwhile, or stood up, needs the whole table. */
  private resume(table: Table, { connection, on, audience, follow }: Subscription, since: Seen | undefined): boolean {
    const head = table.heads.get(audience) ?? 0;
    const ring = this.ringOf(audience);
    const missed = follow === 'events' && since?.as === audience ? ring.after(since.n, head) : undefined;
    if (missed === undefined || since === undefined) return false;
    connection.tell({ type: 'resumed', table: table.id, ...onField(on), as: audience, from: since.n });
    for (const { n, body } of missed) connection.outbox.send(envelope(on, n) + body);
    return true;
  }

  /** The audience of a person may have changed since: a snapshot says as whom it is. */
  private tellAll(table: Table, subscription: Subscription): void {
    const { connection, on, follow } = subscription;
    const audience = audienceOf(table, connection.person.id);
    subscription.audience = audience;
    this.ringOf(audience);
    if (connection.outbox.isLagging) return this.fallBehind(subscription);
    subscription.isBehind = false;
    const legal = follow === 'views' ? legalFor(table, audience) : undefined;
    connection.tell({
      type: 'watching',
      ...onField(on),
      snapshot: snapshot(table, audience),
      ...(legal === undefined ? {} : { legal }),
    });
  }

  private tellUpdate(
    table: Table,
    subscription: Subscription,
    bodies: ReadonlyMap<Viewer, UpdateBody>,
    extras: Extras,
    framing: Framing,
  ): void {
    const { connection, on, audience, follow, isBehind } = subscription;
    const body = bodies.get(audience);
    if (body === undefined || isBehind) return;
    if (connection.outbox.isLagging) return this.fallBehind(subscription);
    const n = table.heads.get(audience) ?? 0;
    connection.outbox.sendFrame(framing.frame(on, n, extras.for(audience, follow, n), body));
  }

  /** A slow reader gets one snapshot in place of all updates from now until everything before has left. */
  private fallBehind(subscription: Subscription): void {
    if (subscription.isBehind) return;
    subscription.isBehind = true;
    subscription.connection.outbox.onceEmpty(() => this.services.look((table) => this.catchUp(table, subscription)));
  }

  private catchUp(table: Table, subscription: Subscription): void {
    if (!this.subscriptions.has(subscription)) return;
    subscription.isBehind = false;
    this.reseat(table, subscription);
  }

  /** Whether there was anything new to tell. */
  private tellPresence(table: Table): boolean {
    const presence = presenceAt(table, this.connected());
    const text = JSON.stringify(presence);
    if (text === this.presenceText) return false;
    this.presenceText = text;
    this.onlookers = presence.watching;
    this.sendAll(text);
    this.services.presenceChanged();
    return true;
  }

  private connected(): Set<PersonId> {
    const people = new Set<PersonId>();
    for (const { connection } of this.subscriptions) people.add(connection.person.id);
    return people;
  }
}
