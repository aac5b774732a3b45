import type { ReviewedDecision, SeatSummary } from '@miaou/bots';

/** What a decision and what came after it did to a player's chance to win. */
export interface Luck {
  /** Never above 0. */
  readonly choice: number;
  readonly luck: number;
  readonly together: number;
}

/** From one decision of a player to the next, or to the end; unknown while the next one is not reviewed. */
export const luckAt = (
  decision: ReviewedDecision,
  next: ReviewedDecision | undefined,
  isLast: boolean,
): Luck | undefined => {
  const before = decision.options[0]?.chance.mean;
  const after = isLast ? decision.won : next?.options[0]?.chance.mean;
  if (before === undefined || after === undefined) return undefined;
  const choice = -Math.max(0, decision.loss.mean);
  return { choice, luck: after - before - choice, together: after - before };
};

/** A chance in hundredths. */
export const hundredths = (chance: number): number => Math.round(100 * chance);

/** Who gave away less than this in a whole match, and nothing in one go, played well. */
const LITTLE = 0.15;

/** What may be said first of a match: praise would be out of place above a blunder, whatever else was well done. */
export const playedWell = ({ choice }: Pick<SeatSummary, 'choice'>, own: readonly ReviewedDecision[]): boolean =>
  choice > -LITTLE && own.every(({ verdict }) => verdict !== 'blunder');
