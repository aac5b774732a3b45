import type { GameTypes } from '@miaou/kit';
import type { BotRequest } from './bot.js';

/** Why an option is good or bad: a code with facts. The sentences are in the page's language files. */
export interface Reason {
  readonly code: string;
}

/** What an option brings in points, in a game that has them: on average, and between which bounds in eight of ten cases. */
export interface Gain {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** One option of a decision with its value. */
export interface Hint<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  readonly move: T['move'];
  /** The estimated chance to win, from 0 to 1. */
  readonly value: number;
  /** Half of the 95 % interval around the value. */
  readonly spread: number;
  /** Until the end of the round; absent where points say little, and where nothing was played out. */
  readonly gain?: Gain;
  readonly reason: R;
}

/** Ranks the options of a decision. It gets the same request as a bot, so it knows no more than the seat. */
export interface Adviser<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  /** The options worth considering, best first. */
  rank(request: BotRequest<T>): readonly Hint<T, R>[];
}
