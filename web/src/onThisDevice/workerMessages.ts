import type { Hint, ReviewedDecision, ReviewSettings, ReviewSummary, StandingAfter } from '@miaou/bots';
import type { MatchRecord, Seat } from '@miaou/kit';

/** A message to the worker: a `DecisionTask` asks for hints, a `BotTask` for a move. */
export interface WorkerRequest<Task> {
  readonly id: number;
  readonly task: Task;
}

/** A bot's answer: the index of its move among the legal ones, or null if it named none of them. */
export interface BotReply {
  readonly id: number;
  readonly index: number | null;
}

/** An adviser's answer; empty where it has no hints. */
export interface HintReply {
  readonly id: number;
  readonly hints: readonly Hint[];
}

/** A part of a review: one decision, how all stood after those of everybody else, or what is to be told of all that were reviewed. */
export interface ReviewTask {
  readonly game: string;
  readonly record: MatchRecord;
  readonly wanted:
    | { readonly move: number; readonly settings: ReviewSettings }
    | { readonly beside: Seat; readonly settings: ReviewSettings }
    | { readonly decisions: readonly ReviewedDecision[]; readonly others: readonly StandingAfter[] };
  readonly milliseconds: number;
}

/** What was asked for; nothing where it could not be made. */
export interface ReviewReply {
  readonly id: number;
  readonly decision?: ReviewedDecision | null;
  readonly others?: readonly StandingAfter[] | null;
  readonly summary?: ReviewSummary | null;
}
