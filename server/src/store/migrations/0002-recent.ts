import type { Migration } from './migration.js';

/** Also made anew when it cannot be used any more. */
export const STAGING_TABLE = `CREATE TABLE recent (
      place integer PRIMARY KEY,
      table_number integer NOT NULL,
      seq integer NOT NULL,
      at integer NOT NULL,
      command text,
      body text NOT NULL,
      hash text NOT NULL
    )`;

/**
 * Finding the place of an entry among all others, and moving its table's head, costs a small file more than writing it down. In SQLite
 * new entries therefore wait in `recent`, in the order they came, and go to their places many at a time.
 */
export const recent: Migration = {
  number: 2,
  name: 'recent',
  sqlite: `
    DROP TRIGGER entries_move_head;
    ${STAGING_TABLE};`,
  postgres: 'SELECT 1;',
};
