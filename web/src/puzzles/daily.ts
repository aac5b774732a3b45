import { at, SeededChance, shuffled } from '@miaou/kit';

const DAY = 24 * 60 * 60 * 1000;

/** The days since 1970 by universal time: the same day for everybody. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / DAY);

/** When a day began, for its name in a language. */
export const beginOfDay = (day: number): Date => new Date(day * DAY);

/** Which puzzle of a game is that of a day. No two days have the same before all have had their turn. */
export const dailyIndex = (game: string, day: number, count: number): number => {
  const turn = Math.floor(day / count);
  const order = shuffled(
    Array.from({ length: count }, (_, index) => index),
    new SeededChance(`${game} daily ${turn}`),
  );
  return at(order, day % count);
};
