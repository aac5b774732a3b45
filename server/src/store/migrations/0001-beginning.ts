import type { Migration } from './migration.js';

/**
 * `entries` is the truth, and its key (table, seq) the compare-and-swap: two processes can never fork a match. Tables are numbered so
 * that this key, the busiest part of the storage, stays small and the pages of tables opened together lie together. Deadlines change
 * with almost every move: in a narrow table of the running clocks alone they cost little to write, and a sweep reads all of it.
 */
export const beginning: Migration = {
  number: 1,
  name: 'beginning',
  sqlite: `
    CREATE TABLE tables (
      number integer PRIMARY KEY AUTOINCREMENT,
      id text NOT NULL UNIQUE,
      head integer NOT NULL,
      stage text NOT NULL,
      listed integer NOT NULL,
      needs_bot integer NOT NULL,
      people text NOT NULL,
      updated_at integer NOT NULL,
      set_aside text
    );
    CREATE INDEX tables_listed ON tables (number) WHERE listed = 1;
    CREATE INDEX tables_needing_bot ON tables (number) WHERE needs_bot = 1;
    CREATE TABLE deadlines (
      table_number integer PRIMARY KEY,
      deadline integer NOT NULL
    );
    CREATE TABLE entries (
      table_number integer NOT NULL,
      seq integer NOT NULL,
      at integer NOT NULL,
      command text,
      body text NOT NULL,
      hash text NOT NULL,
      PRIMARY KEY (table_number, seq)
    );
    CREATE TRIGGER entries_move_head AFTER INSERT ON entries BEGIN
      UPDATE tables SET head = new.seq, updated_at = new.at WHERE number = new.table_number;
    END;
    CREATE TABLE seated (
      person text NOT NULL,
      table_number integer NOT NULL,
      PRIMARY KEY (person, table_number)
    ) WITHOUT ROWID;
    CREATE TABLE people (
      id text NOT NULL PRIMARY KEY,
      name text NOT NULL,
      made_at integer NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE secrets (
      digest text NOT NULL PRIMARY KEY,
      person text NOT NULL,
      kind text NOT NULL,
      until integer NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX secrets_of_person ON secrets (person);
    CREATE INDEX secrets_until ON secrets (until);
    CREATE TABLE codes (
      digest text NOT NULL PRIMARY KEY,
      person text NOT NULL,
      until integer NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX codes_of_person ON codes (person);
    CREATE TABLE archive (
      place integer PRIMARY KEY AUTOINCREMENT,
      key text NOT NULL UNIQUE,
      digest text NOT NULL,
      table_id text,
      match integer,
      game text NOT NULL,
      finished_at integer,
      record text NOT NULL
    );
    CREATE INDEX archive_digest ON archive (digest);
    CREATE TABLE notes (
      name text NOT NULL PRIMARY KEY,
      text text NOT NULL
    ) WITHOUT ROWID;`,
  postgres: `
    CREATE TABLE tables (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id text COLLATE "C" NOT NULL UNIQUE,
      head integer NOT NULL,
      stage text NOT NULL,
      listed integer NOT NULL,
      needs_bot integer NOT NULL,
      people text NOT NULL,
      updated_at bigint NOT NULL,
      set_aside text
    ) WITH (fillfactor = 60);
    CREATE INDEX tables_listed ON tables (number) WHERE listed = 1;
    CREATE INDEX tables_needing_bot ON tables (number) WHERE needs_bot = 1;
    CREATE TABLE deadlines (
      table_number bigint NOT NULL PRIMARY KEY,
      deadline bigint NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE entries (
      table_number bigint NOT NULL,
      seq integer NOT NULL,
      at bigint NOT NULL,
      command text,
      body text NOT NULL,
      hash text NOT NULL,
      PRIMARY KEY (table_number, seq)
    );
    CREATE TABLE seated (
      person text COLLATE "C" NOT NULL,
      table_number bigint NOT NULL,
      PRIMARY KEY (person, table_number)
    );
    CREATE TABLE people (
      id text COLLATE "C" NOT NULL PRIMARY KEY,
      name text NOT NULL,
      made_at bigint NOT NULL
    );
    CREATE TABLE secrets (
      digest text COLLATE "C" NOT NULL PRIMARY KEY,
      person text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      until bigint NOT NULL
    );
    CREATE INDEX secrets_of_person ON secrets (person);
    CREATE INDEX secrets_until ON secrets (until);
    CREATE TABLE codes (
      digest text COLLATE "C" NOT NULL PRIMARY KEY,
      person text COLLATE "C" NOT NULL,
      until bigint NOT NULL
    );
    CREATE INDEX codes_of_person ON codes (person);
    CREATE TABLE archive (
      place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text COLLATE "C" NOT NULL UNIQUE,
      digest text COLLATE "C" NOT NULL,
      table_id text,
      match integer,
      game text NOT NULL,
      finished_at bigint,
      record text NOT NULL
    );
    CREATE INDEX archive_digest ON archive (digest);
    CREATE TABLE notes (
      name text COLLATE "C" NOT NULL PRIMARY KEY,
      text text NOT NULL
    );`,
};
