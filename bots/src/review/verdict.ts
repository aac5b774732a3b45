import type { Figure } from './statistics.js';

/** From the best to the worst. */
export const VERDICTS = ['best', 'good', 'slip', 'costly', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The most that each verdict may have given away, in chances to win. */
const MOST_LOST: readonly (readonly [Verdict, number])[] = [
  ['best', 0.005],
  ['good', 0.02],
  ['slip', 0.05],
  ['costly', 0.12],
];

/** What a loss is called. Where the figures leave open whether anything was lost at all, nobody is blamed. */
export const verdictOf = ({ mean, low }: Figure): Verdict => {
  const verdict = MOST_LOST.find(([, most]) => mean <= most)?.[0] ?? 'blunder';
  return low <= 0 && verdict !== 'best' ? 'good' : verdict;
};

/** As good as the best, as far as anybody can tell. */
export const isGood = (verdict: Verdict): boolean => verdict === 'best' || verdict === 'good';
