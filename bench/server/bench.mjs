import { buildProgramIfStale } from '../../cli/bin/build.mjs';
import { report } from '../report.mjs';
import { median } from '../rules/rounds.mjs';
import { bare } from './bare.mjs';
import { boardgameIo } from './boardgameIo.mjs';
import { coldStarts } from './coldStart.mjs';
import { colyseus } from './colyseus.mjs';
import { measureComings } from './comings/comings.mjs';
import { figuresOf } from './figures.mjs';
import { idleTableBytes } from './idleMemory.mjs';
import { ours } from './ours.mjs';
import { openTables, runWindow } from './windows.mjs';

/** @typedef {import('./windows.mjs').Window} Window */
/** @typedef {import('./windows.mjs').Side} Side */

const IMPLEMENTATIONS = [ours, bare, colyseus, boardgameIo];

/** Numbers of tables that play at once. CPU time is reported for the largest. */
const LOADS = [10, 50, 100, 200];
const TABLES = Math.max(...LOADS);
const ROUNDS = 3;
/** Long enough for the slowest implementation to be optimised by the engine. */
const WARM_UP = { ramp: 0, counted: 12_000 };
const WINDOW = { ramp: 300, counted: 1500 };
const IDLE = { few: 50, more: 250 };
const COLD_STARTS = 9;
/** The middle of nine. */
const MIDDLE_ROUND = 5;
const RESYNCS = 9;
const COMINGS = { rounds: 3, tables: 40, onlookers: 300, readers: 100, publicTables: 10 };

if (!buildProgramIfStale()) throw new Error('the build failed');

/**
 * All are started before anybody connects: the first start may install packages, and a driver that does so answers no pings.
 * @returns {Promise<Side[]>}
 */
const startAll = async () => {
  const started = [];
  for (const implementation of IMPLEMENTATIONS) {
    console.log(`Starting ${implementation.name} …`);
    started.push({ implementation, server: await implementation.start() });
  }
  const sides = [];
  for (const { implementation, server } of started) {
    console.log(`Opening ${TABLES} tables at ${implementation.name} …`);
    sides.push({ implementation, server, players: await openTables(implementation, server, TABLES) });
  }
  return sides;
};

/**
 * Runs all servers in turn, round after round, so that a slow moment of the machine affects all of them.
 * @param {readonly Side[]} sides
 * @returns {Promise<Map<string, Map<number, Window[]>>>} by implementation and number of tables
 */
const runLoads = async (sides) => {
  for (const { server, players } of sides) await runWindow(server, players, WARM_UP);
  const noWindows = () => new Map(LOADS.map((load) => [load, /** @type {Window[]} */ ([])]));
  const windows = new Map(sides.map(({ implementation }) => [implementation.name, noWindows()]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const load of LOADS) {
      for (const { implementation, server, players } of sides) {
        const window = await runWindow(server, players.slice(0, load), WINDOW);
        windows.get(implementation.name)?.get(load)?.push(window);
      }
    }
  }
  return windows;
};

/** The bytes that a seat gets when it reconnects in the middle of a match. @param {Side} side */
const resyncBytes = async ({ players }) => {
  const middle = players.filter(({ position }) => position.state().round === MIDDLE_ROUND).slice(0, RESYNCS);
  const sizes = [];
  for (const { table } of middle) sizes.push(await table.resync(0));
  return median(sizes);
};

const sides = await startAll();
console.log('Playing, all servers in turn …');
const windows = await runLoads(sides);
const resyncs = new Map();
for (const side of sides) resyncs.set(side.implementation.name, await resyncBytes(side));
await Promise.all(sides.map(({ server }) => server.stop()));

console.log('Idle tables …');
const idle = new Map();
for (const implementation of IMPLEMENTATIONS) idle.set(implementation.name, await idleTableBytes(implementation, IDLE));

console.log('Cold starts …');
const starts = await coldStarts(COLD_STARTS);

console.log('Tables that open and close, onlookers, the lobby …');
const comings = await measureComings(COMINGS);

report('server', figuresOf({ loads: LOADS, windows, resyncs, idle, starts, comings }));
process.exit();
