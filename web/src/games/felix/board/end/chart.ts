/** A chart in its own units: rounds to the right, points up. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const LEFT = 34;
const RIGHT = 86;
const TOP = 12;
const BOTTOM = 24;
const GRID = 15;

/** A frame that holds all totals, its lines at whole steps. */
export const frameOf = (totals: readonly (readonly number[])[], width: number, height: number): ChartFrame => {
  const all = totals.flat();
  return {
    width,
    height,
    least: GRID * Math.floor(Math.min(0, ...all) / GRID),
    most: GRID * Math.ceil(Math.max(GRID, ...all) / GRID),
    rounds: Math.max(1, (totals[0]?.length ?? 1) - 1),
  };
};

export const pointAt = (frame: ChartFrame, round: number, total: number): Point => ({
  x: LEFT + ((frame.width - LEFT - RIGHT) * round) / frame.rounds,
  y: TOP + ((frame.height - TOP - BOTTOM) * (frame.most - total)) / (frame.most - frame.least),
});

/** The totals at which a line is drawn across. */
export const gridLines = ({ least, most }: ChartFrame): readonly number[] => {
  const step = most - least > 5 * GRID ? 2 * GRID : GRID;
  const lines = [];
  for (let total = least; total <= most; total += step) lines.push(total);
  return lines;
};

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const LABEL_HEIGHT = 15;

/** Where names stand beside the ends of their lines, moved apart so that none covers another. */
export const labelHeights = (ends: readonly number[]): number[] => {
  const order = ends.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  const heights = [...ends];
  let free = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    const height = Math.max(y, free);
    heights[index] = height;
    free = height + LABEL_HEIGHT;
  }
  return heights;
};

/** The outline of a seat's marker, so that lines differ without colour. */
export const markerPath = (seat: number, { x, y }: Point): string => {
  switch (seat % 5) {
    case 0:
      return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`;
    case 1:
      return `M${x - 4} ${y - 4}h8v8h-8Z`;
    case 2:
      return `M${x} ${y - 5}l5 9h-10Z`;
    case 3:
      return `M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5Z`;
    default:
      return `M${x - 4.5} ${y - 4.5}l9 9m0 -9l-9 9`;
  }
};
