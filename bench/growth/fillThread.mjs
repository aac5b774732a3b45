// A thread for each growth: a file is free again for others only when the thread that wrote to it has ended.
import { parentPort, workerData } from 'node:worker_threads';
import { Identity } from '../../server/dist/people/identity.js';
import { SqlPeople } from '../../server/dist/store/people.js';
import { openDatabase } from '../../server/dist/store/sqlite/database.js';
import { Writer } from '../../server/dist/store/sqlite/writer.js';
import { copiesOf } from './copyTable.mjs';

/** @typedef {import('../../server/dist/store/appendRow.js').AppendRow} AppendRow */
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

/** What a server would have written, through the code by which it writes: chained entries, lists, archive. */
class Filler {
  /** @param {Growth} growth */
  constructor({ recorded: { finished, open }, contents, size }) {
    this.size = size;
    this.contents = contents;
    this.finished = finished.map(copiesOf);
    // Matches that are left in their middle.
    this.running = finished.map((table) => copiesOf({ ...table, rows: table.rows.slice(0, table.rows.length >> 1) }));
    this.gathering = open.map(copiesOf);
    this.begun = Date.now();
  }

  /** @param {SqliteDatabase} database */
  async fill(database) {
    const { matches, openTables } = this.size;
    await this.#invite(database, Math.max(SEATS, Math.ceil((matches * SEATS) / MATCHES_OF_A_PERSON)));
    const writer = new Writer(database);
    while (this.contents.matches < matches)
      this.#write(writer, matches - this.contents.matches, () => this.#finishedTable());
    while (this.contents.openTables < openTables)
      this.#write(writer, openTables - this.contents.openTables, () => this.#openTable());
    writer.answer({ kind: 'close' });
  }

  #finishedTable() {
    const { matches } = this.contents;
    this.contents.matches += 1;
    const rows = this.finished[matches % this.finished.length]?.(
      this.#seated(matches * SEATS),
      (matches - this.size.matches) * APART,
    );
    if (rows === undefined) throw new Error('no match was recorded');
    if (matches % Math.ceil(this.size.matches / REMEMBERED) === 0) this.#remember(rows, matches * SEATS);
    return rows;
  }

  #openTable() {
    const { openTables } = this.contents;
    this.contents.openTables += 1;
    const kinds = openTables % PUBLIC_OF === 0 ? this.gathering : this.running;
    return kinds[openTables % kinds.length]?.(this.#seated(openTables * SEATS), 0) ?? [];
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
   * @param {readonly AppendRow[]} rows
   * @param {number} first
   */
  #remember([row], first) {
    if (row !== undefined) this.contents.remembered.push({ table: row.table, person: this.#person(first) });
  }

  /**
   * @param {Writer} writer
   * @param {number} missing
   * @param {() => AppendRow[]} make
   */
  #write(writer, missing, make) {
    const rows = Array.from({ length: Math.min(TABLES_AT_ONCE, missing) }, make).flat();
    const refused = writer.append(rows).find((outcome) => outcome !== 'stored');
    if (refused !== undefined) throw new Error(`a copied entry was refused: ${refused}`);
    writer.tidyUp(rows.length);
  }

  /**
   * @param {SqliteDatabase} database
   * @param {number} count
   */
  async #invite(database, count) {
    /** @type {import('../../server/dist/store/sqlRunner.js').SqlRunner} */
    const sql = { run: async (asked) => asked.map(({ sql: text, values }) => database.prepare(text).all(values)) };
    const identity = new Identity(new SqlPeople(sql), Date.now);
    const { people } = this.contents;
    while (people.length < count) {
      database.exec('BEGIN');
      for (let more = Math.min(PEOPLE_AT_ONCE, count - people.length); more > 0; more -= 1) {
        const { person, secret } = await identity.welcome();
        people.push({ id: person.id, secret });
      }
      database.exec('COMMIT');
    }
  }
}

const growth = /** @type {Growth} */ (workerData);
const filler = new Filler(growth);
await filler.fill(openDatabase(growth.file));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(filler.contents);
