import type { Crumbs } from './types.js';

/** What each seat eats of a plate when all have shown what they take: with too few crumbs the greediest go hungry (MR3, MR4). */
export const eatenFrom = (plate: number, taken: readonly Crumbs[]): readonly number[] => {
  const wanted = taken.reduce<number>((sum, crumbs) => sum + crumbs, 0);
  const most = Math.max(...taken);
  return taken.map((crumbs) => (wanted <= plate || crumbs < most ? crumbs : 0));
};
