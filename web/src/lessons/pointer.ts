/** A rectangle of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow by hand: it leaves the words, bends, and stops short of the piece. */
export interface Arrow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** The way it points at its end, in degrees from the right, clockwise. */
  readonly turn: number;
}

/** How far outside the piece the loop runs. */
export const OUTSIDE = 5;
/** How far before the piece the arrow stops: the loop and a gap. */
const SHORT_OF = OUTSIDE + 9;
/** A shorter one would be all head; a longer one would cross the whole board and tie nothing to anything. */
const SHORTEST = 26;
const LONGEST_SHARE = 0.5;
/** It leaves the bubble away from its round corners. */
const CORNER = 26;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The smallest box around two. */
export const around = (one: Box, other: Box): Box => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
};

/** Whether the middle of a box lies on a piece. */
export const standsOn = (box: Box, piece: Box): boolean => {
  const { x, y } = middleOf(box);
  return x > piece.x && x < piece.x + piece.width && y > piece.y && y < piece.y + piece.height;
};

/** Where a line from outside to the middle of a box meets it, so far before it. */
const edgeOf = (box: Box, from: Point, before: number): Point => {
  const middle = middleOf(box);
  const [dx, dy] = [middle.x - from.x, middle.y - from.y];
  const reach = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (box.width / 2 + before) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (box.height / 2 + before) / Math.abs(dy),
  );
  return { x: middle.x - dx * reach, y: middle.y - dy * reach };
};

/** How far from the line its case reaches, with a gap; and how far the head does. */
const CLEARANCE = 6;
const HEAD = 10;
/** In pixels: so far apart are the places where it is tried. */
const APART = 6;
/** It goes straight out of the words for this share of its way, then round to the piece. */
const STRAIGHT = [0.5, 0.75, 0.9] as const;
/** A later bend costs as much as so many pixels of another beginning: it is less round. */
const LATE_BEND = 8;

const isNear = ({ x, y, width, height }: Box, point: Point, near: number): boolean =>
  point.x > x - near && point.x < x + width + near && point.y > y - near && point.y < y + height + near;

/** Points of its line, close enough to each other that nothing lies between them. */
const SAMPLES = Array.from({ length: 41 }, (_, index) => index / 40);
const onLine = ({ from, bend, to }: Arrow, share: number): Point => {
  const along = (start: number, middle: number, end: number): number =>
    (1 - share) ** 2 * start + 2 * share * (1 - share) * middle + share ** 2 * end;
  return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) };
};
const crosses = (arrow: Arrow, box: Box): boolean =>
  isNear(box, arrow.to, HEAD) || SAMPLES.some((share) => isNear(box, onLine(arrow, share), CLEARANCE));

/** The side of the words that the arrow leaves: below them or beside them, wherever the piece is; nothing where there is no room for it. */
const sideOf = (words: Box, piece: Box): 'below' | 'beside' | undefined => {
  if (piece.y - words.y - words.height > SHORT_OF + SHORTEST) return 'below';
  return piece.x - words.x - words.width > SHORT_OF + SHORTEST ? 'beside' : undefined;
};

/** The arrow that leaves this place of the words. */
const arrowFrom = (from: Point, piece: Box, side: 'below' | 'beside', straight: number): Arrow => {
  const middle = middleOf(piece);
  // Straight ahead it bends a little all the same.
  const aside = Math.abs(side === 'below' ? middle.x - from.x : middle.y - from.y) < 8 ? 14 : 0;
  const bend =
    side === 'below'
      ? { x: from.x + aside, y: from.y + straight * (piece.y - SHORT_OF - from.y) }
      : { x: from.x + straight * (piece.x - SHORT_OF - from.x), y: from.y + aside };
  const to = edgeOf(piece, bend, SHORT_OF);
  return { from, bend, to, turn: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI };
};

/** All places where it may leave the words, the nearest to the piece first. */
const beginnings = (words: Box, piece: Box, side: 'below' | 'beside'): readonly Point[] => {
  const isBelow = side === 'below';
  const least = (isBelow ? words.x : words.y) + CORNER;
  const most = (isBelow ? words.x + words.width : words.y + words.height) - CORNER;
  const middle = middleOf(piece);
  const best = within(isBelow ? middle.x : middle.y, least, most);
  const steps = Math.ceil((most - least) / APART);
  return Array.from(
    { length: 2 * steps + 1 },
    (_, index) => best + (index % 2 === 0 ? 1 : -1) * APART * Math.ceil(index / 2),
  )
    .filter((at) => at === best || (at >= least && at <= most))
    .map((at) => (isBelow ? { x: at, y: words.y + words.height } : { x: words.x + words.width, y: at }));
};

/**
 * The arrow from words to the piece they are about, on a page so high, past what must stay readable; nothing where it would be too short or too
 * long, or nowhere gets past.
 */
export const arrowTo = (words: Box, piece: Box, height: number, readable: readonly Box[] = []): Arrow | undefined => {
  const side = sideOf(words, piece);
  if (side === undefined) return undefined;
  const tried = beginnings(words, piece, side).flatMap((from, index) =>
    STRAIGHT.map((straight, late) => ({
      arrow: arrowFrom(from, piece, side, straight),
      cost: APART * Math.ceil(index / 2) + LATE_BEND * late,
    })),
  );
  return tried
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ arrow }) => arrow)
    .filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) <= height * LONGEST_SHARE)
    .find((arrow) => !readable.some((box) => crosses(arrow, box)));
};

/** A loop by hand: its corners are unlike each other, and its ends cross and do not meet. */
export const loopAround = ({ width: w, height: h }: Pick<Box, 'width' | 'height'>): string => {
  const r = Math.min(14, w / 3, h / 3);
  return `M${r * 0.7} -3Q${w / 2} 3 ${w - r} 1Q${w} 0 ${w} ${r}Q${w - 3} ${h / 2} ${w} ${h - r}Q${w} ${h} ${w - r * 1.2} ${h}Q${w / 2} ${h - 3} ${r} ${h}Q0 ${h} 0 ${h - r}Q3 ${h / 2} 0 ${r * 1.1}Q-1 1 ${r * 1.5} 4`;
};
