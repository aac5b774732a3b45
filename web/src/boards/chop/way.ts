import { type ChopView, type Place, pathOf } from '@miaou/chop';
import type { Target } from './choices';
import { type Point, standAt } from './geometry';
import { whereIs } from './pieces';

/** One step of a way, numbered from 1. */
export interface WayStep {
  readonly at: Point;
  readonly number: number;
}

/** A way as it is drawn: a line from the piece, and a number for each step. */
export interface Way {
  readonly line: readonly Point[];
  readonly steps: readonly WayStep[];
}

/** Where a way comes to a square twice, the later number is moved aside, so that both can be read (CM2). */
const ASIDE = 30;

const stepsAlong = (places: readonly Place[], points: readonly Point[]): readonly WayStep[] =>
  points.map((point, index) => {
    const visits = places.slice(0, index).filter((place) => place === places[index]).length;
    return { at: { x: point.x + visits * ASIDE, y: point.y }, number: index + 1 };
  });

/** The way of a walk, or a straight line for a jump; nothing for what does not move a piece. */
export const wayTo = (view: ChopView, { piece, place, move }: Target): Way | undefined => {
  const from = whereIs(view, piece);
  if (from === null || move.type === 'fork') return undefined;
  const { layout } = view.options;
  const places = move.type === 'move' && view.steps !== null ? pathOf(view, piece, place, view.steps) : [place];
  const points = places.map((at) => standAt(layout, piece, at));
  return {
    line: [standAt(layout, piece, from), ...points],
    steps: move.type === 'move' ? stepsAlong(places, points) : [],
  };
};

/** The way as the `d` of a path. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
