/** How often a value of the first kind is the smaller one, ties counted half: 0.5 where neither tells anything about its kind. */
export const auc = (ones: readonly number[], others: readonly number[]): number => {
  const sorted = others.toSorted((a, b) => a - b);
  const below = (value: number, isInclusive: boolean): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const found = sorted[middle] ?? 0;
      if (found < value || (isInclusive && found === value)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const wins = ones.reduce((sum, one) => sum + sorted.length - (below(one, false) + below(one, true)) / 2, 0);
  return wins / (ones.length * others.length);
};

/** How far the AUC is from saying nothing, in its standard deviations (Mann and Whitney). */
export const rankDeviations = (ones: readonly number[], others: readonly number[]): number => {
  const [n, m] = [ones.length, others.length];
  return (auc(ones, others) - 0.5) / Math.sqrt((n + m + 1) / (12 * n * m));
};
