import type { Migration } from './migration.js';

/**
 * What the operator has imposed, what players have reported, and what a person needs to know their own secrets apart. Secrets from before
 * have no `made_at`: only those are still taken from a cookie of the old name.
 */
export const moderation: Migration = {
  number: 6,
  name: 'moderation',
  sqlite: `
    CREATE TABLE sanctions (
      id text NOT NULL PRIMARY KEY,
      kind text NOT NULL,
      person text,
      network text,
      until integer,
      made_at integer NOT NULL,
      note text NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE reports (
      number integer PRIMARY KEY AUTOINCREMENT,
      at integer NOT NULL,
      reporter text NOT NULL,
      person text NOT NULL,
      table_id text NOT NULL,
      report text NOT NULL,
      done_at integer
    );
    CREATE INDEX reports_of_person ON reports (person);
    CREATE INDEX reports_by_person ON reports (reporter);
    ALTER TABLE secrets ADD COLUMN made_at integer;
    ALTER TABLE secrets ADD COLUMN label text;
    ALTER TABLE secrets ADD COLUMN scope text;
    ALTER TABLE secrets ADD COLUMN used_on text;
    ALTER TABLE secrets ADD COLUMN replaces text;`,
  postgres: `
    CREATE TABLE sanctions (
      id text COLLATE "C" NOT NULL PRIMARY KEY,
      kind text NOT NULL,
      person text COLLATE "C",
      network text,
      until bigint,
      made_at bigint NOT NULL,
      note text NOT NULL
    );
    CREATE TABLE reports (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at bigint NOT NULL,
      reporter text COLLATE "C" NOT NULL,
      person text COLLATE "C" NOT NULL,
      table_id text NOT NULL,
      report text NOT NULL,
      done_at bigint
    );
    CREATE INDEX reports_of_person ON reports (person);
    CREATE INDEX reports_by_person ON reports (reporter);
    ALTER TABLE secrets ADD COLUMN made_at bigint;
    ALTER TABLE secrets ADD COLUMN label text;
    ALTER TABLE secrets ADD COLUMN scope text;
    ALTER TABLE secrets ADD COLUMN used_on text;
    ALTER TABLE secrets ADD COLUMN replaces text;`,
};
