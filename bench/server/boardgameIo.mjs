import { CARDS } from '@miaou/felix';
import { installProject } from '../project.mjs';
import { SEAT_NUMBERS } from './contestant.mjs';
import { startProcess } from './serverProcess.mjs';
import { openWire } from './wire.mjs';

/** @typedef {import('./contestant.mjs').Deal} Deal */
/** @typedef {import('./wire.mjs').Wire} Wire */

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/** What socket.io puts before an event of the game's own namespace. */
const EVENT = '42/felix,';
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;
const PING = '2'.charCodeAt(0);

/** @param {string} beginning */
const startsWith = (beginning) => (/** @type {Buffer} */ payload) =>
  payload.toString('latin1', 0, beginning.length) === beginning;

/** @param {string} address */
const connect = async (address) => {
  const wire = await openWire(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
  wire.heartbeat = (payload) => (payload[0] === PING ? '3' : undefined);
  await wire.next(startsWith('0{'));
  const joined = wire.next(startsWith('40/felix,'));
  wire.send('40/felix,');
  await joined;
  return wire;
};

let matches = 0;

/** @param {Buffer} synced */
const stateIn = (synced) => {
  /** @type {unknown} */
  const event = JSON.parse(synced.toString('utf8', EVENT.length));
  const [, , { state }] = /** @type {[string, string, { state: import('../rules/boardgameIo.mjs').State }]} */ (event);
  return state;
};

/**
 * The deal, put together from what each seat is shown of it.
 * @param {readonly Buffer[]} synced
 * @returns {Deal}
 */
const dealIn = (synced) => {
  const states = synced.map(stateIn);
  const removed = states.map(({ G }, seat) => CARDS.find((card) => !G.players[seat]?.hand.includes(card)));
  return /** @type {Deal} */ (/** @type {unknown} */ ({ firstSeat: states[0]?.G.first, removed }));
};

/** One match on boardgame.io after another, with four clients. */
class TheirTable {
  #match = '';
  #moves = 0;

  /**
   * @param {string} address
   * @param {readonly Wire[]} wires
   */
  constructor(address, wires) {
    this.address = address;
    this.wires = wires;
  }

  /** A match that nobody has heard of begins when somebody wants to be told about it. */
  async deal() {
    matches += 1;
    this.#match = `match-${matches}`;
    this.#moves = 0;
    const synced = [];
    for (const [seat, wire] of this.wires.entries()) synced.push(await this.#sync(wire, seat));
    return dealIn(synced);
  }

  /** @type {import('./contestant.mjs').BenchTable['send']} */
  send(seat, move) {
    const args = move.type === 'place' ? [move.card] : move.type === 'bid' ? [move.amount] : [];
    const payload = { type: move.type, args, playerID: String(seat) };
    const event = ['update', { type: 'MAKE_MOVE', payload }, this.#moves, this.#match, String(seat)];
    this.#moves += 1;
    this.wires[seat]?.send(EVENT + JSON.stringify(event));
  }

  /** @param {number} seat */
  async resync(seat) {
    const wire = await connect(this.address);
    const { length } = await this.#sync(wire, seat);
    wire.close();
    return length;
  }

  /**
   * @param {Wire} wire
   * @param {number} seat
   */
  async #sync(wire, seat) {
    const synced = wire.next(startsWith(SYNC));
    wire.send(EVENT + JSON.stringify(['sync', this.#match, String(seat), undefined, SEAT_NUMBERS.length]));
    return synced;
  }
}

/** @type {import('./contestant.mjs').Contestant} */
export const boardgameIo = {
  name: 'boardgame.io',
  start: (flags) => {
    installProject(PROJECT, 'boardgame.io');
    return startProcess(new URL('server.mjs', PROJECT), {}, flags);
  },
  open: async ({ address }) => {
    const wires = await Promise.all(SEAT_NUMBERS.map(() => connect(address)));
    const table = new TheirTable(address, wires);
    return {
      wires,
      send: (seat, move) => table.send(seat, move),
      isUpdate: startsWith(UPDATE),
      deal: () => table.deal(),
      resync: (seat) => table.resync(seat),
    };
  },
};
