import type { Places, Rect } from './cardSpots';

/** Where everything that is marked with `data-place` lies on the stage. */
export const readPlaces = (stage: HTMLElement): Places => {
  const origin = stage.getBoundingClientRect();
  const places = new Map<string, Rect>();
  for (const mark of stage.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, top, width, height } = mark.getBoundingClientRect();
    places.set(mark.dataset['place'] ?? '', { x: left - origin.left, y: top - origin.top, width, height });
  }
  return places;
};

const sameRect = (a: Rect, b: Rect | undefined): boolean =>
  b !== undefined &&
  Math.abs(a.x - b.x) < 0.5 &&
  Math.abs(a.y - b.y) < 0.5 &&
  Math.abs(a.width - b.width) < 0.5 &&
  Math.abs(a.height - b.height) < 0.5;

/** Nothing has moved that an eye could see. */
export const samePlaces = (a: Places, b: Places): boolean =>
  a.size === b.size && [...a].every(([name, rect]) => sameRect(rect, b.get(name)));
