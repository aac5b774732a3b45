import type { Budget } from '../bot.js';

/** How many seeds a playout's chance is drawn from. */
export const PLAYOUT_SEEDS = 0x1_0000_0000;

/** What playouts of one option returned so far. */
export interface PlayoutStats {
  /** The network's own estimate, which counts as a number of playouts made before the first. */
  readonly prior: number;
  visits: number;
  sum: number;
}

export const newPlayoutStats = (prior: number): PlayoutStats => ({ prior, visits: 0, sum: 0 });

export const addPlayout = (stats: PlayoutStats, value: number): void => {
  stats.visits++;
  stats.sum += value;
};

/** The mean of the playouts and the prior, which weighs as much as `priorVisits` of them. */
export const meanValue = ({ prior, visits, sum }: PlayoutStats, priorVisits: number): number =>
  (priorVisits * prior + sum) / (priorVisits + visits);

/** How many playouts a search makes. */
export interface PlayoutRate {
  readonly byDefault: number;
  /** Less than a slow machine manages: a clock would make the answer depend on more than view and seed. */
  readonly perMillisecond: number;
}

export const playoutsWithin = (
  { iterations, milliseconds = Number.POSITIVE_INFINITY }: Budget,
  { byDefault, perMillisecond }: PlayoutRate,
): number => Math.min(iterations ?? byDefault, perMillisecond * milliseconds);
