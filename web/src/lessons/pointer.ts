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

/** Where the arrow leaves the words: below them or at their side, wherever the piece is; nothing where there is no room for it. */
const leave = (words: Box, piece: Box): Point | undefined => {
  const { x, y } = middleOf(piece);
  if (piece.y - words.y - words.height > SHORT_OF + SHORTEST)
    return { x: within(x, words.x + CORNER, words.x + words.width - CORNER), y: words.y + words.height };
  if (piece.x - words.x - words.width > SHORT_OF + SHORTEST)
    return { x: words.x + words.width, y: within(y, words.y + CORNER, words.y + words.height - CORNER) };
  return undefined;
};

/** The arrow from words to the piece they are about, on a page so high; nothing where it would be too short or too long. */
export const arrowTo = (words: Box, piece: Box, height: number): Arrow | undefined => {
  const from = leave(words, piece);
  if (from === undefined) return undefined;
  const middle = middleOf(piece);
  const isBelow = from.y === words.y + words.height;
  // Straight out of the words, then round to the piece; straight ahead it bends a little all the same.
  const aside = Math.abs(isBelow ? middle.x - from.x : middle.y - from.y) < 8 ? 14 : 0;
  const bend = isBelow
    ? { x: from.x + aside, y: (from.y + middle.y) / 2 }
    : { x: (from.x + middle.x) / 2, y: from.y + aside };
  const to = edgeOf(piece, bend, SHORT_OF);
  if (Math.hypot(to.x - from.x, to.y - from.y) > height * LONGEST_SHARE) return undefined;
  return { from, bend, to, turn: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI };
};

/** A loop by hand: its corners are unlike each other, and its ends cross and do not meet. */
export const loopAround = ({ width: w, height: h }: Pick<Box, 'width' | 'height'>): string => {
  const r = Math.min(14, w / 3, h / 3);
  return `M${r * 0.7} -3Q${w / 2} 3 ${w - r} 1Q${w} 0 ${w} ${r}Q${w - 3} ${h / 2} ${w} ${h - r}Q${w} ${h} ${w - r * 1.2} ${h}Q${w / 2} ${h - 3} ${r} ${h}Q0 ${h} 0 ${h - r}Q3 ${h / 2} 0 ${r * 1.1}Q-1 1 ${r * 1.5} 4`;
};
