import type { GameTypes } from '@miaou/kit';
import type { BotRequest } from './bot.js';

/** Why an option is good or bad: a code with facts. The words for it belong to the languages. */
export interface Reason {
  readonly code: string;
}

/** One option of a decision, judged. */
export interface Hint<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  readonly move: T['move'];
  /** How likely it leads to a win, from 0 to 1. */
  readonly value: number;
  /** How far off the value may be either way: half of a 95 % interval. */
  readonly spread: number;
  readonly reason: R;
}

/** Gives hints. It is asked as a bot is, and knows no more. */
export interface Adviser<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  /** The options worth thinking about, best first. */
  rank(request: BotRequest<T>): readonly Hint<T, R>[];
}
