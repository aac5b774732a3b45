import type { Seat } from '@miaou/kit';
import { animate } from '../../../../ui/keyframes';
import type { Places, Rect } from '../cardSpots';

/** How far something comes from, in pixels. */
export interface Slide {
  readonly dx: number;
  readonly dy: number;
}

const SLIDE_MILLISECONDS = 180;

/** Lets an element come from there. */
export const sliding =
  (slide: Slide | undefined) =>
  (element: HTMLElement): void => {
    if (slide === undefined) return;
    animate(element, [{ transform: `translate(${slide.dx}px, ${slide.dy}px)` }, { transform: 'none' }], {
      duration: SLIDE_MILLISECONDS,
      easing: 'cubic-bezier(.2,1.4,.4,1)',
    });
  };

const middleOf = ({ x, y, width, height }: Rect): readonly [number, number] => [x + width / 2, y + height / 2];

/** The way from one seat to another; none where a player raises their own bid, or there was no leader. */
export const slideFrom = (places: Places, from: Seat | null, to: Seat): Slide | undefined => {
  const start = places.get(`seat-${from}`);
  const end = places.get(`seat-${to}`);
  if (from === to || start === undefined || end === undefined) return undefined;
  const [[fromX, fromY], [toX, toY]] = [middleOf(start), middleOf(end)];
  return { dx: fromX - toX, dy: fromY - toY };
};
