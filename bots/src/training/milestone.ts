import { SeededChance } from '@miaou/kit';

/** How far a course has come. */
export interface Milestone {
  readonly matches: number;
  /** Steps of the learner. */
  readonly steps: number;
  /** All that was learned. */
  readonly numbers: Float32Array;
}

/** The numbers of several lists in one. */
const gathered = (lists: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
};

/** Puts gathered numbers back where they came from. */
const scatter = (all: Float32Array, lists: readonly Float32Array[]): void => {
  let at = 0;
  for (const list of lists) {
    list.set(all.subarray(at, at + list.length));
    at += list.length;
  }
};

/** Whoever learns by steps. */
interface Stepping {
  steps: number;
}

/** Luck begins anew at each milestone, so that whoever goes on from it has the same luck as who never stopped. */
export const luckFrom = (seed: string, matches: number): SeededChance => new SeededChance(`${seed} from ${matches}`);

/** The milestone of a learner; `lists` hold all that was learned. */
export const reached = (matches: number, { steps }: Stepping, lists: readonly Float32Array[]): Milestone => ({
  matches,
  steps,
  numbers: gathered(lists),
});

/** Brings a learner to a milestone. */
export const restore = ({ steps, numbers }: Milestone, learner: Stepping, lists: readonly Float32Array[]): void => {
  learner.steps = steps;
  scatter(numbers, lists);
};
