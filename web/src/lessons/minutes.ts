import type { Chapter } from './lesson';

/** In seconds, as somebody takes them who reads every word: a step is read and done, and what others do is looked at. */
const STEP = 9;
const MOVE = 2;

/** How long a chapter takes, in whole minutes. */
export const minutesOf = ({ before, steps }: Chapter): number => {
  const others = steps.reduce((count, { plays = [] }) => count + plays.length, 0);
  return Math.max(1, Math.round((STEP * steps.length + MOVE * (others + Math.min(before.length, 4))) / 60));
};
