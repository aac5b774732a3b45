import type { Migration } from './migration.js';

/**
 * Who played the matches in the archive, by seat. The name lies here and not in the record, so that it can be deleted with its person.
 * Matches from before have nobody here: who played them stands in the logs of their tables alone.
 */
export const players: Migration = {
  number: 10,
  name: 'players',
  sqlite: `
    CREATE TABLE players (
      place integer NOT NULL,
      seat integer NOT NULL,
      person text,
      name text NOT NULL,
      kind text NOT NULL,
      level integer,
      PRIMARY KEY (place, seat)
    ) WITHOUT ROWID;
    CREATE INDEX players_by_person ON players (person, place) WHERE person IS NOT NULL;`,
  postgres: `
    CREATE TABLE players (
      place bigint NOT NULL,
      seat integer NOT NULL,
      person text COLLATE "C",
      name text NOT NULL,
      kind text NOT NULL,
      level integer,
      PRIMARY KEY (place, seat)
    );
    CREATE INDEX players_by_person ON players (person, place) WHERE person IS NOT NULL;`,
};
