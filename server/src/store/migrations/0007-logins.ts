import type { Migration } from './migration.js';

/** The secrets that took one another's place have one login: the digest of the first of them. */
const STEPS = `
    UPDATE secrets SET login = digest;
    CREATE INDEX secrets_of_login ON secrets (login);`;

export const logins: Migration = {
  number: 7,
  name: 'logins',
  sqlite: `
    ALTER TABLE secrets ADD COLUMN login text;${STEPS}`,
  postgres: `
    ALTER TABLE secrets ADD COLUMN login text COLLATE "C";${STEPS}`,
};
