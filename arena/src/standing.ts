import { type Estimate, estimateMean, estimateShare, meanOf } from '@miaou/bots';
import type { Block, Faults } from './block.js';
import { type AdjustedShare, adjustedShare } from './controlVariate.js';
import type { Pairing } from './plan.js';

/** The results of a guest among its hosts. */
export interface Cell extends Pairing {
  readonly games: number;
  readonly share: Estimate;
  /** The share estimated with a control variate, if the plan asked for one. */
  readonly adjusted: AdjustedShare | null;
  /** Where the game counts points. */
  readonly margin: Estimate | null;
  /** The share by the guest's seat. */
  readonly bySeat: readonly number[];
  readonly draws: number;
  readonly guestFaults: Faults;
  readonly hostFaults: Faults;
  readonly millisecondsPerDecision: number;
}

const sumFaults = (all: readonly Faults[]): Faults => {
  const sum: Partial<Record<keyof Faults, number>> = {};
  for (const faults of all)
    for (const [fault, count] of Object.entries(faults))
      sum[fault as keyof Faults] = (sum[fault as keyof Faults] ?? 0) + count;
  return sum;
};

const marginOf = (blocks: readonly Block[]): Estimate | null =>
  blocks.some(({ margins }) => margins.length === 0)
    ? null
    : estimateMean(blocks.map(({ margins }) => meanOf(margins)));

const adjustedOf = (blocks: readonly Block[]): AdjustedShare | null => {
  const deals = blocks.flatMap(({ shares, luck }) =>
    luck === undefined ? [] : [{ result: meanOf(shares), luck: meanOf(luck) }],
  );
  return deals.length < blocks.length ? null : adjustedShare(deals);
};

/** One cell of the matrix from all deals of its pairing, of which there must be at least one. */
export const cellOf = (pairing: Pairing, blocks: readonly Block[]): Cell => {
  const seats = blocks[0]?.shares.length ?? 0;
  const decisions = blocks.reduce((sum, { guestDecisions }) => sum + guestDecisions, 0);
  const milliseconds = blocks.reduce((sum, { guestMilliseconds }) => sum + guestMilliseconds, 0);
  return {
    guest: pairing.guest,
    hosts: pairing.hosts,
    games: blocks.length * seats,
    share: estimateShare(blocks.map(({ shares }) => meanOf(shares))),
    adjusted: adjustedOf(blocks),
    margin: marginOf(blocks),
    bySeat: Array.from({ length: seats }, (_, seat) => meanOf(blocks.map(({ shares }) => shares[seat] ?? 0))),
    draws: blocks.reduce((sum, { draws }) => sum + draws, 0),
    guestFaults: sumFaults(blocks.map(({ guestFaults }) => guestFaults)),
    hostFaults: sumFaults(blocks.map(({ hostFaults }) => hostFaults)),
    millisecondsPerDecision: decisions === 0 ? 0 : milliseconds / decisions,
  };
};
