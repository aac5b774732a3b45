import { felix } from '@miaou/felix';
import { SeededChance } from '@miaou/kit';
import { several } from './comings/work.mjs';
import { SEAT_NUMBERS } from './implementation.mjs';
import { OPTIONS } from './load.mjs';
import { openSocket } from './rawWebSocket.mjs';
import { startProcess } from './serverProcess.mjs';

const PROGRAM = new URL('bareChild.mjs', import.meta.url);
const READY = 'r'.charCodeAt(0);

let opened = 0;

const chance = new SeededChance('deals');

/** @type {import('./implementation.mjs').Implementation} */
export const bare = {
  name: 'bare ws',
  start: (flags) => startProcess(PROGRAM, {}, flags),
  open: async ({ address }) => {
    opened += 1;
    const url = `ws://${address}/table-${opened}`;
    /** @type {import('./rawWebSocket.mjs').RawWebSocket[]} */
    const sockets = [];
    for (const _ of SEAT_NUMBERS) sockets.push(await openSocket(url));
    let moves = 0;
    return {
      sockets,
      send: (seat, move) => {
        moves += 1;
        // As long as a move of Miaou's protocol, so that parsing costs the same.
        const id = `m${moves}`;
        const message = { type: 'command', table: url.slice(-22), id, seen: moves, command: { type: 'move', move } };
        sockets[seat]?.send(JSON.stringify(message));
      },
      isUpdate: (payload) => payload[0] !== READY,
      deal: async () => felix.deal(OPTIONS, chance),
      resync: async () => 0,
    };
  },
};

/** @type {import('./comings/comings.mjs').Comings} */
export const comingsOfBare = {
  gather:
    async ({ address }) =>
    async () => {
      opened += 1;
      const url = `ws://${address}/table-${opened}`;
      const sockets = await several(SEAT_NUMBERS.length, () => openSocket(url));
      return async () => {
        for (const socket of sockets) socket.close();
      };
    },
  /** Everybody is told of each who comes, at once. */
  onlookers: async ({ address }, people) => {
    opened += 1;
    const url = `ws://${address}/table-${opened}`;
    return () =>
      several(people, async () => {
        const socket = await openSocket(url);
        const told = socket.next((payload) => payload[0] !== READY);
        socket.send('{"type":"watch"}');
        await told;
        return socket;
      });
  },
};
