import { type ChopView, type Place, pathOf } from '@miaou/chop';
import type { Target } from '../choices';
import { type Point, standAt } from './geometry';
import { whereIs } from './pieces';

/** One step of a way, numbered from 1. */
interface WayStep {
  readonly at: Point;
  readonly number: number;
}

/** A way as it is drawn: a line from the piece to an arrow head before the goal, and a number for each step. */
export interface Way {
  readonly line: readonly Point[];
  readonly head: Point & { readonly turn: number };
  readonly steps: readonly WayStep[];
}

/** Where a way comes to a square twice, the later number is moved aside, so that both can be read (CM2). */
const ASIDE = 30;

const stepsAlong = (places: readonly Place[], points: readonly Point[]): readonly WayStep[] =>
  points.map((point, index) => {
    const visits = places.slice(0, index).filter((place) => place === places[index]).length;
    return { at: { x: point.x + visits * ASIDE, y: point.y }, number: index + 1 };
  });

/** How far before the goal the line ends. */
const SHORT = 44;

const headOf = (points: readonly Point[]): Way['head'] => {
  const [from, to] = [points.at(-2) ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }];
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: to.x - SHORT * Math.cos(angle), y: to.y - SHORT * Math.sin(angle), turn: (angle * 180) / Math.PI };
};

/** The way of a walk, or a straight line for a jump; nothing for what does not move a piece. */
export const wayTo = (view: ChopView, { piece, place, move }: Target): Way | undefined => {
  const from = whereIs(view, piece);
  if (from === null || move.type === 'fork') return undefined;
  const { layout } = view.options;
  const places = move.type === 'move' && view.steps !== null ? pathOf(view, piece, place, view.steps) : [place];
  const points = places.map((at) => standAt(layout, piece, at));
  const line = [standAt(layout, piece, from), ...points];
  const head = headOf(line);
  return {
    line: [...line.slice(0, -1), head],
    head,
    steps: move.type === 'move' ? stepsAlong(places, points) : [],
  };
};

/** The way as the `d` of a path. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
