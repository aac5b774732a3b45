import type { ReviewedDecision, ReviewSummary, StandingAfter } from '@miaou/bots';
import type { MatchRecord } from '@miaou/kit';

/** The chances of all seats once so many moves were made. */
interface ChancePoint {
  readonly move: number;
  readonly chances: readonly number[];
}

/** How the chances of a match went, as far as they are known. */
export interface MatchChances {
  /** In the order of the match. */
  readonly points: readonly ChancePoint[];
  /** After which moves somebody's chance was clearly another, and whether the reader's seat gained by it. */
  readonly turns: readonly { readonly move: number; readonly isUp: boolean }[];
}

/** At the end the winner has all, or a side has: chances of a side count for each of its seats. */
const endOf = ({ moves, result }: MatchRecord, seats: number, bySide: boolean): readonly ChancePoint[] => {
  if (result === undefined) return [];
  const share = bySide ? 1 : 1 / Math.max(1, result.winners.length);
  const chances = Array.from({ length: seats }, (_, seat) =>
    result.winners.some((winner) => winner === seat) ? share : 0,
  );
  return [{ move: moves.length, chances }];
};

/** The line of a match from the decisions that were reviewed, and what is known of those beside them. Chances that add up to more than one are those of sides. */
export const chancesOf = (
  record: MatchRecord,
  decisions: readonly ReviewedDecision[],
  others: readonly StandingAfter[],
  turningPoints: ReviewSummary['turningPoints'],
): MatchChances => {
  const points = [...decisions, ...others]
    .map(({ move, standing }) => ({ move: move + 1, chances: standing }))
    .toSorted((one, other) => one.move - other.move);
  const first = points[0]?.chances ?? [];
  const bySide = first.reduce((sum, chance) => sum + chance, 0) > 1.01;
  const own = decisions[0]?.seat;
  return {
    points: [...points, ...endOf(record, first.length, bySide)],
    turns: turningPoints.map(({ move, seat, change }) => ({
      move: move + 1,
      isUp: seat === own ? change > 0 : change < 0,
    })),
  };
};

/** What is known of the chances after so many moves. */
export const chancesAt = ({ points }: MatchChances, move: number): readonly number[] | undefined =>
  points.findLast((point) => point.move <= move)?.chances;
