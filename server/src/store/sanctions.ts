import { type PersonId, personId } from '@miaou/table';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** Who may not talk or choose a name, or may not use the server at all. */
export type SanctionTarget =
  | { readonly kind: 'silence' | 'ban'; readonly person: PersonId; readonly network?: never }
  /** In CIDR, as `networkOf` writes it. */
  | { readonly kind: 'ban'; readonly network: string; readonly person?: never };

/** What the operator has imposed. */
export type Sanction = SanctionTarget & {
  readonly id: string;
  /** Holds before this moment, milliseconds since 1970; null: for good. */
  readonly until: number | null;
  readonly madeAt: number;
  /** The operator's own words, for the operator alone. */
  readonly note: string;
};

export interface Sanctions {
  save(sanction: Sanction): Promise<void>;
  /** False if there is none of that id. */
  drop(id: string): Promise<boolean>;
  /** All that hold now, the newest first. */
  active(now: number): Promise<readonly Sanction[]>;
  /** Forgets what no longer holds. */
  sweep(now: number): Promise<void>;
}

const targetOf = (row: SqlRow): SanctionTarget => {
  const person = cell.textOrNull(row, 2);
  if (person === null) return { kind: 'ban', network: cell.text(row, 3) };
  return { kind: cell.text(row, 1) === 'silence' ? 'silence' : 'ban', person: personId(person) };
};

const sanctionOf = (row: SqlRow): Sanction => ({
  id: cell.text(row, 0),
  ...targetOf(row),
  until: cell.numberOrNull(row, 4),
  madeAt: cell.number(row, 5),
  note: JSON.parse(cell.text(row, 6)) as string,
});

const SAVE = `INSERT INTO sanctions (id, kind, person, network, until, made_at, note)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const ACTIVE = `SELECT id, kind, person, network, until, made_at, note FROM sanctions
  WHERE until IS NULL OR until > $1 ORDER BY made_at DESC, id`;

export class SqlSanctions implements Sanctions {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async save({ id, kind, person, network, until, madeAt, note }: Sanction): Promise<void> {
    const values = [id, kind, person ?? null, network ?? null, until, madeAt, JSON.stringify(note)];
    await this.#sql.run([{ sql: SAVE, values }]);
  }

  async drop(id: string): Promise<boolean> {
    const [rows = []] = await this.#sql.run([
      { sql: 'DELETE FROM sanctions WHERE id = $1 RETURNING id', values: [id] },
    ]);
    return rows.length > 0;
  }

  async active(now: number): Promise<readonly Sanction[]> {
    const [rows = []] = await this.#sql.run([{ sql: ACTIVE, values: [now] }]);
    return rows.map(sanctionOf);
  }

  async sweep(now: number): Promise<void> {
    await this.#sql.run([{ sql: 'DELETE FROM sanctions WHERE until <= $1', values: [now] }]);
  }
}
