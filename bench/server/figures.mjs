import { median } from '../rules/rounds.mjs';
import { comingsFigures } from './comings/figures.mjs';
import { ratio, whole } from './ratios.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('./windows.mjs').Window} Window */

/**
 * All measurements, by the name of the implementation.
 * @typedef {object} Measured
 * @property {readonly number[]} loads
 * @property {ReadonlyMap<string, ReadonlyMap<number, readonly Window[]>>} windows
 * @property {ReadonlyMap<string, number>} resyncs
 * @property {ReadonlyMap<string, number>} idle
 * @property {{ readonly bare: readonly number[], readonly ours: readonly number[] }} starts
 * @property {ReadonlyMap<string, readonly import('./comings/comings.mjs').ComingsRound[]>} comings
 */

const OURS = 'ours';
const BARE = 'bare ws';
const BOARDGAME_IO = 'boardgame.io';
const COLYSEUS = 'Colyseus';

/** With fewer tables a server waits for the disk more than it works. */
const FEWEST_TABLES_COMPARED = 50;

/** Guards with room, not records: docs/benchmarks.md has the figures. */
const BARS = {
  cpuOfBare: 2,
  cpuOfBoardgameIo: 0.22,
  cpuOfColyseus: 1,
  movesOfColyseus: 1,
  milliseconds: 50,
  bytes: 110,
  resyncBytes: 1300,
  idleBytes: 60_000,
  startOfBare: 2,
};

/**
 * @param {Measured} measured
 * @param {string} name
 * @param {number} load
 * @param {(window: Window) => number} pick
 */
const picked = ({ windows }, name, load, pick) => (windows.get(name)?.get(load) ?? []).map(pick);

/**
 * @param {Measured} measured
 * @param {string} name
 */
const cpus = (measured, name) => picked(measured, name, Math.max(...measured.loads), ({ cpu }) => cpu);

/**
 * The most moves a second at which p99 is within the limit; 0 if it never was.
 * @param {Measured} measured
 * @param {string} name
 */
const movesInTime = (measured, name) =>
  Math.max(
    0,
    ...measured.loads
      .filter((load) => median(picked(measured, name, load, ({ p99 }) => p99)) < BARS.milliseconds)
      .map((load) => median(picked(measured, name, load, ({ perSecond }) => perSecond))),
  );

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const cpuFigures = (measured) => {
  const bars = [
    { other: BARE, most: BARS.cpuOfBare },
    { other: BOARDGAME_IO, most: BARS.cpuOfBoardgameIo },
    { other: COLYSEUS, most: BARS.cpuOfColyseus },
  ];
  return [...measured.windows.keys()].flatMap((name) => {
    const what = `Server CPU for a move, ${Math.max(...measured.loads)} tables: ${name}`;
    const figure = { what, measured: `${whole(median(cpus(measured, name)))} µs` };
    if (name !== OURS) return [figure];
    return bars.map(({ other, most }) => {
      const part = ratio(cpus(measured, OURS), cpus(measured, other));
      return { ...figure, compared: `${part.toFixed(2)} × ${other}`, bar: `≤ ${most} ×`, met: part <= most };
    });
  });
};

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const speedFigures = (measured) =>
  [...measured.windows.keys()].map((name) => {
    const figure = {
      what: `Moves a second with p99 < ${BARS.milliseconds} ms: ${name}`,
      measured: `${whole(movesInTime(measured, name))} /s`,
    };
    if (name !== OURS) return figure;
    const part = movesInTime(measured, OURS) / movesInTime(measured, BARE);
    return { ...figure, compared: `${part.toFixed(2)} × ${BARE}` };
  });

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const loadFigures = (measured) =>
  measured.loads
    .filter((load) => load >= FEWEST_TABLES_COMPARED)
    .map((load) => {
      const speeds = (/** @type {string} */ name) => picked(measured, name, load, ({ perSecond }) => perSecond);
      const part = ratio(speeds(OURS), speeds(COLYSEUS));
      return {
        what: `Moves a second, ${load} tables: ${OURS}`,
        measured: `${whole(median(speeds(OURS)))} /s`,
        compared: `${part.toFixed(2)} × ${COLYSEUS}`,
        bar: `≥ ${BARS.movesOfColyseus} ×`,
        met: part >= BARS.movesOfColyseus,
      };
    });

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const latencyFigures = (measured) =>
  measured.loads.flatMap((load) =>
    [...measured.windows.keys()].map((name) => {
      const at = (/** @type {(window: Window) => number} */ pick) => median(picked(measured, name, load, pick));
      return {
        what: `${load} tables: ${name}`,
        measured: `${whole(at(({ perSecond }) => perSecond))} moves/s`,
        compared: `p50 ${at(({ p50 }) => p50).toFixed(1)} ms, p99 ${at(({ p99 }) => p99).toFixed(1)} ms`,
      };
    }),
  );

/**
 * Shows that the driver was not the bottleneck.
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const driverFigures = (measured) =>
  [...measured.windows.keys()].map((name) => {
    const all = measured.loads.flatMap((load) => picked(measured, name, load, ({ driver }) => driver));
    return { what: `CPU of the load driver, of one core: ${name}`, measured: `${whole(100 * median(all))} %` };
  });

/**
 * One figure for each implementation, with a bar for ours.
 * @param {string} what
 * @param {Iterable<readonly [string, number]>} values
 * @param {{ readonly most: number, readonly shown: (value: number) => string }} bar
 * @returns {Figure[]}
 */
const boundedFigures = (what, values, { most, shown }) =>
  Array.from(values, ([name, value]) => ({
    what: `${what}: ${name}`,
    measured: shown(value),
    ...(name === OURS ? { bar: `≤ ${shown(most)}`, met: value <= most } : {}),
  }));

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const sizeFigures = (measured) => {
  const bytes = [...measured.windows.keys()].map((name) => {
    const all = measured.loads.flatMap((load) => picked(measured, name, load, (window) => window.bytes));
    return /** @type {const} */ ([name, median(all)]);
  });
  const resyncs = [...measured.resyncs].filter(([name]) => name !== BARE);
  const kilobytes = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
  return [
    ...boundedFigures('Bytes for a move and seat', bytes, { most: BARS.bytes, shown: whole }),
    ...boundedFigures('Resync in the middle of a match', resyncs, { most: BARS.resyncBytes, shown: kilobytes }),
    ...boundedFigures('An idle table, four sockets included', measured.idle, {
      most: BARS.idleBytes,
      shown: kilobytes,
    }),
  ];
};

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const startFigures = ({ starts }) => {
  const part = ratio(starts.ours, starts.bare);
  return [
    {
      what: `Cold start: ${OURS}`,
      measured: `${whole(median(starts.ours))} ms`,
      compared: `${part.toFixed(2)} × ${BARE}`,
      bar: `≤ ${BARS.startOfBare} ×`,
      met: part <= BARS.startOfBare,
    },
    { what: `Cold start: ${BARE}`, measured: `${whole(median(starts.bare))} ms` },
  ];
};

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
export const figuresOf = (measured) => [
  ...cpuFigures(measured),
  ...speedFigures(measured),
  ...loadFigures(measured),
  ...sizeFigures(measured),
  ...startFigures(measured),
  ...comingsFigures(measured.comings),
  ...latencyFigures(measured),
  ...driverFigures(measured),
];
