import { type MatchRecord, makeRecord, type RecordedPlayer, type Seat } from '@miaou/kit';
import { factsOf, type SeatFacts } from './audience.js';
import type { PersonId } from './ids.js';
import type { Catalog, Handover, Occupant, Table } from './table.js';

/** A record with those who played: others may sit at the table since, and a replay names who sat there then. */
export interface RecordWithSeating extends MatchRecord {
  /** By seat, as all audiences saw them when the match ended. Absent where the table is not known that the match was played at. */
  readonly seating?: readonly SeatFacts[];
  /** Who was replaced in it, and who came back. Absent where nobody was. */
  readonly handovers?: readonly Handover[];
}

/** A player of a finished match, and who that is on this server. */
export interface ArchivedPlayer extends RecordedPlayer {
  /** Absent for a bot. */
  readonly person?: PersonId;
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

const playerOf = (held: Occupant, catalog: Catalog, isProgram: (person: PersonId) => boolean): ArchivedPlayer => {
  if (held.kind === 'person')
    return { name: held.name, kind: isProgram(held.person) ? 'program' : 'person', person: held.person };
  // No seat is free while a match is played.
  const bot = held.kind === 'bot' ? held.bot : '';
  return { name: bot, kind: 'bot', level: catalog.levelOf?.(bot) ?? 0 };
};

/** Those who hold the seats of a table. A seat stays with the person for whom a bot played on. */
export const playersAt = (
  { occupants, catalog }: Table,
  isProgram: (person: PersonId) => boolean = () => false,
): readonly ArchivedPlayer[] => occupants.map((held) => playerOf(held, catalog, isProgram));

/** The same for a record: by name alone. */
export const namesOf = (players: readonly ArchivedPlayer[]): readonly RecordedPlayer[] =>
  players.map(({ name, kind, level }) => ({ name, kind, ...(level === undefined ? {} : { level }) }));
