import { randomUUID } from 'node:crypto';
import { type TableId, tableId } from '@miaou/table';
import pg from 'pg';
import type { OtherNodes } from '../store.js';
import { DEFAULT_SCHEMA, type PostgresOptions, type PostgresPool } from './pool.js';

type Heard = (table: TableId, head: number) => void;

/** Hints that are told together: each telling takes a lock of the whole database for a moment. */
const GATHERED_FOR = 10;

/** A hint is some 35 bytes, and one telling takes 8000. */
const MOST_TOGETHER = 150;

/** A node that lost its ear finds out by looking, so there is no hurry. */
const LISTEN_AGAIN_AFTER = 1000;

/** What is told: who tells, and the heads by table. */
interface Hint {
  readonly node: string;
  readonly heads: readonly (readonly [table: string, head: number])[];
}

const parseHint = (text: string | undefined): Hint | undefined => {
  try {
    return JSON.parse(text ?? '') as Hint;
  } catch {
    return undefined;
  }
};

/**
 * What nodes on one database tell each other: that a table went on, so that whoever follows it there need not wait. They are told after
 * the entry is durable and apart from it: a hint that is lost costs a moment, and an entry never waits for one.
 */
export class Hints implements OtherNodes {
  private readonly node = randomUUID();
  private readonly channel: string;
  private untold = new Map<TableId, number>();
  private ear: pg.Client | undefined;
  private isClosed = false;

  constructor(
    private readonly pool: PostgresPool,
    private readonly options: PostgresOptions,
  ) {
    this.channel = `miaou_${options.schema ?? DEFAULT_SCHEMA}`;
  }

  /** The others will hear of it soon. */
  tell(table: string, head: number): void {
    if (this.untold.size === 0) setTimeout(() => this.tellAll(), GATHERED_FOR).unref();
    this.untold.set(tableId(table), head);
  }

  listen(heard: Heard): void {
    if (this.isClosed) return;
    const ear = new pg.Client({ connectionString: this.options.url, application_name: 'miaou', keepAlive: true });
    this.ear = ear;
    const listenAgain = (): void => {
      if (this.ear !== ear) return;
      this.ear = undefined;
      void ear.end().catch(() => undefined);
      setTimeout(() => this.listen(heard), LISTEN_AGAIN_AFTER).unref();
    };
    ear.on('error', listenAgain).on('end', listenAgain);
    ear.on('notification', ({ payload }) => this.hear(payload, heard));
    ear
      .connect()
      .then(() => ear.query(`LISTEN "${this.channel}"`), listenAgain)
      .catch(listenAgain);
  }

  async headsOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    const rows = await this.pool.query('heads of', 'SELECT id, head FROM tables WHERE id = ANY($1::text[])', [tables]);
    return new Map(rows.map(([id, head]) => [tableId(String(id)), Number(head)]));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { ear } = this;
    this.ear = undefined;
    await ear?.end().catch(() => undefined);
  }

  private hear(payload: string | undefined, heard: Heard): void {
    const hint = parseHint(payload);
    if (hint === undefined || hint.node === this.node) return;
    for (const [table, head] of hint.heads) heard(tableId(table), head);
  }

  private tellAll(): void {
    const heads = [...this.untold];
    this.untold = new Map();
    if (this.isClosed) return;
    for (let at = 0; at < heads.length; at += MOST_TOGETHER) this.tellSome(heads.slice(at, at + MOST_TOGETHER));
  }

  private tellSome(heads: Hint['heads']): void {
    const payload = JSON.stringify({ node: this.node, heads } satisfies Hint);
    // One that is lost is found by whoever looks.
    this.pool.query('tell', 'SELECT pg_notify($1, $2)', [this.channel, payload]).catch(() => undefined);
  }
}
