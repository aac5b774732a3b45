import type { ChopEvent, ChopView, Piece } from '@miaou/chop';
import { type Point, standAt } from './geometry';
import { POUNCE_TIME, preyOf } from './moments/catch';

/** What a piece does while a fact is shown. */
export interface Travel {
  readonly piece: Piece;
  readonly points: readonly Point[];
  readonly manner: 'walk' | 'pounce' | 'leap';
}

/** Milliseconds for one square. */
const STEP_TIME = 230;
const LEAP_TIME = 620;

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
  return { piece, points, manner: preyOf(event, before) === null ? 'walk' : 'pounce' };
};

/** How long a travel takes. */
export const timeOf = ({ points, manner }: Travel): number => {
  if (manner === 'pounce') return POUNCE_TIME;
  return manner === 'leap' ? LEAP_TIME : STEP_TIME * Math.max(1, points.length - 1);
};

const HOP = 12;
const LEAP = 120;

const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Square by square, with a hop between: the frames of an animation, evenly spaced. A pounce has a film of its own. */
export const framesOf = (travel: Travel): readonly string[] => {
  const [start, ...rest] = travel.points;
  if (start === undefined) return [];
  const legs = rest.flatMap((to, index) => {
    const from = travel.points[index] ?? start;
    const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - (travel.manner === 'leap' ? LEAP : HOP) };
    return [put(top), put(to)];
  });
  return [put(start), ...legs];
};
