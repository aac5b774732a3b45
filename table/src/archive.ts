import { type MatchRecord, makeRecord, type Seat } from '@miaou/kit';
import { factsOf, type SeatFacts } from './audience.js';
import type { Handover, Table } from './table.js';

/** A record with those who played: others may sit at the table since, and a replay names who sat there then. */
export interface RecordWithSeating extends MatchRecord {
  /** By seat, as all audiences saw them when the match ended. Absent where the table is not known that the match was played at. */
  readonly seating?: readonly SeatFacts[];
  /** Who was replaced in it, and who came back. Absent where nobody was. */
  readonly handovers?: readonly Handover[];
}

/** The record of a finished match. A running match has none: it would reveal every secret. It names nobody, and outlives its table. */
export const finishedRecord = (table: Table): MatchRecord | undefined => {
  const { match } = table;
  return match === undefined || table.stage !== 'over'
    ? undefined
    : makeRecord(match.game, match.position, match.moves, {
        at: new Date(match.startedAt).toISOString(),
        ...(match.fair === undefined ? {} : { proof: match.fair.proof }),
      });
};

/** Who played a match of this table that has ended. */
export const playersOf = ({ pastSeatings }: Table, match: number): Pick<RecordWithSeating, 'seating' | 'handovers'> => {
  const past = pastSeatings.findLast(({ since }) => since <= match);
  if (past === undefined) return {};
  const standIns = new Map(past.standIns);
  const seating = past.occupants.map((held, seat) => factsOf(held, standIns.get(seat as Seat)));
  return past.handovers === undefined ? { seating } : { seating, handovers: past.handovers };
};
