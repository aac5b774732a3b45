import type { BestResponse, BestResponseTask } from './bestResponse.js';

/** A trainer as the training command runs it. */
export interface Trainer {
  readonly matches: number;
  playMatch(): void;
  /** The weights to play with. */
  readonly playWeights: Float32Array;
  /** What a report line says about the training so far. */
  report(): string;
}

/** The flags of a training command that are the game's own, with their defaults and what they do. */
export type TrainingFlags = Readonly<Record<string, { readonly default: string; readonly does: string }>>;

/** Flags as they were given or by default. */
export type FlagValues = Readonly<Record<string, string>>;

/** Everything that trains the bots of one game. */
export interface GameTraining {
  /** What a best response may play; empty where all seats play the same part. */
  readonly parts: readonly string[];
  startBestResponse(task: BestResponseTask): BestResponse;
  readonly trainFlags: TrainingFlags;
  startTrainer(flags: FlagValues, start?: Float32Array): Trainer;
  /** The name of the constant in a module of weights. */
  weightsName(flags: FlagValues): string;
  readonly reportEvery: number;
}
