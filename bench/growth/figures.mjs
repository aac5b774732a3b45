import { median } from '../rules/rounds.mjs';
import { ratio, whole } from '../server/ratios.mjs';

/** @typedef {import('../table.mjs').Figure} Figure */
/** @typedef {import('./measure.mjs').Measured} Measured */

/** Nothing that a visitor waits for may grow with what was played before. */
const BARS = { start: 1.2, list: 20_000, memory: 1.2 };

const milliseconds = (/** @type {number} */ microseconds) => `${(microseconds / 1000).toFixed(1)} ms`;
const seconds = (/** @type {number} */ spent) => `${(spent / 1000).toFixed(1)} s`;
const megabytes = (/** @type {number} */ bytes) => `${whole(bytes / 1e6)} MB`;

/**
 * @param {string} what
 * @param {number} microseconds
 * @returns {Figure}
 */
const listFigure = (what, microseconds) => ({
  what,
  measured: milliseconds(microseconds),
  bar: `≤ ${BARS.list / 1000} ms`,
  met: microseconds <= BARS.list,
});

/**
 * @param {string} what
 * @param {import('./growingStore.mjs').Check} check
 * @returns {Figure}
 */
const checkFigure = (what, { cpu, peak }) => ({
  what,
  measured: seconds(cpu),
  compared: `${megabytes(peak)} of memory`,
});

/**
 * @param {Measured} measured
 * @param {Measured} least the smallest store
 * @returns {Figure[]}
 */
const figuresFor = (measured, least) => {
  const size = `${whole(measured.matches)} matches`;
  const start = ratio(measured.starts, measured.emptyStarts);
  const memory = measured.memory / least.memory;
  return [
    {
      what: `${size}, ${whole(measured.openTables)} open tables: data file`,
      measured: megabytes(measured.bytes),
    },
    {
      what: `${size}: cold start`,
      measured: `${whole(median(measured.starts))} ms`,
      compared: `${start.toFixed(2)} × an empty file`,
      bar: `≤ ${BARS.start} ×`,
      met: start <= BARS.start,
    },
    { what: `${size}: work after the start, nobody there`, measured: milliseconds(measured.waking) },
    listFigure(`${size}: the lobby`, measured.lobby),
    listFigure(`${size}: a person’s own tables`, measured.ownTables),
    { what: `${size}: a finished table is opened`, measured: milliseconds(measured.opening) },
    {
      what: `${size}: memory after the start`,
      measured: megabytes(measured.memory),
      compared: `${memory.toFixed(2)} × that of ${whole(least.matches)}`,
    },
    { what: `${size}: memory after lists and tables were asked for`, measured: megabytes(measured.memoryAfterwards) },
    {
      what: `${size}: backup of a running server`,
      measured: measured.backup === undefined ? 'no room' : seconds(measured.backup),
    },
    ...(measured.check === undefined ? [] : [checkFigure(`${size}: check-data, CPU time`, measured.check)]),
  ];
};

/**
 * @param {readonly Measured[]} measured from the smallest to the largest
 * @returns {Figure[]}
 */
export const figuresOf = (measured) =>
  measured.flatMap((one) => figuresFor(one, /** @type {Measured} */ (measured[0])));
