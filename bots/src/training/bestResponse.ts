import type { JsonObject } from '@miaou/kit';
import type { Estimate } from '../confidenceInterval.js';
import type { Checkpoint } from './selfPlayTrainer.js';

/** Which bot to beat, and how long to train. The same task gives the same best response. Other fields are options of the game. */
export interface BestResponseTask extends JsonObject {
  readonly game: string;
  /** The name of the bot to beat; all other seats hold copies of it that do not learn. */
  readonly against: string;
  readonly seats: number;
  /** Matches to learn from. */
  readonly matches: number;
  readonly seed: string;
}

/** A share of wins in a number of matches. */
export interface MeasuredShare extends Estimate {
  readonly matches: number;
}

/** A player that is trained to beat copies of one bot, starting from the strongest network there is. */
export interface BestResponse {
  /** Matches that it has learned from. */
  readonly matches: number;
  playMatch(): void;
  /** Its share of the wins in at least this many matches, without learning from them. */
  share(matches: number, seed: string): Promise<MeasuredShare>;
  /** The share that the bot itself would get in its place. */
  reference(matches: number, seed: string): Promise<MeasuredShare>;
  checkpoint(): Checkpoint;
  /** Training that continues from a checkpoint ends with the same weights as training that made the same checkpoints and never stopped. */
  restore(checkpoint: Checkpoint): void;
}
