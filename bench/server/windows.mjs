import { TablePlayer, Tally } from './load.mjs';

/** @typedef {import('./implementation.mjs').Implementation} Implementation */
/** @typedef {import('./serverProcess.mjs').ServerProcess} ServerProcess */

/**
 * The measurements of one window of load.
 * @typedef {object} Window
 * @property {number} perSecond moves
 * @property {number} cpu microseconds of the server's CPU time for a move
 * @property {number} bytes for a move and seat
 * @property {number} p50 milliseconds from sending a move until all seats have its update
 * @property {number} p99
 * @property {number} driver the CPU time of the driver, as a part of one core
 */

/** A running server with its tables. @typedef {{ implementation: Implementation, server: ServerProcess, players: TablePlayer[] }} Side */

const OPENED_AT_ONCE = 10;

/** @param {number} milliseconds */
const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * @param {Implementation} implementation
 * @param {ServerProcess} server
 * @param {number} count
 * @returns {Promise<TablePlayer[]>}
 */
export const openTables = async (implementation, server, count) => {
  const open = async () => {
    const table = await implementation.open(server);
    return new TablePlayer(table, await table.deal());
  };
  /** @type {TablePlayer[]} */
  const players = [];
  while (players.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - players.length);
    players.push(...(await Promise.all(Array.from({ length: some }, open))));
  }
  return players;
};

/** @param {readonly TablePlayer[]} players */
const bytesOf = (players) => players.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * All tables play at once; only what happens after the ramp is counted.
 * @param {Pick<ServerProcess, 'usage'>} server
 * @param {readonly TablePlayer[]} players
 * @param {{ readonly ramp: number, readonly counted: number }} milliseconds
 * @returns {Promise<Window>}
 */
export const runWindow = async (server, players, { ramp, counted }) => {
  const ignored = new Tally();
  for (const player of players) player.start(ignored);
  await pause(ramp);
  const before = await server.usage();
  const bytesBefore = bytesOf(players);
  const begun = performance.now();
  const driverBefore = process.cpuUsage();
  const tally = new Tally();
  for (const player of players) player.countFor(tally);
  await pause(counted);
  const { moves } = tally;
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(driverBefore);
  const bytes = bytesOf(players) - bytesBefore;
  const after = await server.usage();
  await Promise.all(players.map((player) => player.stop()));
  return {
    perSecond: moves / seconds,
    cpu: (after.cpu - before.cpu) / moves,
    bytes: bytes / moves / (players[0]?.table.sockets.length ?? 1),
    p50: tally.latencyAt(0.5),
    p99: tally.latencyAt(0.99),
    driver: (user + system) / 1e6 / seconds,
  };
};
