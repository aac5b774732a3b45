import { type FelixOptions, felix } from '@miaou/felix';
import { type FelixPosition, makeSetup, startPosition } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';

export interface TableKind {
  readonly seats: number;
  readonly edition: 'felix' | 'filou';
}

const optionsOf = (kind: TableKind): FelixOptions => {
  const options = felix.parseOptions(kind);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

/** A match dealt by chance. */
export const dealt = (kind: TableKind, chance: Chance): FelixPosition => {
  const options = optionsOf(kind);
  return startPosition(makeSetup(options, felix.deal(options, chance)));
};

export interface SeatOutcome {
  /** Who shares the win gets a part of it (FE3). */
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
