import { felix } from '@miaou/felix';
import { makeRandom } from '../random.mjs';
import { SEATS } from './implementation.mjs';

/** @typedef {import('./implementation.mjs').BenchTable} BenchTable */
/** @typedef {import('@miaou/kit').Position<import('@miaou/felix').FelixTypes>} FelixPosition */

const parsed = felix.parseOptions({ edition: 'felix', seats: SEATS });
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
export const OPTIONS = parsed.value;

const random = makeRandom(1);

/**
 * One in three passes, the others raise by one: matches of some hundred moves, as people play them.
 * @param {FelixPosition} position
 */
const chooseAction = (position) => {
  const count = position.countActions();
  const isAuction = position.moveOf(position.actionAt(0)).type === 'pass';
  if (!isAuction) return position.actionAt(random(count));
  return position.actionAt(count === 1 || random(3) === 0 ? 0 : 1);
};

/** Counts of one measurement window. */
export class Tally {
  moves = 0;
  bytes = 0;
  /** From sending a move until all seats have its update, in milliseconds. @type {number[]} */
  latencies = [];

  /** @param {number} share 0 to 1 */
  latencyAt(share) {
    const sorted = Float64Array.from(this.latencies).toSorted();
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}

/** Plays all four seats of a table; each move is sent as soon as all seats have the update of the last one. */
export class TablePlayer {
  #waiting = 0;
  #sentAt = 0;
  #isPlaying = false;
  /** @type {FelixPosition} */
  #position;
  /** @type {Tally | undefined} */
  #tally;
  /** @type {(() => void) | undefined} */
  #onStopped;
  /** @type {(() => void) | undefined} */
  #onOver;

  /**
   * @param {BenchTable} table
   * @param {import('./implementation.mjs').Deal} deal
   */
  constructor(table, deal) {
    this.table = table;
    this.#position = felix.start(OPTIONS, deal);
    this.#listen();
    for (const { socket } of table.sockets) socket.once('close', () => this.#checkSeats());
  }

  get position() {
    return this.#position;
  }

  /** @param {Tally} tally */
  start(tally) {
    this.#tally = tally;
    this.#onStopped = undefined;
    this.#resume();
  }

  /** Plays the rest of the match, and no further. @returns {Promise<void>} */
  playOut() {
    return new Promise((resolve) => {
      this.#onOver = resolve;
      this.#resume();
    });
  }

  /** Counts into another tally from now on. @param {Tally} tally */
  countFor(tally) {
    this.#tally = tally;
  }

  /** Stops after the current move. @returns {Promise<void>} */
  stop() {
    return new Promise((resolve) => {
      this.#onStopped = resolve;
    });
  }

  get bytes() {
    return this.table.sockets.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #listen() {
    for (const [seat, socket] of this.table.sockets.entries())
      socket.onMessage = (payload) => {
        if (this.table.isUpdate(payload, seat)) this.#updated();
      };
  }

  /** A table that lost a seat would wait for its updates for ever, and the benchmark with it. */
  #checkSeats() {
    const lost = this.table.sockets.find(({ socket }) => socket.destroyed);
    if (this.#isPlaying && lost !== undefined) throw new Error(`${lost.address} ended a connection without a word`);
  }

  #resume() {
    this.#isPlaying = true;
    this.#checkSeats();
    this.#play();
  }

  #play() {
    const position = this.#position;
    const { actor } = position;
    const action = chooseAction(position);
    const move = position.moveOf(action);
    position.act(action);
    this.#waiting = SEATS;
    this.#sentAt = performance.now();
    this.table.send(actor, move);
  }

  #updated() {
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    this.#tally?.latencies.push(performance.now() - this.#sentAt);
    if (this.#tally !== undefined) this.#tally.moves += 1;
    if (this.#position.outcome() === undefined) return this.#continue();
    if (this.#onOver === undefined) return void this.#begin();
    this.#isPlaying = false;
    this.#onOver();
  }

  #continue() {
    if (this.#onStopped === undefined) return this.#play();
    this.#isPlaying = false;
    this.#onStopped();
  }

  async #begin() {
    const deal = await this.table.deal();
    this.#position = felix.start(OPTIONS, deal);
    this.#listen();
    this.#continue();
  }
}
