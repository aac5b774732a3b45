import { CARDS } from '@miaou/felix';
import { installProject } from '../project.mjs';
import { SEAT_NUMBERS } from './implementation.mjs';
import { openSocket } from './rawWebSocket.mjs';
import { startProcess } from './serverProcess.mjs';

/** @typedef {import('./implementation.mjs').Deal} Deal */
/** @typedef {import('./rawWebSocket.mjs').RawWebSocket} RawWebSocket */

const PROJECT = new URL('../boardgame-io/', import.meta.url);

/** The prefix of socket.io for an event in the game's namespace. */
const EVENT = '42/felix,';
const UPDATE = `${EVENT}["update"`;
const SYNC = `${EVENT}["sync"`;
const PING = '2'.charCodeAt(0);

/** @param {string} beginning */
const startsWith = (beginning) => (/** @type {Buffer} */ payload) =>
  payload.toString('latin1', 0, beginning.length) === beginning;

/** @param {string} address */
const connect = async (address) => {
  const socket = await openSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
  socket.heartbeat = (payload) => (payload[0] === PING ? '3' : undefined);
  await socket.next(startsWith('0{'));
  const joined = socket.next(startsWith('40/felix,'));
  socket.send('40/felix,');
  await joined;
  return socket;
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
 * The deal, from what each seat sees of it.
 * @param {readonly Buffer[]} synced
 * @returns {Deal}
 */
const dealIn = (synced) => {
  const states = synced.map(stateIn);
  const removed = states.map(({ G }, seat) => CARDS.find((card) => !G.players[seat]?.hand.includes(card)));
  return /** @type {Deal} */ (/** @type {unknown} */ ({ firstSeat: states[0]?.G.first, removed }));
};

/** Matches on boardgame.io, one after another, with four clients. */
class BoardgameIoTable {
  #match = '';
  #moves = 0;

  /**
   * @param {string} address
   * @param {readonly RawWebSocket[]} sockets
   */
  constructor(address, sockets) {
    this.address = address;
    this.sockets = sockets;
  }

  /** The server creates a match when a client first asks for its state. */
  async deal() {
    matches += 1;
    this.#match = `match-${matches}`;
    this.#moves = 0;
    const synced = [];
    for (const [seat, socket] of this.sockets.entries()) synced.push(await this.#sync(socket, seat));
    return dealIn(synced);
  }

  /** @type {import('./implementation.mjs').BenchTable['send']} */
  send(seat, move) {
    const args = move.type === 'place' ? [move.card] : move.type === 'bid' ? [move.amount] : [];
    const payload = { type: move.type, args, playerID: String(seat) };
    const event = ['update', { type: 'MAKE_MOVE', payload }, this.#moves, this.#match, String(seat)];
    this.#moves += 1;
    this.sockets[seat]?.send(EVENT + JSON.stringify(event));
  }

  /** @param {number} seat */
  async resync(seat) {
    const socket = await connect(this.address);
    const { length } = await this.#sync(socket, seat);
    socket.close();
    return length;
  }

  /**
   * @param {RawWebSocket} socket
   * @param {number} seat
   */
  async #sync(socket, seat) {
    const synced = socket.next(startsWith(SYNC));
    socket.send(EVENT + JSON.stringify(['sync', this.#match, String(seat), undefined, SEAT_NUMBERS.length]));
    return synced;
  }
}

/** @type {import('./implementation.mjs').Implementation} */
export const boardgameIo = {
  name: 'boardgame.io',
  start: (flags) => {
    installProject(PROJECT, 'boardgame.io');
    return startProcess(new URL('server.mjs', PROJECT), {}, flags);
  },
  open: async ({ address }) => {
    const sockets = await Promise.all(SEAT_NUMBERS.map(() => connect(address)));
    const table = new BoardgameIoTable(address, sockets);
    return {
      sockets,
      send: (seat, move) => table.send(seat, move),
      isUpdate: startsWith(UPDATE),
      deal: () => table.deal(),
      resync: (seat) => table.resync(seat),
    };
  },
};
