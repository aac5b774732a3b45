const MOST_COINS = 3;

/** Mice as coins, fives first, then ones (FK5): only where all of them can be counted at a glance, since some of them would tell another number. */
export const coinsOf = (mice: number): readonly (1 | 5)[] => {
  const fives = Array.from({ length: Math.floor(mice / 5) }, () => 5 as const);
  const ones = Array.from({ length: mice % 5 }, () => 1 as const);
  const coins = [...fives, ...ones];
  return coins.length > MOST_COINS ? [] : coins;
};
