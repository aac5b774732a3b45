import type { Bytes32, Game, JsonObject, Position, Proof, RecordedMove, Seat, Viewer } from '@miaou/kit';
import type { CommandMark, Proposal } from './entry.js';
import type { CommandId, PersonId, TableId } from './ids.js';
import type { Loudness, Voice } from './setup/meowVoice.js';
import type { Settings } from './setup/settings.js';

/** The games and bots that a table can use. */
export interface Catalog {
  gameById(id: string): Game | undefined;
  hasBot(game: string, bot: string): boolean;
  /** How a bot meows, and which meows it likes; bots without a voice are neither loud nor choosy. */
  voiceOf?(bot: string): Voice | undefined;
  /** How strong a bot is, for records. */
  levelOf?(bot: string): number;
  /** The bot that plays for a person who is away: none of those that are taken, as long as there is another. */
  standInBot(game: string, taken?: readonly string[]): string;
}

/** Who holds a seat. */
export type Occupant =
  | { readonly kind: 'empty' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export const EMPTY: Occupant = { kind: 'empty' };

/** Why a bot plays for a person. A person who resigned cannot come back. */
export type StandIn = 'timedOut' | 'left' | 'resigned' | 'away';

/** Where a table is between opening and the end of a match; `closed` by the operator, it stays so. */
export type Stage = 'gathering' | 'playing' | 'paused' | 'over' | 'closed';

/** A proposal to the whole table that waits for answers. Clients get it as it is, under the protocol's name `wish`. */
export interface PendingProposal {
  readonly wish: Proposal;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  /** The clocks stand until then, so that nobody loses time by asking for a pause. */
  readonly until?: number;
  /** Of a rematch: everybody moves on by one seat. */
  readonly change?: true;
}

/** A decision that a seat owes. */
export interface OwedDecision {
  /** The entry that made it due: an answer to an older decision of the same seat is late, whatever it says. */
  readonly entry: number;
  /** The seat's own sequence number at that time: a client that has not seen it cannot have meant this decision. */
  readonly seen: number;
  readonly deadline: number | undefined;
}

/** What the newest move allows an undo to do. */
export interface LastMove {
  readonly seat: Seat;
  readonly undoable: boolean;
  /** How many events it had. */
  readonly events: number;
}

/** An accepted command, for retries. */
export interface AnsweredCommand {
  readonly mark: CommandMark;
  /** Its number in its sender's own sequence: the numbers of the log would reveal secret entries of other seats. */
  readonly n: number;
}

/** Something for each of the newest commands of each person. */
export type ByCommand<T> = Map<PersonId, Map<CommandId, T>>;

/** The newest accepted commands of each person. Ids belong to their person: two people may choose the same. */
export type AnsweredCommands = ByCommand<AnsweredCommand>;

/** From a point of a match on, somebody decides in a seat: a person (`name`), a bot on its own seat (`bot`), or a bot for a person (both). */
export interface Handover {
  readonly seat: Seat;
  /** How many events of the match had happened. */
  readonly after: number;
  readonly name?: string;
  readonly bot?: string;
}

/**
 * What is prepared so that nobody can choose the next deal: the house has drawn a secret, and people's devices have sealed shares. Never
 * changed in place: where it is another object, something of it has changed.
 */
export interface Sealing {
  readonly secret: Bytes32;
  readonly seals: { readonly [person: PersonId]: Bytes32 };
  /** The match is about to begin: shares are opened, none can be sealed any more. */
  readonly opening?: {
    /** The match waits so long for them. */
    readonly until: number;
    readonly shares: { readonly [person: PersonId]: Bytes32 };
  };
}

/** Where the chance of a match comes from. */
export interface FairSource {
  readonly proof: Proof;
  /** Follows from the proof. */
  readonly key: Uint8Array;
}

/** One playing of a game at a table. */
export interface Match {
  /** Counted from 1 at each table. */
  readonly number: number;
  readonly game: Game;
  readonly start: { readonly options: { readonly seats: number }; readonly deal: object };
  /** Undefined where it began before matches were sealed, or where the program around the table does not seal. */
  readonly fair: FairSource | undefined;
  /** When it began, milliseconds since 1970. */
  readonly startedAt: number;
  position: Position;
  /** The position before the newest move, as long as an undo may need it: replaying a long match for each undo would delay others. */
  previous: Position | undefined;
  moves: RecordedMove[];
  /** How many events it had so far. All audiences are told of as many. */
  events: number;
  handovers: Handover[];
  lastMove: LastMove | undefined;
}

/** Who held the seats when matches ended, from one match on until it changed. */
export interface PastSeating {
  readonly since: number;
  readonly occupants: readonly Occupant[];
  readonly standIns: readonly (readonly [Seat, StandIn])[];
  /** Absent where nobody was replaced. */
  readonly handovers?: readonly Handover[];
}

/** Everything about a table, folded from its log. Changed only by `apply`. */
export interface Table {
  readonly id: TableId;
  readonly catalog: Catalog;
  /** When its first entry was made: lists are sorted by it. */
  readonly openedAt: number;
  /** The newest entry. */
  seq: number;
  /** When it was made. */
  at: number;
  /** When the newest update of spectators was made. A person's own list is sorted by it: `at` would tell of secret orders. */
  shownAt: number;
  /** The newest update of each audience. Each has its own sequence, so private changes leave no gap for the others. */
  readonly heads: Map<Viewer, number>;
  /** Undefined while no person sits here. */
  host: PersonId | undefined;
  settings: Settings;
  occupants: Occupant[];
  banned: Set<PersonId>;
  stage: Stage;
  match: Match | undefined;
  /** For the next match; undefined until somebody has sealed a share. */
  sealing: Sealing | undefined;
  /** Including the running one. */
  matchesPlayed: number;
  /** In order. Names leave the server with the table; records do not have them. */
  readonly pastSeatings: PastSeating[];
  votes: Map<string, Map<Seat, Seat>>;
  /** Who has meowed how loud, as long as it is asked who meows best. */
  meows: Map<Seat, Loudness> | undefined;
  standIns: Map<Seat, StandIn>;
  /** People who are waited for and not connected, with the time at which a bot begins to play for them; null where somebody must ask. */
  away: Map<Seat, number | null>;
  /** Who has had the clocks stopped by asking for a pause in this match. */
  pauseAskers: Set<PersonId>;
  /** Who was sent away in this match: they know the cards of a seat. */
  sentAway: Set<PersonId>;
  orders: Map<Seat, JsonObject>;
  proposal: PendingProposal | undefined;
  owed: Map<Seat, OwedDecision>;
  /** Thinking time left, milliseconds; only with a bank clock. */
  banks: Map<Seat, number>;
  /** The time left on each running clock when the table was paused. */
  pausedFor: Map<Seat, number>;
  readonly answered: AnsweredCommands;
}

/** The seat that a person holds, if any. */
export const seatOf = (table: Table, person: PersonId): Seat | undefined => {
  const index = table.occupants.findIndex((held) => held.kind === 'person' && held.person === person);
  return index < 0 ? undefined : (index as Seat);
};

/** Whether nothing more is played until somebody asks for it, or for good. */
export const isEnded = (stage: Stage): boolean => stage === 'over' || stage === 'closed';

/** True from the start of a match to its end. */
export const isInMatch = (table: Table): boolean => table.stage === 'playing' || table.stage === 'paused';

/** The audience that a person belongs to. */
export const audienceOf = (table: Table, person: PersonId): Viewer => seatOf(table, person) ?? 'spectator';

/** By the number of seats: made once, because every entry needs such a list. */
const AUDIENCES: (readonly Viewer[] | undefined)[] = [];

/** All audiences of a table. */
export const audiencesOf = ({ occupants }: Table): readonly Viewer[] => {
  AUDIENCES[occupants.length] ??= [...occupants.map((_, index) => index as Seat), 'spectator'];
  return AUDIENCES[occupants.length] ?? [];
};

/** True where a bot decides: its own seat, or one it plays for a person. */
export const isPlayedByBot = (table: Table, seat: Seat): boolean =>
  table.occupants[seat]?.kind === 'bot' || table.standIns.has(seat);

/** A person who left or resigned, as far as the match goes. One who only ran out of time or is away may come back at any time. */
export const isGone = (table: Table, seat: Seat): boolean => {
  const reason = table.standIns.get(seat);
  return reason === 'left' || reason === 'resigned';
};

/** The seats of people, as long as they are not gone. */
export const seatsInPlay = (table: Table): Seat[] =>
  table.occupants.flatMap((held, index) =>
    held.kind === 'person' && !isGone(table, index as Seat) ? [index as Seat] : [],
  );

/**
 * The seats whose consent counts: those that a person plays now, or after a match those who have not left it. Nobody waits for the answer
 * of a person who is away.
 */
export const consultedSeats = (table: Table): Seat[] =>
  seatsInPlay(table).filter((seat) => !table.away.has(seat) && (table.stage === 'over' || !table.standIns.has(seat)));
