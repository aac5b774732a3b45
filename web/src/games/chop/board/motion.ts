import type { ChopEvent, ChopView, Piece } from '@miaou/chop';
import { type Point, standAt } from './geometry';

/** What a piece does while a fact is shown. */
export interface Travel {
  readonly piece: Piece;
  readonly points: readonly Point[];
  readonly manner: 'walk' | 'pounce' | 'leap';
}

/** Milliseconds for one square. */
const STEP_TIME = 230;
const LEAP_TIME = 620;

const isCatch = ({ mice }: ChopView, event: ChopEvent): boolean =>
  event.type === 'catMoved' && mice.some((place) => place === event.to);

/** The travel of an event, if a piece moves. `before` shows whether the cat lands on a mouse. */
export const travelOf = (event: ChopEvent | null, before: ChopView | null): Travel | null => {
  if (event === null || before === null) return null;
  const { layout } = before.options;
  if (event.type === 'jumped') {
    const points = [event.from, event.to].map((place) => standAt(layout, event.by, place));
    return { piece: event.by, points, manner: 'leap' };
  }
  if (event.type !== 'catMoved' && event.type !== 'mouseMoved') return null;
  const piece = event.type === 'catMoved' ? 'cat' : event.mouse;
  const points = [event.from, ...event.path].map((place) => standAt(layout, piece, place));
  return { piece, points, manner: isCatch(before, event) ? 'pounce' : 'walk' };
};

/** How long a travel takes. */
export const timeOf = ({ points, manner }: Travel): number =>
  manner === 'leap' ? LEAP_TIME : STEP_TIME * Math.max(1, points.length - 1);

const HOP = 12;
const POUNCE = 60;
const LEAP = 120;

const heightOf = ({ manner, points }: Travel, leg: number): number => {
  if (manner === 'leap') return LEAP;
  return manner === 'pounce' && leg === points.length - 1 ? POUNCE : HOP;
};

const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Square by square, with a hop between: the frames of an animation, evenly spaced. */
export const framesOf = (travel: Travel): readonly string[] => {
  const [start, ...rest] = travel.points;
  if (start === undefined) return [];
  const legs = rest.flatMap((to, index) => {
    const from = travel.points[index] ?? start;
    const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - heightOf(travel, index + 1) };
    return [put(top), put(to)];
  });
  return [put(start), ...legs];
};
