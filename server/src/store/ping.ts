import { SqlNotes } from './notes.js';
import type { SqlRunner } from './sqlRunner.js';

/** Each test is a write to the disk, and anybody may ask for one: within this time of the last that succeeded it is only asked for an answer. */
const TEST_LASTS = 1_000;

/** When it was last tested whether the store takes writes. */
const LAST_TEST = 'lastWriteTest';

/** Whether a store answers and takes writes. */
export class Ping {
  readonly #sql: SqlRunner;
  #testedAt = Number.NEGATIVE_INFINITY;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async ping(): Promise<void> {
    const notes = new SqlNotes(this.#sql);
    if (performance.now() - this.#testedAt < TEST_LASTS) return void (await notes.find(LAST_TEST));
    // Another text each time: SQLite does not write what stands there already.
    await notes.replace(LAST_TEST, new Date().toISOString());
    this.#testedAt = performance.now();
  }
}
