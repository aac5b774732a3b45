import type { Estimate } from '@miaou/bots';
import type { Cell } from '../standing.js';
import type { Standing } from '../tournament.js';
import { percentEstimate } from './matrix.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

const WIDTH = 960;
const LEFT = 300;
const RIGHT = 160;
const LINE = 34;
const TOP = 30;
/** The distance between two marks on the scale. */
const stepOf = (end: number): number => (end > 0.5 ? 0.2 : 0.1);

/** The scale of shares; it ends at the next tenth above everything shown. */
interface Scale {
  readonly end: number;
  readonly x: (share: number) => number;
}

const scaleFor = (shares: readonly Estimate[], fair: number): Scale => {
  const highest = Math.max(fair, ...shares.map(({ high }) => high));
  const end = Math.min(1, Math.ceil(highest * 10) / 10);
  return { end, x: (share) => LEFT + (Math.max(0, Math.min(end, share)) / end) * (WIDTH - LEFT - RIGHT) };
};

const shortened = (name: string): string => (name.length > 20 ? `${name.slice(0, 19)}…` : name);

const bar = ({ mean, low, high }: Estimate, y: number, { x }: Scale, kind: 'plain' | 'adjusted'): string => {
  const [range, dot, radius] = kind === 'plain' ? ['range', 'dot', 6] : ['freeRange', 'freeDot', 4];
  const [from, to] = [x(low), x(high)].map((at) => at.toFixed(1));
  return `<line class="${range}" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/><circle class="${dot}" cx="${x(mean).toFixed(1)}" cy="${y}" r="${radius}"/>`;
};

const lineOf = (cell: Cell, index: number, entrants: readonly string[], scale: Scale): string => {
  const y = TOP + LINE * index + LINE / 2;
  const name = `${shortened(entrants[cell.guest] ?? '')} / ${shortened(entrants[cell.hosts] ?? '')}`;
  const isAdjusted = cell.adjusted !== null;
  return [
    `<text x="${LEFT - 14}" y="${y + 5}" text-anchor="end">${escaped(name)}</text>`,
    bar(cell.share, isAdjusted ? y - 5 : y, scale, 'plain'),
    ...(cell.adjusted === null ? [] : [bar(cell.adjusted, y + 7, scale, 'adjusted')]),
    `<text x="${WIDTH - RIGHT + 16}" y="${y + 5}">${percentEstimate(cell.share)}</text>`,
  ].join('');
};

const gridLine = (share: number, height: number, { x }: Scale): string =>
  `<line class="grid" x1="${x(share).toFixed(1)}" x2="${x(share).toFixed(1)}" y1="${TOP}" y2="${height}"/><text class="soft" x="${x(share).toFixed(1)}" y="18" text-anchor="middle">${(share * 100).toFixed(0)} %</text>`;

const fairLine = (fair: number | null, height: number, { x }: Scale): string =>
  fair === null
    ? ''
    : `<line class="fair" x1="${x(fair).toFixed(1)}" x2="${x(fair).toFixed(1)}" y1="${TOP}" y2="${height}"/>`;

/** The win share of every pairing with its interval, best first, and the share of equal players. */
export const sharesPlot = ({ plan, cells, fairShare }: Standing, words: ReportWords): string => {
  const height = TOP + LINE * cells.length + 8;
  const shown = cells.flatMap(({ share, adjusted }) => (adjusted === null ? [share] : [share, adjusted]));
  const scale = scaleFor(shown, fairShare ?? 0);
  const step = stepOf(scale.end);
  const marks = Array.from({ length: Math.floor(scale.end / step + 1e-9) + 1 }, (_, mark) => mark * step);
  const sorted = cells.toSorted((a, b) => b.share.mean - a.share.mean);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(words.share)}">`,
    ...marks.map((share) => gridLine(share, height, scale)),
    fairLine(fairShare, height, scale),
    ...sorted.map((cell, index) => lineOf(cell, index, plan.entrants, scale)),
    '</svg>',
  ].join('');
};
