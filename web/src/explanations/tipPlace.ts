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

/**
 * Where a tip lies beside its piece: above it if that is wanted and there is room, else where there is more of it. It stays within the region
 * of the pieces: beside that there may be words.
 */
export const tipPlace = (piece: Box, tip: Size, region: Box, prefers: 'above' | 'room'): TipPlace => {
  const above = piece.top - region.top - GAP - MARGIN;
  const below = region.top + region.height - piece.top - piece.height - GAP - MARGIN;
  const isAbove = (prefers === 'above' && above >= tip.height) || above > below;
  const middle = piece.left + piece.width / 2;
  const [first, last] = [region.left + MARGIN, region.left + region.width - MARGIN - tip.width];
  const left = clamp(middle - tip.width / 2, first, Math.max(first, last));
  return {
    left,
    top: isAbove ? piece.top - GAP - tip.height : piece.top + piece.height + GAP,
    side: isAbove ? 'above' : 'below',
    arrow: clamp(middle - left, CORNER, tip.width - CORNER),
  };
};
