import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { several } from './comings/work.mjs';
import { SEAT_NUMBERS } from './implementation.mjs';
import { openSocket } from './rawWebSocket.mjs';
import { startProcess } from './serverProcess.mjs';

/** @typedef {import('@miaou/felix').FelixView} FelixView */
/** @typedef {import('@miaou/table').Command} Command */
/** @typedef {import('./rawWebSocket.mjs').RawWebSocket} RawWebSocket */
/** @typedef {{ readonly cookie: string, readonly origin: string }} Guest */

const PROGRAM = new URL('oursChild.mjs', import.meta.url);
const DATA = new URL('../../.cache/bench-server/', import.meta.url);

/** Rate limits stay on, but they are not meant for thousands of people from one address. */
const LIMIT_FACTOR = '100000';

const SETTINGS = {
  game: 'felix',
  seats: 4,
  options: { edition: 'felix' },
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'seated' },
};

/** A new file on a real disk. */
export const freshDataFile = () => {
  const folder = fileURLToPath(DATA);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return `${folder}bench.sqlite`;
};

/** @param {string} storage */
export const environmentFor = (storage) => ({
  MIAOU_PORT: '0',
  MIAOU_DATA: storage,
  MIAOU_LOG_LEVEL: 'warn',
  MIAOU_LIMIT_FACTOR: LIMIT_FACTOR,
});

/**
 * @param {string} address
 * @returns {Promise<Guest>}
 */
export const enter = async (address) => {
  const origin = `http://${address}`;
  const response = await fetch(`${origin}/api/me`, { method: 'POST', headers: { origin } });
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === undefined) throw new Error(`no guest was accepted: ${await response.text()}`);
  return { cookie, origin };
};

/**
 * @param {Guest} guest
 * @returns {Promise<string>} the table's id
 */
const openTable = async ({ cookie, origin }, settings = SETTINGS) => {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ settings }),
  });
  const { table } = /** @type {{ table?: string }} */ (await response.json());
  if (table === undefined) throw new Error(`no table was opened: ${response.status}`);
  return table;
};

/** @param {string} beginning */
const startsWith = (beginning) => (/** @type {Buffer} */ payload) =>
  payload.toString('latin1', 0, beginning.length) === beginning;

/** @param {Guest} guest */
export const connect = async ({ cookie, origin }) => {
  const socket = await openSocket(`${origin.replace('http', 'ws')}/socket`, { cookie, origin });
  const welcome = socket.next(startsWith('{"type":"welcome"'));
  socket.send('{"type":"hello","protocol":1}');
  await welcome;
  return socket;
};

/**
 * @param {RawWebSocket} socket
 * @param {string} table
 */
export const watch = async (socket, table) => {
  const watching = socket.next(startsWith('{"type":"watching"'));
  socket.send(JSON.stringify({ type: 'watch', table, follow: 'events' }));
  return watching;
};

const REFUSAL = Buffer.from('"refusal":');
/** An update begins with its numbers, any other message with its type. */
const UPDATE_BEGINNINGS = ['o', 'n'].map((letter) => letter.charCodeAt(0));
const ANSWER_BEGINNING = 'a'.charCodeAt(0);

/** A table on Miaou's server with four guests. */
class MiaouTable {
  /** The number of the last update of each seat. */
  #seen = SEAT_NUMBERS.map(() => 0);
  #commands = 0;
  #isFirstMatch = true;

  /**
   * @param {string} id
   * @param {readonly Guest[]} guests
   * @param {readonly RawWebSocket[]} sockets
   */
  constructor(id, guests, sockets) {
    this.id = id;
    this.guests = guests;
    this.sockets = sockets;
  }

  /**
   * @param {number} seat
   * @param {Command} command
   */
  command(seat, command) {
    this.#commands += 1;
    const message = { type: 'command', table: this.id, id: `c${this.#commands}`, seen: this.#seen[seat], command };
    this.sockets[seat]?.send(JSON.stringify(message));
  }

  /**
   * Sends a command that is not a move and waits until every seat has its update.
   * @param {number} seat
   * @param {Command} command
   * @returns {Promise<Buffer[]>} the update of each seat
   */
  settle(seat, command) {
    const updates = this.sockets.map((socket, index) => socket.next((payload) => this.isUpdate(payload, index)));
    this.command(seat, command);
    return Promise.all(updates);
  }

  /**
   * @param {Buffer} payload
   * @param {number} seat
   */
  isUpdate(payload, seat) {
    const letter = /** @type {number} */ (payload[2]);
    if (UPDATE_BEGINNINGS.includes(letter)) {
      this.#seen[seat] = /** @type {number} */ (this.#seen[seat]) + 1;
      return true;
    }
    if (letter === ANSWER_BEGINNING && payload.includes(REFUSAL)) throw new Error(`refused: ${payload.toString()}`);
    return false;
  }

  /** @param {number} seat */
  sit(seat) {
    return this.#ask(seat, { type: 'sit' });
  }

  /** @param {number} seat */
  standUp(seat) {
    return this.#ask(seat, { type: 'standUp' });
  }

  /**
   * @param {number} seat
   * @param {Command} command
   */
  async #ask(seat, command) {
    const socket = /** @type {RawWebSocket} */ (this.sockets[seat]);
    const answer = socket.next(startsWith('{"answer"'));
    this.command(seat, command);
    if ((await answer).includes(REFUSAL)) throw new Error(`${command.type} was refused: ${(await answer).toString()}`);
  }

