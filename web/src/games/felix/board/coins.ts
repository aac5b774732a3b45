const MOST_COINS = 5;

/** Mice as coins: fives first, then ones (FK5). More than a few cannot be distinguished, so the last ones are left out. */
export const coinsOf = (mice: number): readonly (1 | 5)[] => {
  const fives = Array.from({ length: Math.floor(mice / 5) }, () => 5 as const);
  const ones = Array.from({ length: mice % 5 }, () => 1 as const);
  return [...fives, ...ones].slice(0, MOST_COINS);
};
