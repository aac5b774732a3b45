import { median } from '../rules/rounds.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('./windows.mjs').Window} Window */

/**
 * Everything that was measured, by the name of the contestant.
 * @typedef {object} Measured
 * @property {readonly number[]} loads
 * @property {ReadonlyMap<string, ReadonlyMap<number, readonly Window[]>>} windows
 * @property {ReadonlyMap<string, number>} resyncs
 * @property {ReadonlyMap<string, number>} idle
 * @property {{ readonly bare: readonly number[], readonly ours: readonly number[] }} starts
 */

const OURS = 'ours';
const BARE = 'bare ws';
const BOARDGAME_IO = 'boardgame.io';

const BARS = {
  cpuOfBare: 1.5,
  cpuOfBoardgameIo: 0.2,
  movesOfBare: 0.7,
  milliseconds: 50,
  bytes: 110,
  resyncBytes: 1300,
  idleBytes: 60_000,
  startOfBare: 1.5,
};

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');

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
 * Each round is compared with itself.
 * @param {readonly number[]} values
 * @param {readonly number[]} others
 */
const ratio = (values, others) => median(values.map((value, round) => value / (others[round] ?? Number.NaN)));

/**
 * The most moves a second at which ninety-nine of a hundred are told in time; 0 if that was never so.
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
  const ofBare = ratio(cpus(measured, OURS), cpus(measured, BARE));
  const ofBoardgameIo = ratio(cpus(measured, OURS), cpus(measured, BOARDGAME_IO));
  return [...measured.windows.keys()].flatMap((name) => {
    const what = `Server CPU for a move, ${Math.max(...measured.loads)} tables: ${name}`;
    const figure = { what, measured: `${whole(median(cpus(measured, name)))} µs` };
    if (name !== OURS) return [figure];
    return [
      {
        ...figure,
        compared: `${ofBare.toFixed(2)} × ${BARE}`,
        bar: `≤ ${BARS.cpuOfBare} ×`,
        met: ofBare <= BARS.cpuOfBare,
      },
      {
        ...figure,
        compared: `${ofBoardgameIo.toFixed(2)} × ${BOARDGAME_IO}`,
        bar: `≤ ${BARS.cpuOfBoardgameIo} ×`,
        met: ofBoardgameIo <= BARS.cpuOfBoardgameIo,
      },
    ];
  });
};

/**
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const speedFigures = (measured) => {
  const part = movesInTime(measured, OURS) / movesInTime(measured, BARE);
  return [...measured.windows.keys()].map((name) => ({
    what: `Moves a second with p99 < ${BARS.milliseconds} ms: ${name}`,
    measured: `${whole(movesInTime(measured, name))} /s`,
    ...(name === OURS
      ? {
          compared: `${part.toFixed(2)} × ${BARE}`,
          bar: `≥ ${BARS.movesOfBare} ×`,
          met: part >= BARS.movesOfBare,
        }
      : {}),
  }));
};

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
 * A driver that were busy all the time would measure itself.
 * @param {Measured} measured
 * @returns {Figure[]}
 */
const driverFigures = (measured) =>
  [...measured.windows.keys()].map((name) => {
    const all = measured.loads.flatMap((load) => picked(measured, name, load, ({ driver }) => driver));
    return { what: `The driver itself, of one core: ${name}`, measured: `${whole(100 * median(all))} %` };
  });

/**
 * One figure for each contestant, with a bar for ours.
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
  ...sizeFigures(measured),
  ...startFigures(measured),
  ...latencyFigures(measured),
  ...driverFigures(measured),
];
