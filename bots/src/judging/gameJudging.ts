import type { FlagValues, Trainer, TrainingFlags } from '../training/gameTraining.js';

/** One row of a comparison between bots. */
export interface ComparisonRow {
  /** By column. */
  readonly cells: Readonly<Record<string, string>>;
  /** Of all players together. */
  readonly decisions: number;
}

/** What measures the bots of one game. Nothing that trains them may know it. */
export interface GameJudging {
  readonly judgeFlags: TrainingFlags;
  /** Plays bots against each other, one row for each pairing. */
  judge(flags: FlagValues): AsyncIterable<ComparisonRow>;
  /** Starts to train a judge that is a network; games whose judges are all rule bots have none. */
  startTrainer?(flags: FlagValues): Trainer;
}
