import { type Seat, seat } from '@miaou/kit';
import type { Casting, Votes } from '@miaou/table';

/** How a form writes a casting. */
export const castingKey = (casting: Casting): string => String(casting);

export const parseCasting = (key: string): Casting =>
  key === 'chance' || key === 'vote' || key === 'meow' ? key : seat(Number(key));

/** How many voted for each seat. */
export const tally = (votes: Votes | undefined, part: string, seats: number): readonly number[] => {
  const choices = Object.values(votes?.[part] ?? {});
  return Array.from({ length: seats }, (_, index) => choices.filter((choice) => choice === index).length);
};

/** For whom a seat has voted. */
export const voteOf = (votes: Votes | undefined, part: string, voter: Seat | undefined): Seat | undefined =>
  voter === undefined ? undefined : votes?.[part]?.[String(voter)];
