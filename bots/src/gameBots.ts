import type { GameTypes } from '@miaou/kit';
import type { Adviser } from './adviser.js';
import type { Bot } from './bot.js';
import type { ControlVariate } from './controlVariate.js';
import type { Reviewer } from './review/reviewer.js';

/** Everything that plays one game. */
export interface GameBots<T extends GameTypes = GameTypes> {
  /** Beside the random bot, which plays every game. */
  readonly bots: readonly Bot<T>[];
  readonly adviser?: Adviser<T>;
  readonly controlVariate?: ControlVariate<T>;
  /** Loads what bots and adviser need for a decision, where weights are not bundled (in the page). */
  loadWeights?(view: T['view']): Promise<void>;
  /** Loads what judges the decisions of a match that is over. */
  loadReviewer?(): Promise<Reviewer<T>>;
}
