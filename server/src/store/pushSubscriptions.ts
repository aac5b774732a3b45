import type { PersonId } from '@miaou/table';
import { digestOf } from '../people/secrets.js';
import { cell, type SqlRunner } from './sqlRunner.js';

/** A push subscription as the standard defines it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The browsers that get notifications for a person. */
export interface PushSubscriptions {
  /** One endpoint is one browser: it belongs to the person who saved it last. */
  save(person: PersonId, subscription: PushSubscription, now: number): Promise<void>;
  /** The newest first. */
  of(person: PersonId): Promise<readonly PushSubscription[]>;
  drop(endpoint: string): Promise<void>;
  /** That of one browser, or all of a person. */
  dropOf(person: PersonId, endpoint?: string): Promise<void>;
}

/** Browsers of one person. More are forgotten, the oldest first: each costs a call at every turn. */
const MOST = 10;

const SAVE = `INSERT INTO pushes (endpoint, person, subscription, saved_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, subscription = excluded.subscription,
    saved_at = excluded.saved_at`;

const FORGET = `DELETE FROM pushes WHERE person = $1 AND endpoint NOT IN
  (SELECT endpoint FROM pushes WHERE person = $1 ORDER BY saved_at DESC, endpoint LIMIT ${MOST})`;

/** Endpoints are long; a digest is enough as a key. */
const keyOf = digestOf;

export class SqlPushSubscriptions implements PushSubscriptions {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async save(person: PersonId, subscription: PushSubscription, now: number): Promise<void> {
    const text = JSON.stringify(subscription);
    await this.#sql.run([
      { sql: SAVE, values: [keyOf(subscription.endpoint), person, text, now] },
      { sql: FORGET, values: [person] },
    ]);
  }

  async of(person: PersonId): Promise<readonly PushSubscription[]> {
    const sql = 'SELECT subscription FROM pushes WHERE person = $1 ORDER BY saved_at DESC, endpoint';
    const [rows = []] = await this.#sql.run([{ sql, values: [person] }]);
    return rows.map((row) => JSON.parse(cell.text(row, 0)) as PushSubscription);
  }

  async drop(endpoint: string): Promise<void> {
    await this.#sql.run([{ sql: 'DELETE FROM pushes WHERE endpoint = $1', values: [keyOf(endpoint)] }]);
  }

  async dropOf(person: PersonId, endpoint?: string): Promise<void> {
    const all = { sql: 'DELETE FROM pushes WHERE person = $1', values: [person] };
    const one = { sql: `${all.sql} AND endpoint = $2`, values: [person, keyOf(endpoint ?? '')] };
    await this.#sql.run([endpoint === undefined ? all : one]);
  }
}
