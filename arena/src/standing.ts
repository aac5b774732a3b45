import { type Adjusted, adjust } from './adjust.js';
import type { Block, Faults } from './block.js';
import { type Estimate, estimate } from './estimate.js';
import type { Pairing } from './plan.js';

/** How a guest fared among its hosts. */
export interface Cell extends Pairing {
  readonly games: number;
  readonly share: Estimate;
  /** The share freed from luck, where luck was gauged. */
  readonly adjusted: Adjusted | null;
  /** Where the game counts points. */
  readonly margin: Estimate | null;
  /** The share by the guest's seat. */
  readonly bySeat: readonly number[];
  readonly draws: number;
  readonly guestFaults: Faults;
  readonly hostFaults: Faults;
  readonly millisecondsPerDecision: number;
}

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

const adjustedOf = (blocks: readonly Block[]): Adjusted | null => {
  const deals = blocks.flatMap(({ shares, luck }) =>
    luck === undefined ? [] : [{ result: average(shares), luck: average(luck) }],
  );
  return deals.length < blocks.length ? null : adjust(deals);
};

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
    adjusted: adjustedOf(blocks),
    margin: marginOf(blocks),
    bySeat: Array.from({ length: seats }, (_, seat) => average(blocks.map(({ shares }) => shares[seat] ?? 0))),
    draws: blocks.reduce((sum, { draws }) => sum + draws, 0),
    guestFaults: together(blocks.map(({ guestFaults }) => guestFaults)),
    hostFaults: together(blocks.map(({ hostFaults }) => hostFaults)),
    millisecondsPerDecision: decisions === 0 ? 0 : milliseconds / decisions,
  };
};
