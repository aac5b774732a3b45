import type { ReviewedDecision, StandingAfter } from '@miaou/bots';
import type { MatchRecord, Seat } from '@miaou/kit';

interface KeptReview {
  readonly decisions: readonly ReviewedDecision[];
  readonly others: readonly StandingAfter[];
}

/** So many are kept while the page is open: whoever goes to and fro between review and replay waits once. */
const MOST = 6;
const kept = new Map<string, KeptReview>();

const keyOf = ({ game, deal, moves }: MatchRecord, seat: Seat): string => JSON.stringify([seat, game, deal, moves]);

export const keepReview = (record: MatchRecord, seat: Seat, review: KeptReview): void => {
  kept.set(keyOf(record, seat), review);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
};

/** The whole review of one player's decisions, if it was made since the page was opened. */
export const keptReview = (record: MatchRecord, seat: Seat): KeptReview | undefined => kept.get(keyOf(record, seat));
