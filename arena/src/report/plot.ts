import type { Estimate } from '@miaou/bots';
import type { Ladder } from '../ladder/ladder.js';
import type { Cell } from '../standing.js';
import type { Standing } from '../tournament.js';
import { percentEstimate, ratingEstimate } from './matrix.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

const WIDTH = 960;
const LEFT = 300;
const RIGHT = 160;
const LINE = 34;
const TOP = 30;
/** The distance between two marks on the scale. */
const stepOf = (end: number): number => (end > 0.5 ? 0.2 : 0.1);

interface Scale {
  readonly x: (value: number) => number;
}

/** The scale of shares; it ends at the next tenth above everything shown. */
interface ShareScale extends Scale {
  readonly end: number;
}

const scaleFor = (shares: readonly Estimate[], fair: number): ShareScale => {
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

const gridLine = (value: number, label: string, height: number, { x }: Scale): string =>
  `<line class="grid" x1="${x(value).toFixed(1)}" x2="${x(value).toFixed(1)}" y1="${TOP}" y2="${height}"/><text class="soft" x="${x(value).toFixed(1)}" y="18" text-anchor="middle">${label}</text>`;

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
    ...marks.map((share) => gridLine(share, `${(share * 100).toFixed(0)} %`, height, scale)),
    fairLine(fairShare, height, scale),
    ...sorted.map((cell, index) => lineOf(cell, index, plan.entrants, scale)),
    '</svg>',
  ].join('');
};

/** The distance between two marks on the scale of ratings. */
const ratingStep = (range: number): number => [50, 100, 200, 500, 1000].find((step) => range / step <= 8) ?? 2000;

/** The rating of every entrant with its interval, best first. */
export const ratingsPlot = (entrants: readonly string[], { places }: Ladder, words: ReportWords): string => {
  const height = TOP + LINE * places.length + 8;
  const [low, high] = [
    Math.min(...places.map(({ rating }) => rating.low)),
    Math.max(...places.map(({ rating }) => rating.high)),
  ];
  const step = ratingStep(high - low);
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  const scale: Scale = {
    x: (rating) => LEFT + ((rating / step - first) / (last - first)) * (WIDTH - LEFT - RIGHT),
  };
  const marks = Array.from({ length: last - first + 1 }, (_, mark) => (first + mark) * step);
  const lines = places.map(({ entrant, rating }, place) => {
    const y = TOP + LINE * place + LINE / 2;
    return `<text x="${LEFT - 14}" y="${y + 5}" text-anchor="end">${escaped(shortened(entrants[entrant] ?? ''))}</text>${bar(rating, y, scale, 'plain')}<text x="${WIDTH - RIGHT + 16}" y="${y + 5}">${ratingEstimate(rating)}</text>`;
  });
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(words.rating)}">`,
    ...marks.map((mark) => gridLine(mark, String(mark), height, scale)),
    ...lines,
    '</svg>',
  ].join('');
};
