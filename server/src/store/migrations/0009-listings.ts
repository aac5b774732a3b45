import type { Migration } from './migration.js';

/** How a table that is over is listed: a cache, which may be lost or emptied at any time. */
export const listings: Migration = {
  number: 9,
  name: 'listings',
  sqlite: `
    CREATE TABLE listings (
      table_number integer PRIMARY KEY,
      seq integer NOT NULL,
      version text NOT NULL,
      body text NOT NULL,
      checksum text NOT NULL
    );`,
  postgres: `
    CREATE TABLE listings (
      table_number bigint NOT NULL PRIMARY KEY,
      seq integer NOT NULL,
      version text NOT NULL,
      body text NOT NULL,
      checksum text NOT NULL
    );`,
};
