/** Pearson's statistic of counts against equal shares. */
export const unevenness = (counts: readonly number[]): number => {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

/**
 * What fair counts hardly ever exceed: the mean of the chi-square distribution and six standard deviations more,
 * with some room for its longer tail when there are few kinds. Seeds are fixed, so a fair sample passes for ever.
 */
export const fairLimit = (kinds: number): number => kinds - 1 + 6 * Math.sqrt(2 * (kinds - 1)) + 12;

/** How far apart two shares of equally many draws are, in standard deviations. */
export const shareGap = (one: number, other: number, draws: number): number => {
  const share = (one + other) / (2 * draws);
  return share === 0 || share === 1 ? 0 : Math.abs(one - other) / Math.sqrt(2 * draws * share * (1 - share));
};

/** How often each text comes up. */
export const tally = (draws: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const draw of draws) counts.set(draw, (counts.get(draw) ?? 0) + 1);
  return counts;
};
