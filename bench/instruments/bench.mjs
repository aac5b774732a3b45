import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Histogram } from '../../server/dist/histogram.js';
import { report } from '../report.mjs';
import { median } from '../rules/rounds.mjs';
import { environmentFor, ours } from '../server/ours.mjs';
import { ratio, whole } from '../server/ratios.mjs';
import { startProcess } from '../server/serverProcess.mjs';
import { openTables, runWindow } from '../server/windows.mjs';

const PROGRAM = new URL('instrumentsChild.mjs', import.meta.url);
const TABLES = 50;
const ROUNDS = 21;
const WARM_UP = { ramp: 0, counted: 8_000 };
const WINDOW = { ramp: 200, counted: 1_000 };
/** A guard with room: what is measured scatters by more than the instruments cost. */
const MOST = 1.05;

/** So often for a move: until it is answered, durable, and told; each from one moment to another. */
const NOTES_OF_A_MOVE = 3;
const NOTES = 3_000_000;

/** Microseconds for the notes of one move, alone in a loop. */
const costOfNotes = () => {
  const histogram = new Histogram();
  const begun = process.cpuUsage();
  for (let note = 0; note < NOTES; note += 1) {
    const since = performance.now();
    histogram.observe(performance.now() - since + (note % 40));
  }
  const { user, system } = process.cpuUsage(begun);
  return (NOTES_OF_A_MOVE * (user + system)) / NOTES;
};

const folder = fileURLToPath(new URL('../../.cache/bench-instruments/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** @param {'on' | 'off'} instruments */
const startSide = async (instruments) => {
  const variables = { ...environmentFor(`${folder}${instruments}.sqlite`), BENCH_INSTRUMENTS: instruments };
  const server = await startProcess(PROGRAM, variables);
  const players = await openTables(ours, server, TABLES);
  return { instruments, server, players, cpu: /** @type {number[]} */ ([]) };
};

const sides = [await startSide('on'), await startSide('off')];
console.log('Playing, with and without instruments in turn …');
for (const { server, players } of sides) await runWindow(server, players, WARM_UP);
for (let round = 0; round < ROUNDS; round += 1)
  for (const side of round % 2 === 0 ? sides : sides.toReversed())
    side.cpu.push((await runWindow(side.server, side.players, WINDOW)).cpu);
await Promise.all(sides.map(({ server }) => server.stop()));
rmSync(folder, { recursive: true, force: true });

const [on = [], off = []] = sides.map(({ cpu }) => cpu);
const part = ratio(on, off);
report('instruments', [
  {
    what: 'Server CPU for a move, instruments on and read every 5 s',
    measured: `${whole(median(on))} µs`,
    compared: `${part.toFixed(2)} × without`,
    bar: `≤ ${MOST} ×`,
    met: part <= MOST,
  },
  { what: 'Server CPU for a move, without instruments', measured: `${whole(median(off))} µs` },
  { what: 'What is noted of a move, alone in a loop', measured: `${costOfNotes().toFixed(2)} µs` },
]);
process.exit();
