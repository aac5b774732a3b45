/**
 * One row of a table: what was measured, the result, and the bar it must meet, if it has one.
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} measured
 * @property {string} [compared] the same figure as a multiple of another
 * @property {string} [bar]
 * @property {boolean} [met]
 */

const HEAD = ['', 'measured', 'compared', 'bar', 'met'];

/**
 * @param {Figure} figure
 * @returns {string[]}
 */
const cellsOf = ({ what, measured, compared, bar, met }) => [
  what,
  measured,
  compared ?? '',
  bar ?? '',
  met === undefined ? '' : met ? 'yes' : '**NO**',
];

/**
 * A Markdown table that also reads well in a terminal.
 * @param {readonly Figure[]} figures
 */
export const table = (figures) => {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(HEAD), line(rule), ...rows.slice(1).map(line)].join('\n');
};

/**
 * @param {readonly Figure[]} figures
 * @returns {boolean} whether every bar was met
 */
export const allMet = (figures) => figures.every(({ met }) => met !== false);
