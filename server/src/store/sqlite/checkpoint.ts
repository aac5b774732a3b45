import { StoreFault } from '../fault.js';
import type { SqliteDatabase, SqliteStatement } from './connection.js';
import { sqliteFault } from './sqliteFault.js';

/** The same pages are written again and again: once for so many pages of the write-ahead log is enough. */
const PAGES = 4000;

/** How often it is looked how long the log is, in commands. */
const LOOK_AFTER = 250;

/**
 * What a process that met a failed sync has left in the log may be in the memory of the system alone, where it counts as written. It is
 * copied to the file and synced there before anything is added to it.
 */
export const rewriteLog = (database: SqliteDatabase): void => {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    // The file cannot grow; it can be read, and takes no entries before there is room.
    if (sqliteFault(error).code !== 'full') throw error;
  }
};

/**
 * Copies the write-ahead log to the file now and then. SQLite would do it by itself within a commit, but it hides the errors of that: a
 * failed sync would be survived, and what is acknowledged after it would not be durable.
 */
export class Checkpoints {
  readonly #length: SqliteStatement;
  readonly #checkpoint: SqliteStatement;
  readonly #whole: SqliteStatement;
  #commands = 0;
  #isHeld = false;

  constructor(database: SqliteDatabase) {
    this.#length = database.prepare('PRAGMA wal_checkpoint(NOOP)');
    this.#checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
    this.#whole = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Copies all there is to the file, which is not changed any more before it is released. */
  hold(): void {
    const [[isBusy] = []] = this.#whole.all([]);
    if (isBusy !== 0) throw new StoreFault('failed', 'the write-ahead log could not be copied to the file');
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
  }

  /** To be called after so many commands, while no append waits. */
  afterCommands(count: number): void {
    this.#commands += count;
    if (this.#isHeld || this.#commands < LOOK_AFTER) return;
    this.#commands = 0;
    const [[, pages] = []] = this.#length.all([]);
    if (Number(pages) >= PAGES) this.#checkpoint.run([]);
  }
}
