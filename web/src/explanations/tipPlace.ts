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
/** To the edge of the window. */
const MARGIN = 8;
/** The arrow stays on the straight part of the tip's edge. */
const CORNER = 18;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where a tip lies beside its piece: above it if that is wanted and there is room, else where there is more of it. */
export const tipPlace = (piece: Box, tip: Size, window: Size, prefers: 'above' | 'room'): TipPlace => {
  const above = piece.top - GAP - MARGIN;
  const below = window.height - piece.top - piece.height - GAP - MARGIN;
  const isAbove = (prefers === 'above' && above >= tip.height) || above > below;
  const middle = piece.left + piece.width / 2;
  const left = clamp(middle - tip.width / 2, MARGIN, Math.max(MARGIN, window.width - MARGIN - tip.width));
  return {
    left,
    top: isAbove ? piece.top - GAP - tip.height : piece.top + piece.height + GAP,
    side: isAbove ? 'above' : 'below',
    arrow: clamp(middle - left, CORNER, tip.width - CORNER),
  };
};
