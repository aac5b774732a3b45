import type { Migration } from './migration.js';

/** The newest snapshot of each log that has one: a cache, which may be lost or emptied at any time. */
export const snapshots: Migration = {
  number: 4,
  name: 'snapshots',
  sqlite: `
    CREATE TABLE snapshots (
      table_number integer PRIMARY KEY,
      seq integer NOT NULL,
      version text NOT NULL,
      hash text NOT NULL,
      body text NOT NULL,
      checksum text NOT NULL
    );`,
  postgres: `
    CREATE TABLE snapshots (
      table_number bigint NOT NULL PRIMARY KEY,
      seq integer NOT NULL,
      version text NOT NULL,
      hash text NOT NULL,
      body text NOT NULL,
      checksum text NOT NULL
    );`,
};
