import type { Seat } from '@miaou/kit';
import type { Places, Rect } from './layout';
import type { Slide } from './slide';

const middleOf = ({ x, y, width, height }: Rect): readonly [number, number] => [x + width / 2, y + height / 2];

/** The way from one seat to another; none where somebody raises their own bid, or nobody led before. */
export const slideFrom = (places: Places, from: Seat | null, to: Seat): Slide | undefined => {
  const start = places.get(`seat-${from}`);
  const end = places.get(`seat-${to}`);
  if (from === to || start === undefined || end === undefined) return undefined;
  const [[fromX, fromY], [toX, toY]] = [middleOf(start), middleOf(end)];
  return { dx: fromX - toX, dy: fromY - toY };
};
