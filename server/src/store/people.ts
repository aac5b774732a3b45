import { type PersonId, personId } from '@miaou/table';
import { cell, type SqlRow, type SqlRunner } from './sqlRunner.js';

/** A person as the store knows them. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly madeAt: number;
}

/** What a token is good for: to sit and play, or only to watch and read records. */
export type Scope = 'play' | 'read';

/** A browser's cookie, which may do all that its person may, or a program's token. */
type Bearer =
  | { readonly kind: 'cookie'; readonly scope?: never; readonly label?: never }
  | { readonly kind: 'token'; readonly scope: Scope; readonly label: string };

/** What proves that a browser or program belongs to a person. Only a digest of the secret is ever stored. */
export type Secret = Bearer & {
  readonly person: PersonId;
  readonly digest: string;
  /** By which its person came in: the digest of the first of the secrets that took one another's place. */
  readonly login: string;
  readonly madeAt: number;
  /** Good before this moment, milliseconds since 1970. */
  readonly until: number;
  /** The digest of the secret that this one takes the place of, until it was shown for the first time. */
  readonly replaces?: string;
};

/** A secret as it was found. */
export interface FoundSecret {
  readonly person: Person;
  readonly login: string;
  readonly kind: Secret['kind'];
  readonly scope: Scope;
  readonly label: string;
  /** Null for secrets from before they were dated. */
  readonly madeAt: number | null;
  /** The day on which it was last shown: `2030-01-31`. Null if never. */
  readonly usedOn: string | null;
  readonly replaces: string | null;
}

/** One of a person's own secrets, without the person. */
export type OwnSecret = Omit<FoundSecret, 'person' | 'replaces'>;

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
  findBySecret(digest: string, now: number): Promise<FoundSecret | undefined>;
  /** Those of these logins that have a good secret, with their people. */
  findByLogins(logins: readonly string[], now: number): Promise<ReadonlyMap<string, Person>>;
  /** The newest good secret that was ever shown of each of a person's logins, the newest first. */
  secretsOf(person: PersonId, now: number): Promise<readonly OwnSecret[]>;
  /** Notes the day of a secret's use. It may be lost in a crash: everybody who comes on a new day makes one, maybe all at once. */
  noteUse(digest: string, day: string): Promise<void>;
  /** A secret was shown for the first time: the one that it replaces is good until then and no longer. */
  confirmSecret(digest: string, oldUntil: number): Promise<void>;
  /** False if there is no such person. */
  rename(person: PersonId, name: string): Promise<boolean>;
  addSecret(secret: Secret): Promise<void>;
  /** Moves the end of a secret that is still good. */
  renewSecret(digest: string, until: number): Promise<void>;
  dropSecret(digest: string): Promise<void>;
  /** Deletes the secrets of one login of a person, named by how it begins. Resolves with the login. */
  dropLogin(person: PersonId, start: string): Promise<string | undefined>;
  /** Deletes all secrets, unused codes and push subscriptions of a person. Resolves with the number of secrets. */
  dropSecrets(person: PersonId): Promise<number>;
  saveCode(code: OneTimeCode): Promise<void>;
  /** A code works once: the first to take it deletes it. */
  takeCode(digest: string, now: number): Promise<PersonId | undefined>;
  /** Forgets secrets and codes that are past their end. */
  sweep(now: number): Promise<void>;
}

