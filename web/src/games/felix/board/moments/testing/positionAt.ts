import type { Beat } from '../../../../../ui/keyframes';

const BEZIER = /cubic-bezier\(([^)]+)\)/;

/** How far an easing has come after a share of its time; what has no curve goes evenly. */
const eased = (easing: string | undefined, share: number): number => {
  const numbers = BEZIER.exec(easing ?? '')?.[1]
    ?.split(',')
    .map(Number);
  if (numbers === undefined) return share;
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = numbers;
  const along = (a: number, b: number, t: number): number =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (along(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return along(y1, y2, low);
};

/** Where something is at a time of its film. */
export const positionAt = (beats: readonly Beat[], time: number): { readonly x: number; readonly y: number } => {
  let from = { at: beats[0]?.[0] ?? 0, x: beats[0]?.[1].x ?? 0, y: beats[0]?.[1].y ?? 0 };
  for (const [at, pose, easing] of beats.slice(1)) {
    const to = { at, x: pose.x ?? from.x, y: pose.y ?? from.y };
    if (time < at) {
      const way = eased(easing, Math.max(0, (time - from.at) / (at - from.at)));
      return { x: from.x + way * (to.x - from.x), y: from.y + way * (to.y - from.y) };
    }
    from = to;
  }
  return from;
};
