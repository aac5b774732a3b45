import type { Hint } from '@miaou/bots';

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
