import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** @typedef {Awaited<ReturnType<typeof import('./recordMatches.mjs').recordMatches>>} Recorded */
/** @typedef {{ readonly id: string, readonly secret: string }} Inhabitant */
/** @typedef {{ readonly matches: number, readonly openTables: number }} Size */

/**
 * What is in a store: finished matches, open tables, who has played, and some finished tables, each with one who played there.
 * @typedef {object} Contents
 * @property {number} matches
 * @property {number} openTables
 * @property {Inhabitant[]} people
 * @property {{ readonly table: string, readonly person: Inhabitant }[]} remembered
 */

/** @typedef {{ readonly file: string, readonly recorded: Recorded, readonly contents: Contents, readonly size: Size }} Growth */

const PROGRAM = new URL('fillThread.mjs', import.meta.url);

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

  /** Some who have played, spread over all. @param {number} count */
  somePeople(count) {
    const { people } = this.#contents;
    const step = Math.max(1, Math.floor(people.length / count));
    return people.filter((_, index) => index % step === 0).slice(0, count);
  }

  /** The last of the finished tables that can be asked for. @param {number} count */
  someTables(count) {
    return this.#contents.remembered.slice(-count);
  }
}
