import { StoreFault } from '../fault.js';
import { beginning } from './0001-beginning.js';
import { recent } from './0002-recent.js';
import { pushes } from './0003-pushes.js';
import { snapshots } from './0004-snapshots.js';
import { retention } from './0005-retention.js';
import { moderation } from './0006-moderation.js';
import { logins } from './0007-logins.js';
import { personalTexts } from './0008-personal-texts.js';
import { listings } from './0009-listings.js';
import { players } from './0010-players.js';
import type { Migration } from './migration.js';

/** All steps, the oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  beginning,
  recent,
  pushes,
  snapshots,
  retention,
  moderation,
  logins,
  personalTexts,
  listings,
  players,
];

/** Where each database notes the steps it has taken. */
export const MIGRATIONS_TABLE = 'CREATE TABLE migrations (number integer NOT NULL PRIMARY KEY, name text NOT NULL)';

/** The steps still to take. Storage that a newer version wrote is left alone: this one would misread it. */
export const stepsAfter = (taken: number, steps: readonly Migration[] = MIGRATIONS): readonly Migration[] => {
  const newest = steps.at(-1)?.number ?? 0;
  if (taken > newest)
    throw new StoreFault('newer', `the storage has version ${taken}; this program knows versions up to ${newest}`);
  return steps.filter(({ number }) => number > taken);
};

export type { Migration } from './migration.js';
