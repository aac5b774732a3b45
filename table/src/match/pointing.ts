import type { Seat } from '@miaou/kit';
import type { PersonId } from '../ids.js';
import { seatOf, type Table } from '../table.js';

/** The seats that see what a person points at now; none where there is nothing to point at, or nobody to point for. */
export const seatsShown = (table: Table, person: PersonId, at: string): readonly Seat[] => {
  const seat = seatOf(table, person);
  if (seat === undefined || table.match === undefined || table.stage !== 'playing') return [];
  const { game, start } = table.match;
  return game.pointing?.isTarget(start.options, at) === true ? game.pointing.seenBy(start.options, seat) : [];
};
