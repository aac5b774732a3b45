import { rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { startOurs as timeToListen } from '../server/coldStart.mjs';
import { workOf } from '../server/comings/work.mjs';
import { connect, startOurs, watch } from '../server/ours.mjs';
import { timed } from './programRun.mjs';

/** @typedef {import('./growingStore.mjs').FilledStore} FilledStore */
/** @typedef {import('../server/serverProcess.mjs').ServerProcess} ServerProcess */

/**
 * What a store of some size costs. Times of a server are CPU time of its whole process, so that other work of the machine does not count.
 * @typedef {object} Measured
 * @property {number} matches
 * @property {number} openTables
 * @property {number} bytes of the data file
 * @property {readonly number[]} starts milliseconds until it listens
 * @property {readonly number[]} emptyStarts the same on an empty file, in turn with the others
 * @property {number} waking microseconds of work after the start, without a visitor
 * @property {number} lobby microseconds for a request
 * @property {number} ownTables microseconds for the list of somebody who was not there before
 * @property {number} opening microseconds until a finished table is shown that was not in memory
 * @property {number} memory bytes of the heap after the start, and after all of the above
 * @property {number} memoryAfterwards
 * @property {number | undefined} backup milliseconds; undefined where the disk has no room for a second one
 * @property {import('./growingStore.mjs').Check} [check]
 */

const STARTS = 7;
const LOBBY_REQUESTS = 50;
const READERS = 20;

/**
 * @param {ServerProcess} server
 * @param {import('./growingStore.mjs').Inhabitant} person
 */
const guestAt = ({ address }, { secret }) => ({ origin: `http://${address}`, cookie: `miaou=${secret}` });

/**
 * @param {string} path
 * @param {{ readonly origin: string, readonly cookie: string }} guest
 * @returns {Promise<{ readonly tables: readonly { readonly table: string, readonly stage: string }[] }>}
 */
const list = async (path, { origin, cookie }) => {
  const answer = await fetch(origin + path, { headers: { origin, cookie } });
  if (!answer.ok) throw new Error(`GET ${path} was answered with ${answer.status}`);
  return /** @type {{ tables: { table: string, stage: string }[] }} */ (await answer.json());
};

/**
 * The average of one of several.
 * @param {ServerProcess} server
 * @param {number} count
 * @param {(index: number) => Promise<void>} task
 */
const workOfEach = async (server, count, task) => {
  const { cpu } = await workOf(server, async () => {
    for (let index = 0; index < count; index += 1) await task(index);
  });
  return cpu / count;
};

/** The disk keeps some room for everybody else. */
const SPARE_BYTES = 10e9;

/** @param {string} file @param {number} bytes */
const backUp = async (file, bytes) => {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < bytes + SPARE_BYTES) return undefined;
  const copy = `${file}.backup`;
  try {
    return (await timed(['backup', copy, '--data', file])).milliseconds;
  } finally {
    rmSync(copy, { force: true });
  }
};

/** @param {ServerProcess} server */
const heapOf = async (server) => {
  await server.settledUsage();
  return (await server.settledUsage()).heap;
};

/** Until nothing is done any more. @param {ServerProcess} server */
const awake = async (server) => {
  let whole = 0;
  for (;;) {
    const { cpu } = await workOf(server, async () => undefined);
    whole += cpu;
    if (cpu < 10_000) return whole;
  }
};

/**
 * @param {FilledStore} store
 * @param {ServerProcess} server
 */
const measureServer = async (store, server) => {
  const waking = await awake(server);
  const memory = await heapOf(server);
  const readers = store.readers.map((person) => guestAt(server, person));
  const lobby = await workOfEach(server, LOBBY_REQUESTS, async () => {
    const [reader] = readers;
    if (reader !== undefined) await list('/api/lobby', reader);
  });
  const listOwn = (/** @type {readonly (typeof readers)[number][]} */ people) =>
    workOfEach(server, people.length, async (index) => {
      const reader = people[index];
      if (reader !== undefined) await list('/api/me/tables', reader);
    });
  // The first ones find a server that has never folded a table.
  await listOwn(readers.slice(READERS));
  const ownTables = await listOwn(readers.slice(0, READERS));
  return { waking, memory, lobby, ownTables };
};

/**
 * Finished tables of people who were not there before, each shown over a socket of its own.
 * @param {FilledStore} store
 * @param {ServerProcess} server
 */
const measureOpening = async (store, server) => {
  const { tables } = store;
  const sockets = await Promise.all(tables.map(({ person }) => connect(guestAt(server, person))));
  const opening = await workOfEach(server, tables.length, async (index) => {
    const [socket, opened] = [sockets[index], tables[index]];
    if (socket !== undefined && opened !== undefined) await watch(socket, opened.table);
  });
  for (const socket of sockets) socket.close();
  return opening;
};

/** @param {FilledStore} store */
const whileServing = async (store) => {
  const server = await startOurs(store.file);
  try {
    const lists = await measureServer(store, server);
    const opening = await measureOpening(store, server);
    const memoryAfterwards = await heapOf(server);
    const { size: bytes } = statSync(store.file);
    return { ...lists, opening, memoryAfterwards, bytes, backup: await backUp(store.file, bytes) };
  } finally {
    await server.stop();
  }
};

/**
 * @param {FilledStore} store
 * @param {string} empty a file with nothing in it
 * @returns {Promise<Measured>}
 */
export const measureStore = async (store, empty) => {
  const [starts, emptyStarts] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let round = 0; round < STARTS; round += 1) {
    emptyStarts.push(await timeToListen(empty));
    starts.push(await timeToListen(store.file));
  }
  const { size, check } = store;
  return { ...size, starts, emptyStarts, ...(await whileServing(store)), ...(check === undefined ? {} : { check }) };
};
