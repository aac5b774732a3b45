/** A box in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TipPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** Where the tip's arrow is, from its left edge. */
  readonly arrow: number;
}

/** Between a piece and its tip, where the arrow is. */
const GAP = 12;
/** To the edge of the region. */
const MARGIN = 8;
/** The arrow stays on the straight part of the tip's edge. */
const CORNER = 18;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const along = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
const shared = (one: Box, other: Box): number =>
  along(one.left, one.width, other.left, other.width) * along(one.top, one.height, other.top, other.height);

/**
 * Where a tip lies beside its piece: above it if that is wanted and there is room, else where there is more of it; on the other side, or further
 * to the left or right, where it covers less of what must stay readable. It stays within the region of the pieces: beside that there may be words.
 */
export const tipPlace = (
  piece: Box,
  tip: Size,
  region: Box,
  prefers: 'above' | 'room',
  readable: readonly Box[] = [],
): TipPlace => {
  const above = piece.top - region.top - GAP - MARGIN;
  const below = region.top + region.height - piece.top - piece.height - GAP - MARGIN;
  const isAbove = (prefers === 'above' && above >= tip.height) || above > below;
  const middle = piece.left + piece.width / 2;
  const [first, last] = [region.left + MARGIN, region.left + region.width - MARGIN - tip.width];
  const placeAt = (side: TipPlace['side'], arrow: number): TipPlace => {
    const left = clamp(middle - arrow, first, Math.max(first, last));
    return {
      left,
      top: side === 'above' ? piece.top - GAP - tip.height : piece.top + piece.height + GAP,
      side,
      arrow: clamp(middle - left, CORNER, tip.width - CORNER),
    };
  };
  const sides = [isAbove ? 'above' : 'below', isAbove ? 'below' : 'above'] as const;
  const fitting = sides.filter((side, index) => index === 0 || (side === 'above' ? above : below) >= tip.height);
  const places = fitting.flatMap((side) =>
    [tip.width / 2, CORNER, tip.width - CORNER].map((arrow) => placeAt(side, arrow)),
  );
  const covered = ({ left, top }: TipPlace): number =>
    readable.reduce((sum, box) => sum + shared({ left, top, ...tip }, box), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
};
