import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** @typedef {Awaited<ReturnType<typeof import('./recordMatches.mjs').recordMatches>>} Recorded */
/** @typedef {{ readonly id: string, readonly secret: string }} Inhabitant */
/** @typedef {{ readonly matches: number, readonly openTables: number }} Size */
/** @typedef {{ readonly table: string, readonly person: Inhabitant }} PlayedTable */

/**
 * What is in a store: finished matches, open tables, who has played, and some finished tables, each with one who played there.
 * @typedef {object} Contents
 * @property {number} matches
 * @property {number} openTables
 * @property {Inhabitant[]} people
 * @property {PlayedTable[]} remembered
 */

/**
 * @typedef {object} Growth
 * @property {string} file
 * @property {Recorded} recorded
 * @property {Contents} contents what is in the file already
 * @property {Size} size that it is to have in the end
 * @property {Size} until the part of it that is written now
 */

/**
 * CPU milliseconds, and the most bytes of memory.
 * @typedef {{ readonly cpu: number, readonly peak: number }} Check
 */

/**
 * A data file of some size, and who and what can be asked for there.
 * @typedef {object} FilledStore
 * @property {string} file
 * @property {Size} size
 * @property {readonly Inhabitant[]} readers some who have played, spread over all
 * @property {readonly PlayedTable[]} tables
 * @property {Check} [check] what `check-data` took, which found nothing wrong; nothing where it was not run
 */

const PROGRAM = new URL('fillThread.mjs', import.meta.url);
const READERS = 60;
const TABLES = 40;

const noteOf = (/** @type {string} */ file) => `${file}.contents`;

/** Filling that is ended from outside loses at most the matches of one step. */
const MATCHES_OF_A_STEP = 5_000;

/** A data file that grows by copies of recorded tables, and beside it what is in it: a later process can go on from there. */
export class GrowingStore {
  /** @type {Contents} */
  #contents = { matches: 0, openTables: 0, people: [], remembered: [] };

  /**
   * @param {string} file
   * @param {Recorded} recorded
   */
  constructor(file, recorded) {
    this.file = file;
    this.recorded = recorded;
  }

  /**
   * The store that an earlier process grew.
   * @param {string} file
   * @returns {GrowingStore | undefined} nothing where none did
   */
  static found(file) {
    if (!existsSync(noteOf(file))) return undefined;
    const { recorded, contents } = /** @type {{ recorded: Recorded, contents: Contents }} */ (
      deserialize(readFileSync(noteOf(file)))
    );
    const store = new GrowingStore(file, recorded);
    store.#contents = contents;
    return store;
  }

  get matches() {
    return this.#contents.matches;
  }

  /** Adds what is missing to a size. @param {Size} size */
  async grow(size) {
    while (this.matches < size.matches) {
      const matches = Math.min(size.matches, this.matches + MATCHES_OF_A_STEP);
      await this.#growUntil({ matches, openTables: 0 }, size);
    }
    await this.#growUntil(size, size);
  }

  /**
   * @param {Size} until
   * @param {Size} size
   */
  async #growUntil(until, size) {
    const { file, recorded } = this;
    const worker = new Worker(PROGRAM, { workerData: { file, recorded, contents: this.#contents, size, until } });
    const ended = once(worker, 'exit');
    const [contents] = /** @type {[Contents]} */ (await once(worker, 'message'));
    await ended;
    this.#contents = contents;
    this.#note();
  }

  /** Never half a note, wherever the process ends. */
  #note() {
    const fresh = `${noteOf(this.file)}.fresh`;
    writeFileSync(fresh, serialize({ recorded: this.recorded, contents: this.#contents }));
    renameSync(fresh, noteOf(this.file));
  }

  /**
   * The store as it is, which grows no further.
   * @param {Size} size that it has
   * @param {string} copy where a copy is put; the file itself if it is the same
   * @returns {FilledStore}
   */
  keep(size, copy) {
    if (copy !== this.file) copyFileSync(this.file, copy);
    const { people, remembered } = this.#contents;
    const step = Math.max(1, Math.floor(people.length / READERS));
    const readers = people.filter((_, index) => index % step === 0).slice(0, READERS);
    return { file: copy, size, readers, tables: remembered.slice(-TABLES) };
  }
}
