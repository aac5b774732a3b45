import { type FelixOptions, felix } from '@miaou/felix';
import { type FelixPosition, makeSetup, startPosition } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';

export interface MatchOptions {
  readonly seats: number;
  readonly edition: FelixOptions['edition'];
}

const optionsOf = (raw: MatchOptions): FelixOptions => {
  const options = felix.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

export const dealMatch = (raw: MatchOptions, chance: Chance): FelixPosition => {
  const options = optionsOf(raw);
  return startPosition(makeSetup(options, felix.deal(options, chance)));
};

export interface SeatOutcome {
  /** A shared win counts for a part of one (FE3). */
  readonly won: number;
  /** By how much the total beats the best other. */
  readonly margin: number;
}

/** How a match ended for each seat. */
export const outcomesOf = (position: FelixPosition): SeatOutcome[] => {
  const result = position.outcome();
  if (result === undefined) throw new Error('the match is not over');
  return result.seats.map(({ total }, seat) => ({
    won: result.winners.some((winner) => winner === seat) ? 1 / result.winners.length : 0,
    margin: total - Math.max(...result.seats.filter((_, other) => other !== seat).map((other) => other.total)),
  }));
};
