import { bare, comingsOfBare } from '../bare.mjs';
import { colyseus, comingsOfColyseus } from '../colyseus.mjs';
import { comingsOfOurs, ours } from '../ours.mjs';
import { pause, several, workOf } from './work.mjs';

/** @typedef {import('../implementation.mjs').Implementation} Implementation */
/** @typedef {import('../serverProcess.mjs').ServerProcess} ServerProcess */
/** @typedef {import('../rawWebSocket.mjs').RawWebSocket} RawWebSocket */

/**
 * What people do beside playing. Who they are is settled before, and not measured.
 * @typedef {object} Comings
 * @property {(server: ServerProcess) => Promise<() => Promise<() => Promise<void>>>} gather four people; then opens a table for them, and then lets them leave it
 * @property {(server: ServerProcess, people: number) => Promise<() => Promise<RawWebSocket[]>>} [onlookers] people; then lets them come to one table
 * @property {(server: ServerProcess, readers: number, tables: number) => Promise<{ readonly sockets: readonly RawWebSocket[], readonly open: () => Promise<void> }>} [lobby] people who read the public list; opens public tables
 */

/** The limit of the product: presence is told every 250 ms at most, the public list every second. */
const PRESENCE_INTERVAL = 250;
const LOBBY_INTERVAL = 1000;

/** @type {readonly { readonly implementation: Implementation, readonly comings: Comings }[]} */
const SIDES = [
  { implementation: ours, comings: comingsOfOurs },
  { implementation: bare, comings: comingsOfBare },
  { implementation: colyseus, comings: comingsOfColyseus },
];

/**
 * CPU time for a table that is opened, and for one that four people leave.
 * @param {Comings} comings
 * @param {ServerProcess} server
 * @param {number} tables
 */
const openAndLeave = async ({ gather }, server, tables) => {
  const groups = await several(tables, () => gather(server));
  const opened = await workOf(server, () => several(tables, async (index) => groups[index]?.()));
  const left = await workOf(server, () => several(tables, async (index) => opened.result[index]?.()));
  return { opened: opened.cpu / tables, left: left.cpu / tables };
};

/**
 * People come to one table within moments; everybody is told how many look on.
 * @param {Comings} comings
 * @param {ServerProcess} server
 * @param {number} people
 */
const lookOn = async ({ onlookers }, server, people) => {
  const come = await onlookers?.(server, people);
  if (come === undefined) return undefined;
  const begun = performance.now();
  const { cpu, result } = await workOf(server, async () => {
    const sockets = await come();
    await pause(2 * PRESENCE_INTERVAL);
    return sockets;
  });
  const intervals = (performance.now() - begun) / PRESENCE_INTERVAL;
  const messages = Math.max(...result.map((socket) => socket.messages));
  for (const socket of result) socket.close();
  return { cpu: cpu / people, messages, intervals };
};

/**
 * Public tables are opened while people read the public list.
 * @param {Comings} comings
 * @param {ServerProcess} server
 * @param {{ readonly readers: number, readonly tables: number }} size
 */
const readLobby = async ({ lobby }, server, { readers, tables }) => {
  const read = await lobby?.(server, readers, tables);
  if (read === undefined) return undefined;
  const before = read.sockets.map((socket) => socket.messages);
  const begun = performance.now();
  const { cpu } = await workOf(server, async () => {
    await read.open();
    await pause(LOBBY_INTERVAL + 200);
  });
  const intervals = (performance.now() - begun) / LOBBY_INTERVAL;
  const messages = Math.max(...read.sockets.map((socket, index) => socket.messages - (before[index] ?? 0)));
  for (const socket of read.sockets) socket.close();
  return { cpu: cpu / tables, messages, intervals };
};

/** @typedef {{ readonly opened: number, readonly left: number, readonly presence: Awaited<ReturnType<typeof lookOn>>, readonly lobby: Awaited<ReturnType<typeof readLobby>> }} ComingsRound */

/**
 * All servers in turn, each in a new process, round after round. The first round of each server warms it up and is not counted.
 * @param {{ readonly rounds: number, readonly tables: number, readonly onlookers: number, readonly readers: number, readonly publicTables: number }} size
 * @returns {Promise<Map<string, ComingsRound[]>>}
 */
export const measureComings = async ({ rounds, tables, onlookers, readers, publicTables }) => {
  /** @type {Map<string, ComingsRound[]>} */
  const measured = new Map(SIDES.map(({ implementation }) => [implementation.name, []]));
  const running = [];
  for (const side of SIDES) running.push({ ...side, server: await side.implementation.start() });
  for (let round = 0; round <= rounds; round++) {
    for (const { implementation, comings, server } of running) {
      const lives = await openAndLeave(comings, server, tables);
      const presence = await lookOn(comings, server, onlookers);
      const lobby = await readLobby(comings, server, { readers, tables: publicTables });
      if (round > 0) measured.get(implementation.name)?.push({ ...lives, presence, lobby });
    }
  }
  await Promise.all(running.map(({ server }) => server.stop()));
  return measured;
};
