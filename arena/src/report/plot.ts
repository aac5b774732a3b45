import type { Cell } from '../standing.js';
import type { Standing } from '../tournament.js';
import { percentEstimate } from './matrix.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

const WIDTH = 900;
const LEFT = 300;
const RIGHT = 150;
const LINE = 28;
const TOP = 28;

const xOf = (share: number): number => LEFT + share * (WIDTH - LEFT - RIGHT);

const shortened = (name: string): string => (name.length > 22 ? `${name.slice(0, 21)}…` : name);

const lineOf = (cell: Cell, index: number, entrants: readonly string[]): string => {
  const y = TOP + LINE * index + LINE / 2;
  const { mean, halfWidth } = cell.share;
  const from = xOf(Math.max(0, mean - halfWidth)).toFixed(1);
  const to = xOf(Math.min(1, mean + halfWidth)).toFixed(1);
  const name = `${shortened(entrants[cell.guest] ?? '')} / ${shortened(entrants[cell.hosts] ?? '')}`;
  return `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(name)}</text><line class="range" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/><circle class="dot" cx="${xOf(mean).toFixed(1)}" cy="${y}" r="5"/><text x="${WIDTH - RIGHT + 12}" y="${y + 4}">${percentEstimate(cell.share)}</text>`;
};

const gridLine = (share: number, height: number): string =>
  `<line class="grid" x1="${xOf(share)}" x2="${xOf(share)}" y1="${TOP}" y2="${height}"/><text x="${xOf(share)}" y="16" text-anchor="middle">${share * 100} %</text>`;

/** Every pairing's win share with its interval, the best first, and the share that equals would have. */
export const sharesPlot = ({ plan, cells }: Standing, words: ReportWords): string => {
  const height = TOP + LINE * cells.length + 8;
  const fair = xOf(1 / plan.seats).toFixed(1);
  const sorted = cells.toSorted((a, b) => b.share.mean - a.share.mean);
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(words.share)}">${[
    0, 0.25, 0.5, 0.75, 1,
  ]
    .map((share) => gridLine(share, height))
    .join('')}<line class="fair" x1="${fair}" x2="${fair}" y1="${TOP}" y2="${height}"/>${sorted
    .map((cell, index) => lineOf(cell, index, plan.entrants))
    .join('')}</svg>`;
};
