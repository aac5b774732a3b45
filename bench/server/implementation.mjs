/** @typedef {import('@miaou/felix').FelixMove} FelixMove */
/** @typedef {import('@miaou/felix').PlainDeal} Deal */
/** @typedef {import('./serverProcess.mjs').ServerProcess} ServerProcess */
/** @typedef {import('./rawWebSocket.mjs').RawWebSocket} RawWebSocket */

/**
 * A table on one of the servers, with four connected seats that follow a match from its start.
 * @typedef {object} BenchTable
 * @property {readonly RawWebSocket[]} sockets one for each seat
 * @property {(seat: number, move: FelixMove) => void} send
 * @property {(payload: Buffer, seat: number) => boolean} isUpdate whether a message is the update after a move; throws for a refusal
 * @property {() => Promise<Deal>} deal starts a match, when the last one is over, and gives its deal
 * @property {(seat: number) => Promise<number>} resync opens another connection for a seat and gives the size of the message with the whole state
 */

/**
 * A server under test.
 * @typedef {object} Implementation
 * @property {string} name
 * @property {(flags?: readonly string[]) => Promise<ServerProcess>} start with flags for the engine
 * @property {(server: ServerProcess) => Promise<BenchTable>} open
 */

export const SEATS = 4;
export const SEAT_NUMBERS = [0, 1, 2, 3];
