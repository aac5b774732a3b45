import type { PersonId, TableId } from '@miaou/table';
import { RateLimits } from './rateLimit.js';

/** A recording lasts two seconds: nobody makes them faster. */
const OF_PERSON = { burst: 2, perSecond: 0.5 };

/** More than the people of one table make. Each goes to all who follow it, and is as large as a message may be. */
const OF_TABLE = { burst: 6, perSecond: 2 };

/** Limits the rate of recordings, of one person and of all at a table together. */
export class RecordingLimits {
  readonly #ofPerson = new RateLimits(OF_PERSON);
  readonly #ofTable = new RateLimits(OF_TABLE);

  maySend(person: PersonId, table: TableId, now: number): boolean {
    return this.#ofPerson.take(person, now) && this.#ofTable.take(table, now);
  }

  forgetQuiet(now: number): void {
    this.#ofPerson.forgetQuiet(now);
    this.#ofTable.forgetQuiet(now);
  }
}
