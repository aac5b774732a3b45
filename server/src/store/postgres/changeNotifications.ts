import { randomUUID } from 'node:crypto';
import { type TableId, tableId } from '@miaou/table';
import pg from 'pg';
import type { NodeListener, NodeNotice, OtherNodes } from '../store.js';
import { DEFAULT_SCHEMA, type PostgresOptions, type PostgresPool } from './pool.js';

/** Milliseconds for which changes are collected: each NOTIFY takes a lock on the whole database for a moment. */
const COLLECT_FOR = 10;

/** A payload must be shorter than 8000 bytes. */
const MOST_BYTES = 7_500;

/** Not urgent: until then changes are found by comparing heads. */
const RECONNECT_AFTER = 1000;

type Head = readonly [table: string, head: number];

/** The payload: the node that tells it, the new heads by table, and notices. */
interface Notification {
  readonly node: string;
  readonly heads: readonly Head[];
  readonly notices: readonly NodeNotice[];
}

/** In as few parts as the length of a payload allows. */
const inParts = <T>(items: readonly T[]): T[][] => {
  const parts: T[][] = [];
  let bytes = MOST_BYTES;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (bytes + size > MOST_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(item);
    bytes += size;
  }
  return parts;
};

const parseNotification = (text: string | undefined): Notification | undefined => {
  try {
    return JSON.parse(text ?? '') as Notification;
  } catch {
    return undefined;
  }
};

/**
 * Notifies the other nodes on the database of new entries and of whatever else they should look at again (LISTEN and NOTIFY), after it is
 * durable and outside its transaction (docs/decisions/0010): a lost notification delays, and nothing waits for one.
 */
export class ChangeNotifications implements OtherNodes {
  readonly #pool: PostgresPool;
  readonly #options: PostgresOptions;
  readonly #node = randomUUID();
  readonly #channel: string;
  #unsent = new Map<TableId, number>();
  /** By their text: the same notice is sent once. */
  #notices = new Map<string, NodeNotice>();
  #isScheduled = false;
  #listener: pg.Client | undefined;
  #isClosed = false;

  constructor(pool: PostgresPool, options: PostgresOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#channel = `miaou_${options.schema ?? DEFAULT_SCHEMA}`;
  }

  /** Sends the change to the other nodes soon. */
  announce(table: string, head: number): void {
    this.#unsent.set(tableId(table), head);
    this.#schedule();
  }

  tell(notice: NodeNotice): void {
    this.#notices.set(JSON.stringify(notice), notice);
    this.#schedule();
  }

  listen(listener: NodeListener): void {
    if (this.#isClosed) return;
    const client = new pg.Client({ connectionString: this.#options.url, application_name: 'miaou', keepAlive: true });
    this.#listener = client;
    const reconnect = (): void => {
      if (this.#listener !== client) return;
      this.#listener = undefined;
      void client.end().catch(() => undefined);
      setTimeout(() => this.listen(listener), RECONNECT_AFTER).unref();
    };
    client.on('error', reconnect).on('end', reconnect);
    client.on('notification', ({ payload }) => this.#receive(payload, listener));
    client
      .connect()
      .then(() => client.query(`LISTEN "${this.#channel}"`), reconnect)
      .catch(reconnect);
  }

  async now(): Promise<number> {
    const [row] = await this.#pool.query('now', 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint', []);
    return Number(row?.[0]);
  }

  async headsOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    const rows = await this.#pool.query('heads of', 'SELECT id, head FROM tables WHERE id = ANY($1::text[])', [tables]);
    return new Map(rows.map(([id, head]) => [tableId(String(id)), Number(head)]));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#listener;
    this.#listener = undefined;
    await client?.end().catch(() => undefined);
  }

  #receive(payload: string | undefined, listener: NodeListener): void {
    const notification = parseNotification(payload);
    if (notification === undefined || notification.node === this.#node) return;
    for (const [table, head] of notification.heads) listener.changed(tableId(table), head);
    for (const notice of notification.notices) listener.noticed(notice);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => this.#sendAll(), COLLECT_FOR).unref();
  }

  #sendAll(): void {
    const [heads, notices] = [[...this.#unsent], [...this.#notices.values()]];
    this.#isScheduled = false;
    this.#unsent = new Map();
    this.#notices = new Map();
    if (this.#isClosed) return;
    for (const part of inParts<Head>(heads)) this.#send({ heads: part, notices: [] });
    for (const part of inParts(notices)) this.#send({ heads: [], notices: part });
  }

  #send(told: Omit<Notification, 'node'>): void {
    const payload = JSON.stringify({ node: this.#node, ...told } satisfies Notification);
    // A failure is ignored: the other nodes find by themselves what changed, only later.
    this.#pool.query('notify', 'SELECT pg_notify($1, $2)', [this.#channel, payload]).catch(() => undefined);
  }
}
