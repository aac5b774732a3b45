/** How far a course has come. */
export interface Milestone {
  readonly matches: number;
  /** Steps of the learner. */
  readonly steps: number;
  /** All that was learned. */
  readonly numbers: Float32Array;
}

/** The numbers of several lists in one. */
export const gathered = (lists: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
};

/** Puts gathered numbers back where they came from. */
export const scatter = (all: Float32Array, lists: readonly Float32Array[]): void => {
  let at = 0;
  for (const list of lists) {
    list.set(all.subarray(at, at + list.length));
    at += list.length;
  }
};
