/** @typedef {import('@miaou/felix').FelixMove} FelixMove */
/** @typedef {import('@miaou/felix').PlainDeal} Deal */
/** @typedef {import('./serverProcess.mjs').ServerProcess} ServerProcess */
/** @typedef {import('./wire.mjs').Wire} Wire */

/**
 * A table on one of the servers, with four seats that are connected and follow a match that has just begun.
 * @typedef {object} BenchTable
 * @property {readonly Wire[]} wires one for each seat
 * @property {(seat: number, move: FelixMove) => void} send
 * @property {(payload: Buffer, seat: number) => boolean} isUpdate whether a message tells a seat of a move; throws if it tells of a refusal
 * @property {() => Promise<Deal>} deal begins a match, when the one before is over, and tells how it was dealt
 * @property {(seat: number) => Promise<number>} resync opens another connection for a seat: the size of the message that tells it all
 */

/**
 * A server that is measured.
 * @typedef {object} Contestant
 * @property {string} name
 * @property {(flags?: readonly string[]) => Promise<ServerProcess>} start flags are for the engine
 * @property {(server: ServerProcess) => Promise<BenchTable>} open
 */

export const SEATS = 4;
export const SEAT_NUMBERS = [0, 1, 2, 3];
