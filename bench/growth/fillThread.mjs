// A thread for each growth: a file is free again for others only when the thread that wrote to it has ended.
import { parentPort, workerData } from 'node:worker_threads';
import { tableId } from '@miaou/table';
import { Identity } from '../../server/dist/people/identity.js';
import { SqlListings } from '../../server/dist/store/listings.js';
import { SqlPeople } from '../../server/dist/store/people.js';
import { openDatabase } from '../../server/dist/store/sqlite/database.js';
import { Writer } from '../../server/dist/store/sqlite/writer.js';
import { copiesOf } from './copyTable.mjs';

/** @typedef {import('./copyTable.mjs').Copy} Copy */
/** @typedef {import('../../server/dist/store/sqlite/connection.js').SqliteDatabase} SqliteDatabase */
/** @typedef {import('./growingStore.mjs').Growth} Growth */
/** @typedef {import('./growingStore.mjs').Contents} Contents */

const SEATS = 4;
/** So many matches each has played. */
const MATCHES_OF_A_PERSON = 40;
/** More tables in one transaction would fill the memory, fewer would wait for the disk more often. */
const TABLES_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 5_000;
/** One match ends after the other, as at a busy server; milliseconds. */
const APART = 250;
/** One open table in so many is public, and waits for people. */
const PUBLIC_OF = 10;
/** Finished tables that can be asked for later. */
const REMEMBERED = 50;
/** What a server has is enough for the tables at which people play now; here all are written at once. */
const CACHE = 'PRAGMA cache_size = -256000';

/**
 * @param {SqliteDatabase} database
 * @returns {import('../../server/dist/store/sqlRunner.js').SqlRunner}
 */
const runnerOf = (database) => {
  /** @type {Map<string, import('../../server/dist/store/sqlite/connection.js').SqliteStatement>} */
  const known = new Map();
  const prepared = (/** @type {string} */ sql) => {
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return { run: async (asked) => asked.map(({ sql, values }) => prepared(sql).all(values)) };
};

/**
 * Thousands of small writes wait for the disk once.
 * @param {SqliteDatabase} database
 * @param {() => Promise<void>} work
 */
const inOneTransaction = async (database, work) => {
  database.exec('BEGIN');
  await work();
  database.exec('COMMIT');
};

/** What a server would have written, through the code by which it writes: chained entries, lists, archive. */
class Filler {
  /** @param {Growth} growth */
  constructor({ recorded: { finished, running, open }, contents, size, until }) {
    this.size = size;
    this.until = until;
    this.contents = contents;
    this.finished = finished.map(copiesOf);
    this.running = running.map(copiesOf);
    this.gathering = open.map(copiesOf);
  }

  /** @param {SqliteDatabase} database */
  async fill(database) {
    const { matches, openTables } = this.until;
    await this.#invite(database, Math.max(SEATS, Math.ceil((this.size.matches * SEATS) / MATCHES_OF_A_PERSON)));
    const writer = new Writer(database);
    const listings = new SqlListings(runnerOf(database));
    const keepListings = async (/** @type {readonly Copy[]} */ copies) =>
      inOneTransaction(database, async () => {
        for (const { table, listing } of copies)
          if (listing !== undefined) await listings.save(tableId(table), listing.seq, listing.version, listing.body);
      });
    while (this.contents.matches < matches)
      await keepListings(this.#write(writer, matches - this.contents.matches, () => this.#finishedTable()));
    while (this.contents.openTables < openTables)
      await keepListings(this.#write(writer, openTables - this.contents.openTables, () => this.#openTable()));
    writer.answer({ kind: 'close' });
  }

  #finishedTable() {
    const { matches } = this.contents;
    this.contents.matches += 1;
    const copy = this.finished[matches % this.finished.length]?.(
      this.#seated(matches * SEATS),
      (matches - this.size.matches) * APART,
    );
    if (copy === undefined) throw new Error('no match was recorded');
    if (matches % Math.ceil(this.size.matches / REMEMBERED) === 0)
      this.contents.remembered.push({ table: copy.table, person: this.#person(matches * SEATS) });
    return copy;
  }

  #openTable() {
    const { openTables } = this.contents;
    this.contents.openTables += 1;
    const kinds = openTables % PUBLIC_OF === 0 ? this.gathering : this.running;
    const copy = kinds[openTables % kinds.length]?.(this.#seated(openTables * SEATS), 0);
    if (copy === undefined) throw new Error('no open table was recorded');
    return copy;
  }

  /** @param {number} place */
  #person(place) {
    const { people } = this.contents;
    const person = people[place % people.length];
    if (person === undefined) throw new Error('nobody is there');
    return person;
  }

  /** @param {number} first */
  #seated(first) {
    return Array.from({ length: SEATS }, (_, seat) => this.#person(first + seat).id);
  }

  /**
   * @param {Writer} writer
   * @param {number} missing
   * @param {() => Copy} make
   */
  #write(writer, missing, make) {
    const copies = Array.from({ length: Math.min(TABLES_AT_ONCE, missing) }, make);
    const rows = copies.flatMap((copy) => copy.rows);
    const refused = writer.append(rows).find((outcome) => outcome !== 'stored');
    if (refused !== undefined) throw new Error(`a copied entry was refused: ${refused}`);
    writer.tidyUp(rows.length);
    return copies;
  }

  /**
   * @param {SqliteDatabase} database
   * @param {number} count
   */
  async #invite(database, count) {
    const identity = new Identity(new SqlPeople(runnerOf(database)), Date.now);
    const { people } = this.contents;
    while (people.length < count)
      await inOneTransaction(database, async () => {
        for (let more = Math.min(PEOPLE_AT_ONCE, count - people.length); more > 0; more -= 1) {
          const { person, secret } = await identity.welcome();
          people.push({ id: person.id, secret });
        }
      });
  }
}

const growth = /** @type {Growth} */ (workerData);
const filler = new Filler(growth);
const database = openDatabase(growth.file);
database.exec(CACHE);
await filler.fill(database);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(filler.contents);
