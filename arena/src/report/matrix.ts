import type { Estimate } from '@miaou/bots';
import type { Comparison } from '../comparison.js';
import type { AdjustedShare } from '../controlVariate.js';
import type { Cell } from '../standing.js';

/** A number in percent with one decimal. */
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** A share in percent with its interval. */
export const percentEstimate = ({ mean, low, high }: Estimate): string =>
  `${(mean * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;

const signed = (value: number, digits: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(digits)}`;

/** A difference of two shares in points of a hundred, with its interval. */
export const differenceEstimate = ({ mean, low, high }: Estimate): string =>
  `${signed(mean * 100, 1)} (${signed(low * 100, 1)} … ${signed(high * 100, 1)})`;

/** A lead in rating points with its interval. */
export const leadEstimate = ({ mean, low, high }: Estimate): string =>
  `${signed(mean, 0)} (${signed(low, 0)} … ${signed(high, 0)})`;

/** A rating with its interval. */
export const ratingEstimate = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;

/** Points with one digit. */
export const pointsEstimate = ({ mean, halfWidth }: Estimate): string => `${signed(mean, 1)} ± ${halfWidth.toFixed(1)}`;

/** How many times as many matches would be needed without the control variate. */
export const gainText = ({ gain }: AdjustedShare): string => `× ${gain.toFixed(1)}`;

/** The cell of a guest among hosts, if it was played. */
export const cellAt = (cells: readonly Cell[], guest: number, hosts: number): Cell | undefined =>
  cells.find((cell) => cell.guest === guest && cell.hosts === hosts);

/** Lines of a text table: names are in the first columns, to the left, and numbers to the right of theirs. */
export const padded = (rows: readonly (readonly string[])[], names = 1): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column < names ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
};

const matrixOf = (
  entrants: readonly string[],
  cells: readonly Cell[],
  corner: string,
  text: (cell: Cell) => string,
): string =>
  padded([
    [corner, ...entrants],
    ...entrants.map((name, guest) => [
      name,
      ...entrants.map((_, hosts) => {
        const cell = cellAt(cells, guest, hosts);
        return cell === undefined ? '·' : text(cell);
      }),
    ]),
  ]).join('\n');

/** The win shares as a text table: a row for each guest, a column for its hosts. */
export const matrixText = (entrants: readonly string[], cells: readonly Cell[], corner: string): string =>
  matrixOf(entrants, cells, corner, ({ share }) => percentEstimate(share));

/** The same with control variates and their gain; undefined where the plan asked for none. */
export const adjustedText = (
  entrants: readonly string[],
  cells: readonly Cell[],
  corner: string,
): string | undefined =>
  cells.every(({ adjusted }) => adjusted === null)
    ? undefined
    : matrixOf(entrants, cells, corner, ({ adjusted }) =>
        adjusted === null ? '·' : `${percentEstimate(adjusted)} ${gainText(adjusted)}`,
      );

/** Every two guests among the same hosts, a line each; undefined where no two have hosts in common. */
export const comparisonsText = (entrants: readonly string[], comparisons: readonly Comparison[]): string | undefined =>
  comparisons.length === 0
    ? undefined
    : padded(
        comparisons.map(({ first, second, difference, adjusted }) => [
          `${entrants[first] ?? ''} − ${entrants[second] ?? ''}`,
          differenceEstimate(difference),
          ...(adjusted === null ? [] : [`${differenceEstimate(adjusted)} ${gainText(adjusted)}`]),
        ]),
      ).join('\n');
