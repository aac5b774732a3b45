import type { Block, Faults } from './block.js';
import type { Pairing } from './plan.js';

/** A mean with the half-width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly halfWidth: number;
}

/** How a guest fared among its hosts. */
export interface Cell extends Pairing {
  readonly games: number;
  readonly share: Estimate;
  /** Where the game counts points. */
  readonly margin: Estimate | null;
  /** The share by the guest's seat. */
  readonly bySeat: readonly number[];
  readonly draws: number;
  readonly guestFaults: Faults;
  readonly hostFaults: Faults;
  readonly millisecondsPerDecision: number;
}

/** The two-sided 95 % point of the normal distribution: fields have thousands of deals. */
const NORMAL_95 = 1.96;

/** Matches of one deal are not independent of each other, deals are: so the deals are what is counted. */
export const estimate = (values: readonly number[]): Estimate => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, halfWidth: count < 2 ? 1 : NORMAL_95 * Math.sqrt(variance / count) };
};

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const together = (all: readonly Faults[]): Faults => {
  const sum: Partial<Record<keyof Faults, number>> = {};
  for (const faults of all)
    for (const [fault, count] of Object.entries(faults))
      sum[fault as keyof Faults] = (sum[fault as keyof Faults] ?? 0) + count;
  return sum;
};

const marginOf = (blocks: readonly Block[]): Estimate | null =>
  blocks.some(({ margins }) => margins.length === 0) ? null : estimate(blocks.map(({ margins }) => average(margins)));

/** One cell of the matrix from all deals of its pairing; at least one must have been played. */
export const cellOf = (pairing: Pairing, blocks: readonly Block[]): Cell => {
  const seats = blocks[0]?.shares.length ?? 0;
  const decisions = blocks.reduce((sum, { guestDecisions }) => sum + guestDecisions, 0);
  const milliseconds = blocks.reduce((sum, { guestMilliseconds }) => sum + guestMilliseconds, 0);
  return {
    guest: pairing.guest,
    hosts: pairing.hosts,
    games: blocks.length * seats,
    share: estimate(blocks.map(({ shares }) => average(shares))),
    margin: marginOf(blocks),
    bySeat: Array.from({ length: seats }, (_, seat) => average(blocks.map(({ shares }) => shares[seat] ?? 0))),
    draws: blocks.reduce((sum, { draws }) => sum + draws, 0),
    guestFaults: together(blocks.map(({ guestFaults }) => guestFaults)),
    hostFaults: together(blocks.map(({ hostFaults }) => hostFaults)),
    millisecondsPerDecision: decisions === 0 ? 0 : milliseconds / decisions,
  };
};
