import { type PersonId, personId } from '@miaou/table';
import { cell, type SqlRow, type SqlRunner } from './sql.js';

/** A person as the store knows them. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly madeAt: number;
}

/** What proves that a browser or program belongs to a person. Only a digest of the secret is ever stored. */
export interface Secret {
  readonly person: PersonId;
  readonly digest: string;
  readonly kind: 'cookie' | 'token';
  /** Good before this moment, milliseconds since 1970. */
  readonly until: number;
}

/** Carries a person to another device, once. Only a digest of the code is stored. */
export interface OneTimeCode {
  readonly person: PersonId;
  readonly digest: string;
  readonly until: number;
}

export interface People {
  /** A new person with the first secret, together or not at all. */
  save(person: Person, secret: Secret): Promise<void>;
  find(person: PersonId): Promise<Person | undefined>;
  findBySecret(digest: string, now: number): Promise<Person | undefined>;
  /** False if there is no such person. */
  rename(person: PersonId, name: string): Promise<boolean>;
  addSecret(secret: Secret): Promise<void>;
  /** Moves the end of a secret that is still good. */
  renewSecret(digest: string, until: number): Promise<void>;
  dropSecret(digest: string): Promise<void>;
  /** Logs out everywhere: secrets, codes not yet taken, and browsers that were to be told. Answers how many secrets there were. */
  dropSecrets(person: PersonId): Promise<number>;
  saveCode(code: OneTimeCode): Promise<void>;
  /** Whoever takes a code first has it; nobody else ever will. */
  takeCode(digest: string, now: number): Promise<PersonId | undefined>;
  /** Forgets secrets and codes that are past their end. */
  sweep(now: number): Promise<void>;
}

const INSERT_SECRET = 'INSERT INTO secrets (digest, person, kind, until) VALUES ($1, $2, $3, $4)';

const secretValues = ({ digest, person, kind, until }: Secret): SqlRow => [digest, person, kind, until];

/** Names are kept as JSON: neither database takes every character that hostile text can hold. */
const personOf = (row: SqlRow): Person => ({
  id: personId(cell.text(row, 0)),
  name: JSON.parse(cell.text(row, 1)) as string,
  madeAt: cell.number(row, 2),
});

export class SqlPeople implements People {
  constructor(private readonly sql: SqlRunner) {}

  async save({ id, name, madeAt }: Person, secret: Secret): Promise<void> {
    await this.sql.run([
      {
        sql: 'INSERT INTO people (id, name, made_at) VALUES ($1, $2, $3)',
        values: [id, JSON.stringify(name), madeAt],
      },
      { sql: INSERT_SECRET, values: secretValues(secret) },
    ]);
  }

  async find(person: PersonId): Promise<Person | undefined> {
    const [row] = await this.rows('SELECT id, name, made_at FROM people WHERE id = $1', [person]);
    return row === undefined ? undefined : personOf(row);
  }

  async findBySecret(digest: string, now: number): Promise<Person | undefined> {
    const [row] = await this.rows(
      'SELECT p.id, p.name, p.made_at FROM secrets s JOIN people p ON p.id = s.person WHERE s.digest = $1 AND s.until > $2',
      [digest, now],
    );
    return row === undefined ? undefined : personOf(row);
  }

  async rename(person: PersonId, name: string): Promise<boolean> {
    const named = await this.rows('UPDATE people SET name = $1 WHERE id = $2 RETURNING id', [
      JSON.stringify(name),
      person,
    ]);
    return named.length > 0;
  }

  async addSecret(secret: Secret): Promise<void> {
    await this.rows(INSERT_SECRET, secretValues(secret));
  }

  async renewSecret(digest: string, until: number): Promise<void> {
    await this.rows('UPDATE secrets SET until = $1 WHERE digest = $2', [until, digest]);
  }

  async dropSecret(digest: string): Promise<void> {
    await this.rows('DELETE FROM secrets WHERE digest = $1', [digest]);
  }

  async dropSecrets(person: PersonId): Promise<number> {
    const [dropped] = await this.sql.run([
      { sql: 'DELETE FROM secrets WHERE person = $1 RETURNING digest', values: [person] },
      { sql: 'DELETE FROM codes WHERE person = $1', values: [person] },
      { sql: 'DELETE FROM pushes WHERE person = $1', values: [person] },
    ]);
    return dropped?.length ?? 0;
  }

  async saveCode({ digest, person, until }: OneTimeCode): Promise<void> {
    await this.rows('INSERT INTO codes (digest, person, until) VALUES ($1, $2, $3)', [digest, person, until]);
  }

  async takeCode(digest: string, now: number): Promise<PersonId | undefined> {
    const [row] = await this.rows('DELETE FROM codes WHERE digest = $1 RETURNING person, until', [digest]);
    return row === undefined || cell.number(row, 1) <= now ? undefined : personId(cell.text(row, 0));
  }

  async sweep(now: number): Promise<void> {
    await this.sql.run([
      { sql: 'DELETE FROM secrets WHERE until <= $1', values: [now] },
      { sql: 'DELETE FROM codes WHERE until <= $1', values: [now] },
    ]);
  }

  private async rows(sql: string, values: SqlRow): Promise<readonly SqlRow[]> {
    const [rows] = await this.sql.run([{ sql, values }]);
    return rows ?? [];
  }
}
