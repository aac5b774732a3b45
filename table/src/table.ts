import type { Game, JsonObject, Position, RecordedMove, Seat, Viewer } from '@miaou/kit';
import type { CommandMark, Wish } from './entry.js';
import type { CommandId, PersonId, TableId } from './ids.js';
import type { Settings } from './settings.js';

/** What a table must be told about the house it stands in. */
export interface House {
  gameById(id: string): Game | undefined;
  hasBot(game: string, bot: string): boolean;
  /** The bot that plays for a person who is away. */
  standInBot(game: string): string;
}

/** Who holds a seat. */
export type Occupant =
  | { readonly kind: 'empty' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export const EMPTY: Occupant = { kind: 'empty' };

/** Why a bot plays for a person. Who resigned does not come back. */
export type StandIn = 'timedOut' | 'left' | 'resigned';

/** Where a table is between opening and the end of a match. */
export type Stage = 'gathering' | 'playing' | 'paused' | 'over';

/** A question to the whole table that waits for answers. */
export interface PendingWish {
  readonly wish: Wish;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** A decision that a seat owes. */
export interface OwedDecision {
  /** The entry that made it due: an answer to an older decision of the same seat is late, whatever it says. */
  readonly entry: number;
  /** The seat's own sequence number at that moment: a client that has not seen it cannot have meant this decision. */
  readonly seen: number;
  readonly deadline: number | undefined;
}

/** What the newest move allows an undo to do. */
export interface LastMove {
  readonly seat: Seat;
  readonly undoable: boolean;
}

/** An accepted command, for retries. */
export interface AnsweredCommand {
  readonly mark: CommandMark;
  /** Its place in its sender's own sequence: the log's numbers would tell of other seats' secret entries. */
  readonly n: number;
}

/** The newest accepted commands of each person. Ids belong to their person: two people may choose the same. */
export type AnsweredCommands = Map<PersonId, Map<CommandId, AnsweredCommand>>;

/** One playing of a game at a table. */
export interface Match {
  /** Counted from 1 at each table. */
  readonly number: number;
  readonly game: Game;
  readonly start: { readonly options: { readonly seats: number }; readonly deal: object };
  position: Position;
  moves: RecordedMove[];
  lastMove: LastMove | undefined;
}

/** Everything about a table, folded from its log. Changed only by `apply`. */
export interface Table {
  readonly id: TableId;
  readonly house: House;
  /** The newest entry. */
  seq: number;
  /** When it was made. */
  at: number;
  /** The newest update of each audience. Private changes make the sequences differ, so nobody learns of them from a gap. */
  readonly heads: Map<Viewer, number>;
  /** Nobody while no person sits here. */
  host: PersonId | undefined;
  settings: Settings;
  occupants: Occupant[];
  banned: Set<PersonId>;
  stage: Stage;
  match: Match | undefined;
  /** Of the match before, which a rematch follows. */
  matchesPlayed: number;
  votes: Map<string, Map<Seat, Seat>>;
  standIns: Map<Seat, StandIn>;
  orders: Map<Seat, JsonObject>;
  wish: PendingWish | undefined;
  owed: Map<Seat, OwedDecision>;
  /** Thinking time left, milliseconds; only with a bank clock. */
  banks: Map<Seat, number>;
  /** What was left of each running clock when the table was paused. */
  pausedFor: Map<Seat, number>;
  readonly answered: AnsweredCommands;
}

/** The seat that a person holds, if any. */
export const seatOf = (table: Table, person: PersonId): Seat | undefined => {
  const index = table.occupants.findIndex((held) => held.kind === 'person' && held.person === person);
  return index < 0 ? undefined : (index as Seat);
};

/** True from the start of a match to its end. */
export const isInMatch = (table: Table): boolean => table.stage === 'playing' || table.stage === 'paused';

/** As whom a person sees the table. */
export const audienceOf = (table: Table, person: PersonId): Viewer => seatOf(table, person) ?? 'spectator';

/** By the number of seats: every entry asks for such a list. */
const AUDIENCES: (readonly Viewer[] | undefined)[] = [];

/** All audiences of a table. */
export const audiencesOf = ({ occupants }: Table): readonly Viewer[] => {
  AUDIENCES[occupants.length] ??= [...occupants.map((_, index) => index as Seat), 'spectator'];
  return AUDIENCES[occupants.length] ?? [];
};

/** True where a bot decides: its own seat, or one it plays for a person. */
export const isPlayedByBot = (table: Table, seat: Seat): boolean =>
  table.occupants[seat]?.kind === 'bot' || table.standIns.has(seat);

/** The seats whose consent counts: those that a person plays now. */
export const consultedSeats = (table: Table): Seat[] =>
  table.occupants.flatMap((held, index) =>
    held.kind === 'person' && !table.standIns.has(index as Seat) ? [index as Seat] : [],
  );
