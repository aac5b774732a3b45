import type { Migration } from './migration.js';

/**
 * Names and chat lie beside the log, each with the place of its entry, so that they can be deleted: what is in a log is chained to all that
 * follows. Nothing was ever written to the two tables that go.
 */
export const personalTexts: Migration = {
  number: 8,
  name: 'personal texts',
  sqlite: `
    DROP TABLE chat;
    DROP TABLE erasures;
    CREATE TABLE personal_texts (
      table_number integer NOT NULL,
      seq integer NOT NULL,
      at integer NOT NULL,
      person text NOT NULL,
      kind text NOT NULL,
      text text NOT NULL,
      checksum text NOT NULL,
      PRIMARY KEY (table_number, seq)
    ) WITHOUT ROWID;
    CREATE INDEX personal_texts_of_person ON personal_texts (person);
    CREATE INDEX personal_texts_chat_by_age ON personal_texts (at) WHERE kind = 'chat';`,
  postgres: `
    DROP TABLE chat;
    DROP TABLE erasures;
    CREATE TABLE personal_texts (
      table_number bigint NOT NULL,
      seq integer NOT NULL,
      at bigint NOT NULL,
      person text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      text text NOT NULL,
      checksum text NOT NULL,
      PRIMARY KEY (table_number, seq)
    );
    CREATE INDEX personal_texts_of_person ON personal_texts (person);
    CREATE INDEX personal_texts_chat_by_age ON personal_texts (at) WHERE kind = 'chat';`,
};
