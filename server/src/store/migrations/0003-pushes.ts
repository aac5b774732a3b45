import type { Migration } from './migration.js';

/** Browsers that want to be told when it is their person's turn. */
export const pushes: Migration = {
  number: 3,
  name: 'pushes',
  sqlite: `
    CREATE TABLE pushes (
      endpoint text NOT NULL PRIMARY KEY,
      person text NOT NULL,
      subscription text NOT NULL,
      saved_at integer NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pushes_of_person ON pushes (person);`,
  postgres: `
    CREATE TABLE pushes (
      endpoint text COLLATE "C" NOT NULL PRIMARY KEY,
      person text COLLATE "C" NOT NULL,
      subscription text NOT NULL,
      saved_at bigint NOT NULL
    );
    CREATE INDEX pushes_of_person ON pushes (person);`,
};
