import type { Budget } from '@miaou/bots';
import type { Game, JsonObject } from '@miaou/kit';

/** A tournament. The same plan gives the same matches. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** The game's own options without `seats`; without a part (the cat), which the guest plays. */
  readonly options: JsonObject;
  readonly entrants: readonly string[];
  /** Matches for each pairing, on a ladder for each entrant as a guest; rounded up so that every deal is played from every seat. */
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  /** Also compute the guest's control variate, for a narrower interval. With dice it costs more time than the matches. */
  readonly gaugesLuck?: true;
  /** Rate the entrants by a schedule in which everybody meets everybody in turn, instead of filling a matrix. */
  readonly isLadder?: true;
}

/** A deal of a pairing. */
export interface Assignment {
  readonly pairing: Pairing;
  readonly deal: number;
}

/** One entrant as a guest among copies of another, the hosts: the two indices name a cell of the matrix. */
export interface Pairing {
  readonly guest: number;
  readonly hosts: number;
}

/** The option by which a game gives one seat a part of its own, if it has one. */
export const partOf = (game: Game): string | undefined =>
  Object.entries(game.optionSpecs).find(([, { kind }]) => kind === 'seat')?.[0];

/** Every entrant as a guest of every other; also of itself where the guest's part differs from the hosts'. */
export const pairingsOf = ({ entrants }: Plan, game: Game): Pairing[] => {
  const withItself = partOf(game) !== undefined || entrants.length === 1;
  return entrants.flatMap((_, guest) =>
    entrants.flatMap((_host, hosts) => (guest !== hosts || withItself ? [{ guest, hosts }] : [])),
  );
};

/** How many deals each pairing is played with: each of them once from every seat. */
export const countDeals = ({ games, seats }: Plan): number => Math.ceil(games / seats);
