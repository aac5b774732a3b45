import { felix } from '@miaou/felix';
import { SeededChance } from '@miaou/kit';
import { SEAT_NUMBERS } from './contestant.mjs';
import { OPTIONS } from './load.mjs';
import { startProcess } from './serverProcess.mjs';
import { openWire } from './wire.mjs';

const PROGRAM = new URL('bareChild.mjs', import.meta.url);
const READY = 'r'.charCodeAt(0);

let opened = 0;

const chance = new SeededChance('deals');

/** @type {import('./contestant.mjs').Contestant} */
export const bare = {
  name: 'bare ws',
  start: (flags) => startProcess(PROGRAM, {}, flags),
  open: async ({ address }) => {
    opened += 1;
    const url = `ws://${address}/table-${opened}`;
    /** @type {import('./wire.mjs').Wire[]} */
    const wires = [];
    for (const _ of SEAT_NUMBERS) wires.push(await openWire(url));
    let moves = 0;
    return {
      wires,
      send: (seat, move) => {
        moves += 1;
        // As long as a move on our own server, so that reading it costs alike.
        const id = `m${moves}`;
        const message = { type: 'command', table: url.slice(-22), id, seen: moves, command: { type: 'move', move } };
        wires[seat]?.send(JSON.stringify(message));
      },
      isUpdate: (payload) => payload[0] !== READY,
      deal: async () => felix.deal(OPTIONS, chance),
      resync: async () => 0,
    };
  },
};