  /** Watches the table from every seat. */
  async follow() {
    for (const [seat, socket] of this.sockets.entries()) {
      const watching = await watch(socket, this.id);
      const { snapshot } = /** @type {{ snapshot: { n: number } }} */ (JSON.parse(watching.toString()));
      this.#seen[seat] = snapshot.n;
    }
  }

  /** @returns {Promise<import('./implementation.mjs').Deal>} */
  async deal() {
    if (!this.#isFirstMatch) await this.settle(0, { type: 'setUp' });
    this.#isFirstMatch = false;
    const updates = await this.settle(0, { type: 'start' });
    const views = updates.map((payload) => viewIn(payload));
    const removed = views.map(({ seats }, index) => seats[index]?.removed);
    const firstSeat = views[0]?.first;
    return /** @type {import('./implementation.mjs').Deal} */ ({ firstSeat, removed });
  }

  /** @param {number} seat */
  async resync(seat) {
    const socket = await connect(/** @type {Guest} */ (this.guests[seat]));
    const { length } = await watch(socket, this.id);
    socket.close();
    return length;
  }
}

/**
 * @param {Buffer} payload
 * @returns {FelixView}
 */
const viewIn = (payload) => {
  /** @type {unknown} */
  const update = JSON.parse(payload.toString());
  const { changes } = /** @type {{ changes: readonly import('@miaou/table').Change[] }} */ (update);
  const change = changes.find(({ type }) => type === 'view');
  if (change?.type !== 'view') throw new Error(`no view in ${payload.toString()}`);
  return /** @type {FelixView} */ (/** @type {unknown} */ (change.view));
};

/** @param {string} address */
const enterAll = (address) => Promise.all(SEAT_NUMBERS.map(() => enter(address)));

/**
 * A table at which these guests sit, and which they follow.
 * @param {readonly Guest[]} guests
 */
const seatAll = async (guests) => {
  const id = await openTable(/** @type {Guest} */ (guests[0]));
  const sockets = await Promise.all(guests.map(connect));
  const table = new MiaouTable(id, guests, sockets);
  for (const seat of SEAT_NUMBERS) await table.sit(seat);
  await table.follow();
  return table;
};

/**
 * A new table with four new guests.
 * @param {string} address
 * @returns {Promise<import('./implementation.mjs').BenchTable>}
 */
export const benchTableAt = async (address) => {
  const table = await seatAll(await enterAll(address));
  return {
    sockets: table.sockets,
    send: (seat, move) => table.command(seat, { type: 'move', move: { ...move } }),
    isUpdate: (payload, seat) => table.isUpdate(payload, seat),
    deal: () => table.deal(),
    resync: (seat) => table.resync(seat),
  };
};

/**
 * Our server as `miaou serve` runs it.
 * @param {string} storage a file, or the address of a database
 * @param {readonly string[]} [flags] for the engine
 */
export const startOurs = (storage, flags) => startProcess(PROGRAM, environmentFor(storage), flags);

/** @type {import('./implementation.mjs').Implementation} */
export const ours = {
  name: 'ours',
  start: (flags) => startOurs(freshDataFile(), flags),
  open: ({ address }) => benchTableAt(address),
};

const WATCHED = { ...SETTINGS, access: { join: 'link', watch: 'anyone' } };
const PUBLIC = { ...SETTINGS, access: { join: 'public', watch: 'anyone' } };

/** A table is listed once somebody sits there. @param {Guest} host */
export const openPublicTable = async (host) => {
  const id = await openTable(host, PUBLIC);
  const socket = await connect(host);
  await new MiaouTable(id, [host], [socket]).sit(0);
  socket.close();
};

/** @type {import('./comings/comings.mjs').Comings} */
export const comingsOfOurs = {
  gather: async ({ address }) => {
    const guests = await enterAll(address);
    return async () => {
      const table = await seatAll(guests);
      return async () => {
        for (const seat of SEAT_NUMBERS) await table.standUp(seat);
        for (const socket of table.sockets) socket.close();
      };
    };
  },
  onlookers: async ({ address }, people) => {
    const guests = await several(people, () => enter(address));
    const id = await openTable(/** @type {Guest} */ (guests[0]), WATCHED);
    return () =>
      several(people, async (index) => {
        const socket = await connect(/** @type {Guest} */ (guests[index]));
        await watch(socket, id);
        return socket;
      });
  },
  lobby: async ({ address }, readers, tables) => {
    const sockets = await several(readers, async () => {
      const socket = await connect(await enter(address));
      const list = socket.next(startsWith('{"type":"lobby"'));
      socket.send('{"type":"lobby","on":true}');
      await list;
      return socket;
    });
    // One host has few places in the list.
    const hosts = await several(tables, () => enter(address));
    return {
      sockets,
      open: async () => {
        for (const host of hosts) await openPublicTable(host);
      },
    };
  },
};
