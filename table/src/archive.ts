import { type MatchRecord, makeRecord, type Seat } from '@miaou/kit';
import { factsOf, type SeatFacts } from './audience.js';
import type { Table } from './table.js';

/** A record with those who played: others may sit at the table since, and a replay names who sat there then. */
export interface RecordWithSeating extends MatchRecord {
  /** By seat, as all audiences saw them when the match ended. Absent where the table is not known that the match was played at. */
  readonly seating?: readonly SeatFacts[];
}

/** The record of a finished match. A running match has none: it would reveal every secret. It names nobody, and outlives its table. */
export const finishedRecord = (table: Table): MatchRecord | undefined => {
  const { match } = table;
  return match === undefined || table.stage !== 'over'
    ? undefined
    : makeRecord(match.game, match.position, match.moves);
};

/** Who held the seats when a match of this table ended. */
export const seatingOf = ({ pastSeatings }: Table, match: number): readonly SeatFacts[] | undefined => {
  const seating = pastSeatings.findLast(({ since }) => since <= match);
  if (seating === undefined) return undefined;
  const standIns = new Map(seating.standIns);
  return seating.occupants.map((held, seat) => factsOf(held, standIns.get(seat as Seat)));
};
