import type { Migration } from './migration.js';

/**
 * `leaving` has the tables that were deleted while their entries still go, a slice at a time. `chat` and `erasures` were never written to:
 * names and chat lie in `personal_texts` (step 8).
 */
export const retention: Migration = {
  number: 5,
  name: 'retention',
  sqlite: `
    CREATE TABLE chat (
      table_id text NOT NULL,
      at integer NOT NULL,
      person text NOT NULL,
      name text NOT NULL,
      command text NOT NULL,
      digest text NOT NULL,
      saying text NOT NULL,
      PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX chat_commands ON chat (table_id, person, command);
    CREATE INDEX chat_of_person ON chat (person);
    CREATE INDEX chat_by_age ON chat (at);
    CREATE TABLE leaving (
      table_number integer NOT NULL PRIMARY KEY
    );
    CREATE TABLE erasures (
      person text NOT NULL PRIMARY KEY,
      asked_at integer NOT NULL,
      done_to integer NOT NULL
    ) WITHOUT ROWID;`,
  postgres: `
    CREATE TABLE chat (
      table_id text COLLATE "C" NOT NULL,
      at bigint NOT NULL,
      person text COLLATE "C" NOT NULL,
      name text NOT NULL,
      command text COLLATE "C" NOT NULL,
      digest text NOT NULL,
      saying text NOT NULL,
      PRIMARY KEY (table_id, at)
    );
    CREATE UNIQUE INDEX chat_commands ON chat (table_id, person, command);
    CREATE INDEX chat_of_person ON chat (person);
    CREATE INDEX chat_by_age ON chat (at);
    CREATE TABLE leaving (
      table_number bigint NOT NULL PRIMARY KEY
    );
    CREATE TABLE erasures (
      person text COLLATE "C" NOT NULL PRIMARY KEY,
      asked_at bigint NOT NULL,
      done_to bigint NOT NULL
    );`,
};
