import { felix } from '@miaou/felix';
import { SeededChance } from '@miaou/kit';
import { installProject } from '../project.mjs';
import { several } from './comings/work.mjs';
import { SEAT_NUMBERS } from './implementation.mjs';
import { OPTIONS } from './load.mjs';
import { openSocket } from './rawWebSocket.mjs';
import { startProcess } from './serverProcess.mjs';

/** @typedef {import('./rawWebSocket.mjs').RawWebSocket} RawWebSocket */
/** @typedef {{ roomId: string, processId: string, sessionId: string }} Reservation */

const PROJECT = new URL('../colyseus/', import.meta.url);

/** The first byte of a message, as Colyseus numbers them. */
const JOIN = 10;
const DATA = 13;
const STATE = 14;
const PATCH = 15;

/** Messages of the room in bench/colyseus. */
const MOVE = 0;
const REMATCH = 1;
/** msgpack writes larger numbers with a prefix byte. */
const LARGEST_SHORT = 127;
const ONE_BYTE_FOLLOWS = 0xcc;

/** @param {number} code */
const startsWith = (code) => (/** @type {Buffer} */ payload) => payload[0] === code;

/** @param {number} action */
const packed = (action) => (action <= LARGEST_SHORT ? [action] : [ONE_BYTE_FOLLOWS, action]);

/**
 * @param {string} address
 * @param {string} method
 * @param {object} options
 * @returns {Promise<Reservation>}
 */
const matchmake = async (address, method, options) => {
  const response = await fetch(`http://${address}/matchmake/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new Error(`no seat at Colyseus: ${await response.text()}`);
  /** @type {unknown} */
  const reservation = await response.json();
  return /** @type {Reservation} */ (reservation);
};

/**
 * Joins with a reserved seat and receives the whole state.
 * @param {string} address
 * @param {Reservation} reservation
 * @returns {Promise<{ socket: RawWebSocket, stateBytes: number }>}
 */
const join = async (address, { roomId, processId, sessionId }) => {
  const socket = await openSocket(`ws://${address}/${processId}/${roomId}?sessionId=${sessionId}`);
  await socket.next(startsWith(JOIN));
  const state = socket.next(startsWith(STATE));
  socket.sendBinary(Buffer.from([JOIN]));
  const { length } = await state;
  return { socket, stateBytes: length };
};

let opened = 0;

/**
 * A room with four clients. One that is kept stays when they have left, as a table does.
 * @param {string} address
 * @param {{ readonly seed: string, readonly isKept: boolean }} options
 */
const seatAll = async (address, options) => {
  const reserved = await matchmake(address, 'create/felix', { ...options, seat: 0 });
  const by = (/** @type {number} */ seat) => matchmake(address, `joinById/${reserved.roomId}`, { seat });
  const sockets = [(await join(address, reserved)).socket];
  for (const seat of SEAT_NUMBERS.slice(1)) sockets.push((await join(address, await by(seat))).socket);
  return { sockets, by };
};

/** @type {import('./implementation.mjs').Implementation} */
export const colyseus = {
  name: 'Colyseus',
  start: (flags) => {
    installProject(PROJECT, '@colyseus/core');
    return startProcess(new URL('server.mjs', PROJECT), {}, flags);
  },
  open: async ({ address }) => {
    opened += 1;
    const seed = `table ${opened}`;
    const chance = new SeededChance(seed);
    const { sockets, by } = await seatAll(address, { seed, isKept: true });
    const position = felix.start(OPTIONS, felix.deal(OPTIONS, new SeededChance(seed)));
    let isFirstMatch = true;
    return {
      sockets,
      send: (seat, move) => sockets[seat]?.sendBinary(Buffer.from([DATA, MOVE, ...packed(position.actionOf(move))])),
      isUpdate: startsWith(PATCH),
      deal: async () => {
        if (!isFirstMatch) {
          const patched = sockets.map((socket) => socket.next(startsWith(PATCH)));
          sockets[0]?.sendBinary(Buffer.from([DATA, REMATCH, 0]));
          await Promise.all(patched);
        }
        isFirstMatch = false;
        return felix.deal(OPTIONS, chance);
      },
      resync: async (seat) => {
        const { socket, stateBytes } = await join(address, await by(seat));
        socket.close();
        return stateBytes;
      },
    };
  },
};

/** @type {import('./comings/comings.mjs').Comings} */
export const comingsOfColyseus = {
  gather:
    async ({ address }) =>
    async () => {
      opened += 1;
      const { sockets } = await seatAll(address, { seed: `table ${opened}`, isKept: false });
      return async () => {
        for (const socket of sockets) socket.close();
      };
    },
  /** Its own room for lists of rooms. */
  lobby: async ({ address }, readers, tables) => {
    const sockets = await several(readers, async () => {
      const { roomId, processId, sessionId } = await matchmake(address, 'joinOrCreate/lobby', {});
      const socket = await openSocket(`ws://${address}/${processId}/${roomId}?sessionId=${sessionId}`);
      await socket.next(startsWith(JOIN));
      const list = socket.next(startsWith(DATA));
      socket.sendBinary(Buffer.from([JOIN]));
      await list;
      return socket;
    });
    return {
      sockets,
      open: async () => {
        for (let table = 0; table < tables; table++) {
          opened += 1;
          const options = { seed: `table ${opened}`, isKept: true, seat: 0 };
          const { socket } = await join(address, await matchmake(address, 'create/felix', options));
          socket.close();
        }
      },
    };
  },
};
