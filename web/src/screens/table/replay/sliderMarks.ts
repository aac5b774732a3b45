/** The least room for a number below the slider, in pixels. */
const LABEL_WIDTH = 26;
const STEPS = [1, 2, 5, 10, 20, 50];

/** Every how many rounds one is labelled, so that the labels do not touch. */
export const labelStep = (rounds: number, width: number): number =>
  STEPS.find((step) => (rounds / step) * LABEL_WIDTH <= width) ?? rounds;

/** A finger this near, in pixels, means the stop. */
const NEAR = 5;

/** Where a handle that is dragged stops: on the beginning of a round that lies so near that a finger cannot tell. */
export const snapped = (move: number, stops: readonly number[], pixelsPerMove: number): number =>
  stops.find((stop) => Math.abs(stop - move) * pixelsPerMove <= NEAR) ?? move;
