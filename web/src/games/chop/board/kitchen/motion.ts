import type { ChopEvent, ChopView, Piece, Place } from '@miaou/chop';
import { POUNCE_TIME, preyOf } from '../moments/catch';
import { type Level, levelOf, type Point, standAt } from './geometry';

/** What a piece does while a fact is shown. */
export interface Travel {
  readonly piece: Piece;
  readonly points: readonly Point[];
  /** On which level each of them lies. */
  readonly levels: readonly Level[];
  readonly manner: 'walk' | 'pounce' | 'leap';
}

/** Milliseconds for one square. */
const STEP_TIME = 230;
const LEAP_TIME = 620;

const wayOf = (
  layout: ChopView['options']['layout'],
  piece: Piece,
  places: readonly Place[],
): Omit<Travel, 'manner'> => ({
  piece,
  points: places.map((place) => standAt(layout, piece, place)),
  levels: places.map((place) => levelOf(layout, piece, place)),
});

/** The travel of an event, if a piece moves. `before` shows whether the cat lands on a mouse. */
export const travelOf = (event: ChopEvent | null, before: ChopView | null): Travel | null => {
  if (event === null || before === null) return null;
  const { layout } = before.options;
  if (event.type === 'jumped') {
    return { ...wayOf(layout, event.by, [event.from, event.to]), manner: 'leap' };
  }
  if (event.type !== 'catMoved' && event.type !== 'mouseMoved') return null;
  const piece = event.type === 'catMoved' ? 'cat' : event.mouse;
  return {
    ...wayOf(layout, piece, [event.from, ...event.path]),
    manner: preyOf(event, before) === null ? 'walk' : 'pounce',
  };
};

/** How long a travel takes. */
export const timeOf = ({ points, manner }: Travel): number => {
  if (manner === 'pounce') return POUNCE_TIME;
  return manner === 'leap' ? LEAP_TIME : STEP_TIME * Math.max(1, points.length - 1);
};

const HOP = 12;
const LEAP = 120;

/** Where a piece stands, as a style. */
export const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

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

/** The level on which a piece casts its shadow, frame by frame: that of a square from halfway to it on. A pounce begins with a crouch. */
export const shadowLevels = ({ levels, manner }: Travel): readonly Level[] => {
  const [start, ...rest] = levels;
  const goal = levels.at(-1);
  if (start === undefined || goal === undefined) return [];
  return manner === 'pounce' ? [start, start, goal] : [start, ...rest.flatMap((level) => [level, level])];
};
