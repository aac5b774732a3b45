import { openLog, readConfig } from '@miaou/server';
import { foldTable, tableId } from '@miaou/table';
import { serve } from '../../server/dist/compose/serve.js';
import { takeWriter } from '../../server/dist/compose/workerPrograms.js';
import { appendRow } from '../../server/dist/store/appendRow.js';
import { entryOf } from '../../server/dist/store/chain.js';
import { openSqlite } from '../../server/dist/store/sqlite/sqliteStore.js';
import { catalog } from '../../server/dist/tables/catalog.js';
import { saveListing } from '../../server/dist/tables/keptListings.js';
import { pause } from '../server/comings/work.mjs';
import { TablePlayer } from '../server/load.mjs';
import { benchTableAt, enter, environmentFor, freshDataFile, openPublicTable } from '../server/ours.mjs';

/** @typedef {import('../../server/dist/store/appendRow.js').AppendRow} AppendRow */

/**
 * Everything that a server once stored of one table, in the form in which its store takes it.
 * @typedef {object} RecordedTable
 * @property {string} table
 * @property {readonly string[]} people
 * @property {readonly AppendRow[]} rows
 * @property {KeptListing | undefined} listing how it is listed when it is over, or rests
 *
 * @typedef {{ readonly seq: number, readonly version: string, readonly body: string }} KeptListing
 */

/**
 * @param {readonly AppendRow[]} rows
 * @param {ReadonlyMap<string, KeptListing>} listings
 */
const recordedTable = (rows, listings) => {
  const people = new Set(rows.flatMap(({ index }) => /** @type {string[]} */ (JSON.parse(index.people))));
  const table = rows[0]?.table ?? '';
  return { table, people: [...people], rows, listing: listings.get(table) };
};

/**
 * The rows of each table, in the order in which the tables were opened.
 * @param {readonly AppendRow[]} stored
 * @param {ReadonlyMap<string, KeptListing>} listings
 */
const byTable = (stored, listings) => {
  const tables = new Set(stored.map(({ table }) => table));
  return Array.from(tables, (id) =>
    recordedTable(
      stored.filter(({ table }) => table === id),
      listings,
    ),
  );
};

/**
 * A match that is left in its middle. A server keeps how such a table is listed when it has left the memory.
 * @param {RecordedTable} recorded
 * @returns {Promise<RecordedTable>}
 */
const leftInTheMiddle = async (recorded) => {
  const rows = recorded.rows.slice(0, recorded.rows.length >> 1);
  const id = tableId(recorded.table);
  const entries = rows.map((row) => entryOf({ ...row, hash: '' }, row.text?.words ?? null));
  /** @type {KeptListing | undefined} */
  let listing;
  await saveListing(
    {
      find: async () => new Map(),
      save: async (_, seq, version, body) => {
        listing = { seq, version, body };
      },
    },
    foldTable(id, catalog, entries),
  );
  return { ...recorded, rows, listing };
};

/** What is kept of a finished table is saved soon after it. */
const MOST_LOOKS = 600;

/**
 * @param {ReadonlyMap<string, KeptListing>} listings
 * @param {number} count
 */
const listingsOf = async (listings, count) => {
  for (let looks = 0; listings.size < count; looks += 1) {
    if (looks > MOST_LOOKS) throw new Error(`the server kept only ${listings.size} of ${count} listings`);
    await pause(50);
  }
};

/**
 * Plays matches of four people at a server of our own, and gives what it stored of them: finished tables, tables in the middle of a match, and
 * public ones at which somebody waits for others.
 * @param {{ readonly matches: number, readonly publicTables: number }} counts
 * @returns {Promise<{ readonly finished: readonly RecordedTable[], readonly running: readonly RecordedTable[], readonly open: readonly RecordedTable[] }>}
 */
export const recordMatches = async ({ matches, publicTables }) => {
  const config = readConfig({}, environmentFor(freshDataFile()));
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const store = await openSqlite({ file: config.value.storage, worker: takeWriter() });
  /** @type {AppendRow[]} */
  const stored = [];
  const append = store.append.bind(store);
  store.append = (entry) => {
    stored.push(appendRow(entry));
    return append(entry);
  };
  /** @type {Map<string, KeptListing>} */
  const listings = new Map();
  const save = store.listings.save.bind(store.listings);
  store.listings.save = (table, seq, version, body) => {
    listings.set(table, { seq, version, body });
    return save(table, seq, version, body);
  };
  const log = openLog('warn', (line) => process.stderr.write(line));
  const server = await serve(config.value, store, log);
  const { host } = new URL(server.address);
  const players = [];
  for (let count = 0; count < matches; count += 1) {
    const table = await benchTableAt(host);
    players.push(new TablePlayer(table, await table.deal()));
  }
  await Promise.all(players.map((player) => player.playOut()));
  await listingsOf(listings, matches);
  const finished = byTable(stored.splice(0), listings);
  for (const { table } of players) for (const socket of table.sockets) socket.close();
  for (let count = 0; count < publicTables; count += 1) await openPublicTable(await enter(host));
  const open = byTable(stored, listings);
  await server.stop();
  return { finished, running: await Promise.all(finished.map(leftInTheMiddle)), open };
};
