import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SEAT_NUMBERS } from './contestant.mjs';
import { startProcess } from './serverProcess.mjs';
import { openWire } from './wire.mjs';

/** @typedef {import('@miaou/felix').FelixView} FelixView */
/** @typedef {import('@miaou/table').Command} Command */
/** @typedef {import('./wire.mjs').Wire} Wire */
/** @typedef {{ readonly cookie: string, readonly origin: string }} Guest */

const PROGRAM = new URL('oursChild.mjs', import.meta.url);
const DATA = new URL('../../.cache/bench-server/', import.meta.url);

/** All limits stay in force; thousands of people from one address are only more than they are meant for. */
const LIMIT_FACTOR = '100000';

const SETTINGS = {
  game: 'felix',
  seats: 4,
  options: { edition: 'felix' },
  parts: {},
  clock: { kind: 'none' },
  access: { join: 'link', watch: 'seated' },
};

/** A fresh file on a real disk. */
export const freshDataFile = () => {
  const folder = fileURLToPath(DATA);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return `${folder}bench.sqlite`;
};

/** @param {string} file */
const environmentFor = (file) => ({
  MIAOU_PORT: '0',
  MIAOU_DATA: file,
  MIAOU_LOG_LEVEL: 'warn',
  MIAOU_LIMIT_FACTOR: LIMIT_FACTOR,
});

/**
 * @param {string} address
 * @returns {Promise<Guest>}
 */
const enter = async (address) => {
  const origin = `http://${address}`;
  const response = await fetch(`${origin}/api/me`, { method: 'POST', headers: { origin } });
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === undefined) throw new Error(`no guest was let in: ${await response.text()}`);
  return { cookie, origin };
};

/**
 * @param {Guest} guest
 * @returns {Promise<string>} the table's id
 */
const openTable = async ({ cookie, origin }) => {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ settings: SETTINGS }),
  });
  const { table } = /** @type {{ table?: string }} */ (await response.json());
  if (table === undefined) throw new Error(`no table was opened: ${response.status}`);
  return table;
};

/** @param {string} beginning */
const startsWith = (beginning) => (/** @type {Buffer} */ payload) =>
  payload.toString('latin1', 0, beginning.length) === beginning;

/** @param {Guest} guest */
const connect = async ({ cookie, origin }) => {
  const wire = await openWire(`${origin.replace('http', 'ws')}/socket`, { cookie, origin });
  const welcome = wire.next(startsWith('{"type":"welcome"'));
  wire.send('{"type":"hello","protocol":1}');
  await welcome;
  return wire;
};

/**
 * @param {Wire} wire
 * @param {string} table
 */
const watch = async (wire, table) => {
  const watching = wire.next(startsWith('{"type":"watching"'));
  wire.send(JSON.stringify({ type: 'watch', table, follow: 'events' }));
  return watching;
};

const REFUSAL = Buffer.from('"refusal":');
/** Updates begin with their numbers, everything else with its type. */
const UPDATE_BEGINNINGS = ['o', 'n'].map((letter) => letter.charCodeAt(0));
const ANSWER_BEGINNING = 'a'.charCodeAt(0);

/** One table of ours and the four guests at it. */
class OurTable {
  /** What each seat has seen. */
  #seen = SEAT_NUMBERS.map(() => 0);
  #commands = 0;
  #isFirstMatch = true;

  /**
   * @param {string} id
   * @param {readonly Guest[]} guests
   * @param {readonly Wire[]} wires
   */
  constructor(id, guests, wires) {
    this.id = id;
    this.guests = guests;
    this.wires = wires;
  }

  /**
   * @param {number} seat
   * @param {Command} command
   */
  command(seat, command) {
    this.#commands += 1;
    const message = { type: 'command', table: this.id, id: `c${this.#commands}`, seen: this.#seen[seat], command };
    this.wires[seat]?.send(JSON.stringify(message));
  }

  /**
   * A command that is not a move, done when every seat has heard of it.
   * @param {number} seat
   * @param {Command} command
   * @returns {Promise<Buffer[]>} what each seat heard
   */
  settle(seat, command) {
    const heard = this.wires.map((wire, index) => wire.next((payload) => this.isUpdate(payload, index)));
    this.command(seat, command);
    return Promise.all(heard);
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
  async sit(seat) {
    const wire = /** @type {Wire} */ (this.wires[seat]);
    const answer = wire.next(startsWith('{"answer"'));
    this.command(seat, { type: 'sit' });
    if ((await answer).includes(REFUSAL)) throw new Error(`nobody sat down: ${(await answer).toString()}`);
  }

  /** From here on each seat counts its updates. */
  async follow() {
    for (const [seat, wire] of this.wires.entries()) {
      const watching = await watch(wire, this.id);
      const { snapshot } = /** @type {{ snapshot: { n: number } }} */ (JSON.parse(watching.toString()));
      this.#seen[seat] = snapshot.n;
    }
  }

  /** @returns {Promise<import('./contestant.mjs').Deal>} */
  async deal() {
    if (!this.#isFirstMatch) await this.settle(0, { type: 'rematch' });
    this.#isFirstMatch = false;
    const heard = await this.settle(0, { type: 'start' });
    const views = heard.map((payload) => viewIn(payload));
    const removed = views.map(({ seats }, index) => seats[index]?.removed);
    const firstSeat = views[0]?.first;
    return /** @type {import('./contestant.mjs').Deal} */ ({ firstSeat, removed });
  }

  /** @param {number} seat */
  async resync(seat) {
    const wire = await connect(/** @type {Guest} */ (this.guests[seat]));
    const { length } = await watch(wire, this.id);
    wire.close();
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

/** @type {import('./contestant.mjs').Contestant} */
export const ours = {
  name: 'ours',
  start: (flags) => startProcess(PROGRAM, environmentFor(freshDataFile()), flags),
  open: async ({ address }) => {
    const guests = await Promise.all(SEAT_NUMBERS.map(() => enter(address)));
    const id = await openTable(/** @type {Guest} */ (guests[0]));
    const wires = await Promise.all(guests.map(connect));
    const table = new OurTable(id, guests, wires);
    for (const seat of SEAT_NUMBERS) await table.sit(seat);
    await table.follow();
    return {
      wires,
      send: (seat, move) => table.command(seat, { type: 'move', move: { ...move } }),
      isUpdate: (payload, seat) => table.isUpdate(payload, seat),
      deal: () => table.deal(),
      resync: (seat) => table.resync(seat),
    };
  },
};
