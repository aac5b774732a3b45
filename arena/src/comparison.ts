import { type Estimate, estimateDifference, meanOf } from '@miaou/bots';
import type { Block } from './block.js';
import { type AdjustedShare, adjustedDifference, type DealResult } from './controlVariate.js';

/** Two guests compared among the same hosts, deal by deal: what a deal gives to both cancels out. */
export interface Comparison {
  readonly first: number;
  readonly second: number;
  /** How many deals both played among all hosts that they have in common. */
  readonly deals: number;
  /** The share of the first less that of the second. */
  readonly difference: Estimate;
  /** The same with control variates, if the plan asked for them. */
  readonly adjusted: AdjustedShare | null;
}

const keyOf = (guest: number, hosts: number, deal: number): string => `${guest} ${hosts} ${deal}`;

interface Pair {
  readonly one: Block;
  readonly other: Block;
}

/** The blocks of a tournament, to be found by guest, hosts and deal. */
class Blocks {
  readonly #known: ReadonlyMap<string, Block>;
  readonly #hosts = new Map<number, Set<number>>();
  readonly #deals: readonly number[];

  constructor(blocks: readonly Block[]) {
    this.#known = new Map(blocks.map((block) => [keyOf(block.guest, block.hosts, block.deal), block]));
    this.#deals = [...new Set(blocks.map(({ deal }) => deal))].toSorted((a, b) => a - b);
    for (const { guest, hosts } of blocks) this.#hosts.set(guest, (this.#hosts.get(guest) ?? new Set()).add(hosts));
  }

  /** The blocks of two guests for each deal that both played among all their common hosts. */
  paired(first: number, second: number): Pair[][] {
    const common = this.#commonHosts(first, second);
    if (common.length === 0) return [];
    return this.#deals.flatMap((deal) => {
      const pairs = common.flatMap((hosts) => this.#pair(first, second, hosts, deal) ?? []);
      return pairs.length === common.length ? [pairs] : [];
    });
  }

  #commonHosts(first: number, second: number): number[] {
    const others = this.#hosts.get(second);
    return [...(this.#hosts.get(first) ?? [])].filter((hosts) => others?.has(hosts)).toSorted((a, b) => a - b);
  }

  #pair(first: number, second: number, hosts: number, deal: number): Pair | undefined {
    const [one, other] = [this.#known.get(keyOf(first, hosts, deal)), this.#known.get(keyOf(second, hosts, deal))];
    return one === undefined || other === undefined ? undefined : { one, other };
  }
}

const differenceOf = ({ one, other }: Pair): number => meanOf(one.shares) - meanOf(other.shares);

const luckOf = ({ one, other }: Pair): number | undefined =>
  one.luck === undefined || other.luck === undefined ? undefined : meanOf(one.luck) - meanOf(other.luck);

/** A deal's difference and its control variate; nothing for a deal that was played without one. */
const gaugedDeal = (pairs: readonly Pair[]): DealResult[] => {
  const luck = pairs.flatMap((pair) => luckOf(pair) ?? []);
  return luck.length < pairs.length ? [] : [{ result: meanOf(pairs.map(differenceOf)), luck: meanOf(luck) }];
};

/** Compares two guests; nothing where they have no deal in common. */
const compare = (first: number, second: number, blocks: Blocks): Comparison | undefined => {
  const deals = blocks.paired(first, second);
  if (deals.length === 0) return undefined;
  const gauged = deals.flatMap(gaugedDeal);
  return {
    first,
    second,
    deals: deals.length,
    difference: estimateDifference(deals.map((pairs) => meanOf(pairs.map(differenceOf)))),
    adjusted: gauged.length < deals.length ? null : adjustedDifference(gauged),
  };
};

/** Every two entrants that have deals in common. */
export const comparisonsOf = (entrants: number, blocks: readonly Block[]): Comparison[] => {
  const known = new Blocks(blocks);
  const pairs = Array.from({ length: entrants }, (_, first) =>
    Array.from({ length: entrants - first - 1 }, (_entrant, step) => ({ first, second: first + 1 + step })),
  ).flat();
  return pairs.flatMap(({ first, second }) => compare(first, second, known) ?? []);
};
