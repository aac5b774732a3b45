import type { FlagValues, Trainer, TrainingFlags } from '../training/gameTraining.js';

/** One row of a comparison between bots. */
export interface ComparisonRow {
  /** By column. */
  readonly cells: Readonly<Record<string, string>>;
  /** Of all players together. */
  readonly decisions: number;
}

/** What was expected of a match before a decision, and how it ended. */
export interface Prediction {
  /**
   * Who expected it: the bare network; or a review, of the made move by what was known (as hints do) and with all cards open, and of all
   * seats after it.
   */
  readonly forecaster: 'network' | 'known' | 'open' | 'standing';
  /** What has a calibration of its own: a seat count, a side. */
  readonly part: string;
  /** Matches of one deal are not independent. */
  readonly deal: number;
  readonly expected: number;
  /** A shared win counts for a part of one. */
  readonly won: number;
}

/** What measures the bots of one game. Nothing that trains them may know it. */
export interface GameJudging {
  readonly judgeFlags: TrainingFlags;
  /** Plays bots against each other, one row for each pairing. */
  judge(flags: FlagValues): AsyncIterable<ComparisonRow>;
  readonly predictFlags: TrainingFlags;
  /** Plays matches against judges and compares what was expected with what came. */
  predict(flags: FlagValues): AsyncIterable<Prediction>;
  /** Starts to train a judge that is a network; games whose judges are all rule bots have none. */
  startTrainer?(flags: FlagValues): Trainer;
}
