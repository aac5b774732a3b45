import { at, seatsOf } from '@miaou/kit';
import { eatenFrom } from './eating.js';
import { type MatchState, plateIn, takenIn } from './matchState.js';
import type { PastRound } from './types.js';

/** What everybody saw of a round, counted from 0. */
export const pastRound = (match: MatchState, round: number): PastRound => {
  const plate = plateIn(match, round);
  const taken = seatsOf(match.setup.options.seats).map((seat) => takenIn(match, round, seat));
  return { plate, taken, eaten: eatenFrom(plate, taken) };
};

export const pastRounds = (match: MatchState): readonly PastRound[] =>
  Array.from({ length: match.past }, (_, round) => pastRound(match, round));

/** The crumbs that each seat has eaten in these rounds. */
export const eatenIn = (past: readonly PastRound[], seats: number): readonly number[] =>
  seatsOf(seats).map((seat) => past.reduce((sum, { eaten }) => sum + at(eaten, seat), 0));
