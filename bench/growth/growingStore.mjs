import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
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

/** @typedef {{ readonly file: string, readonly recorded: Recorded, readonly contents: Contents, readonly size: Size }} Growth */

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

/** A data file that grows by copies of recorded tables. */
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

  /** Adds what is missing to a size. @param {Size} size */
  async grow(size) {
    const { file, recorded } = this;
    const worker = new Worker(PROGRAM, { workerData: { file, recorded, contents: this.#contents, size } });
    const ended = once(worker, 'exit');
    const [contents] = /** @type {[Contents]} */ (await once(worker, 'message'));
    this.#contents = contents;
    await ended;
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
