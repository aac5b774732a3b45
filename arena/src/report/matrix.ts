import type { Adjusted } from '../adjust.js';
import type { Estimate } from '../estimate.js';
import type { Cell } from '../standing.js';

/** A number as percent with one digit behind the point. */
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** An estimate as percent with its half-width. */
export const percentEstimate = ({ mean, halfWidth }: Estimate): string =>
  `${(mean * 100).toFixed(1)} ± ${(halfWidth * 100).toFixed(1)} %`;

/** Points with one digit. */
export const pointsEstimate = ({ mean, halfWidth }: Estimate): string =>
  `${mean >= 0 ? '+' : '−'}${Math.abs(mean).toFixed(1)} ± ${halfWidth.toFixed(1)}`;

/** How many times as many matches would be needed without the adjustment. */
export const gainText = ({ gain }: Adjusted): string => `× ${gain.toFixed(1)}`;

/** The cell of a guest among hosts, if it was played. */
export const cellAt = (cells: readonly Cell[], guest: number, hosts: number): Cell | undefined =>
  cells.find((cell) => cell.guest === guest && cell.hosts === hosts);

const padded = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
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

/** The win shares as a table of plain text: a line for each guest, a column for its hosts. */
export const matrixText = (entrants: readonly string[], cells: readonly Cell[], corner: string): string =>
  matrixOf(entrants, cells, corner, ({ share }) => percentEstimate(share));

/** The same freed from luck, with what it saves; nothing where no luck was gauged. */
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