const INSERT_SECRET = `INSERT INTO secrets (digest, person, kind, until, made_at, scope, label, replaces, login)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const secretValues = ({ digest, person, kind, until, madeAt, scope, label, replaces, login }: Secret): SqlRow => [
  digest,
  person,
  kind,
  until,
  madeAt,
  scope ?? null,
  label === undefined ? null : JSON.stringify(label),
  replaces ?? null,
  login,
];

const FIND_SECRET = `SELECT p.id, p.name, p.made_at, s.kind, s.scope, s.label, s.made_at, s.used_on, s.replaces, s.login
  FROM secrets s JOIN people p ON p.id = s.person WHERE s.digest = $1 AND s.until > $2`;

/** One that replaces another and was never shown may never have arrived. */
const OWN_SECRETS = `SELECT s.login, s.kind, s.scope, s.label, s.made_at, s.used_on FROM secrets s
  WHERE s.person = $1 AND s.until > $2 AND s.replaces IS NULL AND NOT EXISTS (
    SELECT 1 FROM secrets n WHERE n.login = s.login AND n.until > $2 AND n.replaces IS NULL
      AND (COALESCE(n.made_at, 0), n.digest) > (COALESCE(s.made_at, 0), s.digest))
  ORDER BY COALESCE(s.made_at, 0) DESC, s.digest`;

/** `at` is the column of the kind; scope, label, made_at and used_on follow it. Tokens from before could do everything at tables. */
const secretFacts = (row: SqlRow, at: number): Omit<OwnSecret, 'login'> => ({
  kind: cell.text(row, at) === 'token' ? 'token' : 'cookie',
  scope: cell.textOrNull(row, at + 1) === 'read' ? 'read' : 'play',
  label: JSON.parse(cell.textOrNull(row, at + 2) ?? '""') as string,
  madeAt: cell.numberOrNull(row, at + 3),
  usedOn: cell.textOrNull(row, at + 4),
});

/** Names are kept as JSON: neither database takes every character that hostile text can hold. */
const personOf = (row: SqlRow): Person => ({
  id: personId(cell.text(row, 0)),
  name: JSON.parse(cell.text(row, 1)) as string,
  madeAt: cell.number(row, 2),
});

/** As many logins as one statement looks up. The text is always the same, so that it is prepared once. */
const LOGINS_AT_ONCE = 100;

const FIND_BY_LOGINS = `SELECT p.id, p.name, p.made_at, s.login FROM secrets s JOIN people p ON p.id = s.person
  WHERE s.until > $1 AND s.login IN (${Array.from({ length: LOGINS_AT_ONCE }, (_, index) => `$${index + 2}`).join(', ')})`;

/** No login is empty. */
const padded = (logins: readonly string[]): readonly string[] =>
  Array.from({ length: LOGINS_AT_ONCE }, (_, index) => logins[index] ?? '');

export class SqlPeople implements People {
  readonly #sql: SqlRunner;
  readonly #loose: SqlRunner;

  /** `loose` does not wait for the disk. */
  constructor(sql: SqlRunner, loose: SqlRunner = sql) {
    this.#sql = sql;
    this.#loose = loose;
  }

  async save({ id, name, madeAt }: Person, secret: Secret): Promise<void> {
    await this.#sql.run([
      {
        sql: 'INSERT INTO people (id, name, made_at) VALUES ($1, $2, $3)',
        values: [id, JSON.stringify(name), madeAt],
      },
      { sql: INSERT_SECRET, values: secretValues(secret) },
    ]);
  }

  async find(person: PersonId): Promise<Person | undefined> {
    const [row] = await this.#rows('SELECT id, name, made_at FROM people WHERE id = $1', [person]);
    return row === undefined ? undefined : personOf(row);
  }

  async findBySecret(digest: string, now: number): Promise<FoundSecret | undefined> {
    const [row] = await this.#rows(FIND_SECRET, [digest, now]);
    if (row === undefined) return undefined;
    return {
      person: personOf(row),
      ...secretFacts(row, 3),
      replaces: cell.textOrNull(row, 8),
      login: cell.text(row, 9),
    };
  }

  async secretsOf(person: PersonId, now: number): Promise<readonly OwnSecret[]> {
    const rows = await this.#rows(OWN_SECRETS, [person, now]);
    return rows.map((row) => ({ login: cell.text(row, 0), ...secretFacts(row, 1) }));
  }

  async noteUse(digest: string, day: string): Promise<void> {
    await this.#loose.run([{ sql: 'UPDATE secrets SET used_on = $1 WHERE digest = $2', values: [day, digest] }]);
  }

  async confirmSecret(digest: string, oldUntil: number): Promise<void> {
    await this.#sql.run([
      {
        sql: `UPDATE secrets SET until = $1 WHERE until > $1
          AND digest = (SELECT replaces FROM secrets WHERE digest = $2)`,
        values: [oldUntil, digest],
      },
      { sql: 'UPDATE secrets SET replaces = NULL WHERE digest = $1', values: [digest] },
    ]);
  }

  async findByLogins(logins: readonly string[], now: number): Promise<ReadonlyMap<string, Person>> {
    const found = new Map<string, Person>();
    for (let at = 0; at < logins.length; at += LOGINS_AT_ONCE) {
      const some = padded(logins.slice(at, at + LOGINS_AT_ONCE));
      for (const row of await this.#rows(FIND_BY_LOGINS, [now, ...some])) found.set(cell.text(row, 3), personOf(row));
    }
    return found;
  }

  async rename(person: PersonId, name: string): Promise<boolean> {
    const named = await this.#rows('UPDATE people SET name = $1 WHERE id = $2 RETURNING id', [
      JSON.stringify(name),
      person,
    ]);
    return named.length > 0;
  }

  async addSecret(secret: Secret): Promise<void> {
    await this.#rows(INSERT_SECRET, secretValues(secret));
  }

  async renewSecret(digest: string, until: number): Promise<void> {
    await this.#rows('UPDATE secrets SET until = $1 WHERE digest = $2', [until, digest]);
  }

  async dropSecret(digest: string): Promise<void> {
    await this.#rows('DELETE FROM secrets WHERE digest = $1', [digest]);
  }

  async dropLogin(person: PersonId, start: string): Promise<string | undefined> {
    const sql = 'DELETE FROM secrets WHERE person = $1 AND substr(login, 1, $2) = $3 RETURNING login';
    const [row] = await this.#rows(sql, [person, start.length, start]);
    return row === undefined ? undefined : cell.text(row, 0);
  }

  async dropSecrets(person: PersonId): Promise<number> {
    const [dropped] = await this.#sql.run([
      { sql: 'DELETE FROM secrets WHERE person = $1 RETURNING digest', values: [person] },
      { sql: 'DELETE FROM codes WHERE person = $1', values: [person] },
      { sql: 'DELETE FROM pushes WHERE person = $1', values: [person] },
    ]);
    return dropped?.length ?? 0;
  }

  async saveCode({ digest, person, until }: OneTimeCode): Promise<void> {
    await this.#rows('INSERT INTO codes (digest, person, until) VALUES ($1, $2, $3)', [digest, person, until]);
  }

  async takeCode(digest: string, now: number): Promise<PersonId | undefined> {
    const [row] = await this.#rows('DELETE FROM codes WHERE digest = $1 RETURNING person, until', [digest]);
    return row === undefined || cell.number(row, 1) <= now ? undefined : personId(cell.text(row, 0));
  }

  async sweep(now: number): Promise<void> {
    await this.#sql.run([
      { sql: 'DELETE FROM secrets WHERE until <= $1', values: [now] },
      { sql: 'DELETE FROM codes WHERE until <= $1', values: [now] },
    ]);
  }

  async #rows(sql: string, values: SqlRow): Promise<readonly SqlRow[]> {
    const [rows] = await this.#sql.run([{ sql, values }]);
    return rows ?? [];
  }
}
