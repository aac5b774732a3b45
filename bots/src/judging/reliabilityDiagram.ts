import { at } from '@miaou/kit';
import type { ReliabilityClass } from './reliability.js';

/** The reliability of one forecaster at one part of a game, before and after calibration. */
export interface DiagramPanel {
  readonly title: string;
  readonly raw: readonly ReliabilityClass[];
  readonly calibrated: readonly ReliabilityClass[];
}

const SIDE = 180;
const GAP = 46;
const TOP = 30;
const COLUMNS = 3;

const number = (value: number): string => value.toFixed(1);

const pointOf = (kind: string, { expected, observed }: ReliabilityClass): string => {
  const [x, y, low, high] = [
    SIDE * expected,
    SIDE * (1 - observed.mean),
    SIDE * (1 - observed.low),
    SIDE * (1 - observed.high),
  ].map(number);
  return `<g class="${kind}"><path d="M${x} ${low}V${high}"/><circle cx="${x}" cy="${y}" r="3.2"/></g>`;
};

const TICKS = [0, 50, 100];

const axesOf = (): string =>
  TICKS.map((percent) => {
    const along = (SIDE * percent) / 100;
    return `<text x="${along}" y="${SIDE + 14}" text-anchor="middle">${percent}</text><text x="-6" y="${SIDE - along + 4}" text-anchor="end">${percent}</text>`;
  }).join('');

const panelOf = ({ title, raw, calibrated }: DiagramPanel, index: number): string => {
  const x = GAP + (index % COLUMNS) * (SIDE + GAP);
  const y = TOP + Math.floor(index / COLUMNS) * (SIDE + GAP + TOP);
  return [
    `<g transform="translate(${x} ${y})"><text x="0" y="-8" class="title">${title}</text>`,
    `<rect width="${SIDE}" height="${SIDE}"/><path d="M0 ${SIDE}L${SIDE} 0" class="ideal"/>${axesOf()}`,
    ...raw.map((one) => pointOf('raw', one)),
    ...calibrated.map((one) => pointOf('bent', one)),
    '</g>',
  ].join('\n');
};

const STYLE = [
  'text{font:11px sans-serif;fill:#444}.title{font-weight:bold}rect{fill:#fff;stroke:#999}.ideal{stroke:#999;stroke-dasharray:4 3}',
  '.raw path{stroke:#d08a3c}.raw circle{fill:#fff;stroke:#d08a3c}.bent path{stroke:#226e65}.bent circle{fill:#226e65}',
].join('');

/** A picture of how far chances come true: across what was expected, upwards how often it came, both in percent. */
export const reliabilityDiagram = (caption: string, panels: readonly DiagramPanel[]): string => {
  const rows = Math.ceil(panels.length / COLUMNS);
  const columns = Math.min(COLUMNS, panels.length);
  const [width, height] = [GAP + columns * (SIDE + GAP), rows * (SIDE + GAP + TOP) + 14];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${caption}">`,
    `<style>${STYLE}</style><rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>`,
    ...panels.map((_, index) => panelOf(at(panels, index), index)),
    `<text x="${GAP}" y="${height - 8}">${caption}</text>`,
    '</svg>',
    '',
  ].join('\n');
};
