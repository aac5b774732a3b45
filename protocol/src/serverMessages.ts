import type { GameTypes, Refusal, Viewer } from '@miaou/kit';
import type {
  Change,
  CommandId,
  Legal,
  MatchHistory,
  PersonId,
  Settings,
  Snapshot,
  Stage,
  TableId,
} from '@miaou/table';
import type { Reaction } from './reactions.js';

/** A person as they see themselves. */
export interface Me {
  readonly person: PersonId;
  readonly name: string;
}

/** A table in a list, with the plain ones of its options: a board is sent only to those who open the table. */
export interface ListedTable {
  readonly table: TableId;
  readonly settings: Settings;
  readonly stage: Stage;
  /** How many seats people hold. */
  readonly seated: number;
  readonly bots: number;
  /** How many people look on who do not sit there. */
  readonly watching: number;
  /** The host's name, if the host sits at the table. */
  readonly host: string | null;
}

/** A seat for strangers: free, a bot's, or a person's, whose name is null where strangers may not open the table. */
export interface LobbySeat {
  readonly name?: string | null;
  readonly bot?: string;
}

/** A table as the lobby lists it. */
export interface LobbyTable extends ListedTable {
  /** One for each seat, in order. */
  readonly seats: readonly LobbySeat[];
}

/** A table in the list of a person who sits there or is its host. */
export interface OwnTable extends ListedTable {
  /** The match waits for a decision of yours. For whom else it waits is sent only to those at the table. */
  readonly awaited: boolean;
}

/**
 * What changed on a watched table. The most frequent message by far, hence its short form: `on` is the number that `watching` gave the
 * table on this connection, `n` the audience's own dense sequence number, `hash` (now and then) that of the view after it.
 */
export interface UpdateMessage {
  /** Left out for 0, the first table of a connection. */
  readonly on?: number;
  readonly n: number;
  /** Game events alone: what most updates are. */
  readonly events?: readonly GameTypes['event'][];
  /** Anything else. */
  readonly changes?: readonly Change[];
  /** For who follows by whole views: the view after the update. */
  readonly view?: GameTypes['view'] | null;
  /** For who follows by whole views: what the own seat may do now, if it owes a decision. */
  readonly legal?: Legal;
  readonly hash?: string;
}

/** The one answer that each command gets: accepted, with its place in the sender's sequence, or refused, with the table as it is. */
export type AnswerMessage =
  | { readonly answer: CommandId; readonly n: number }
  | { readonly answer: CommandId; readonly refusal: Refusal; readonly snapshot?: Snapshot };

/** Why a table is not followed any more: the client asked so; there is no such table for this person; it could not be read just now. */
export type UnwatchedReason = 'asked' | 'gone' | 'failed';

/** Everything else that a server can send over a socket. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me: Me; readonly now: number }
  /** The whole table; `on` and `legal` as in updates; `history` if the client asked for it and there is a match. */
  | {
      readonly type: 'watching';
      readonly on?: number;
      readonly snapshot: Snapshot;
      readonly legal?: Legal;
      readonly history?: MatchHistory;
    }
  /** The client resumes where it stopped: the updates it missed follow. */
  | {
      readonly type: 'resumed';
      readonly table: TableId;
      readonly on?: number;
      readonly as: Viewer;
      readonly from: number;
    }
  | { readonly type: 'unwatched'; readonly table: TableId; readonly reason: UnwatchedReason }
  /** Who of the seated is connected, and how many others look on; `programs`: for whom of the seated a program is connected. */
  | {
      readonly type: 'presence';
      readonly table: TableId;
      readonly present: readonly PersonId[];
      readonly watching: number;
      readonly programs?: readonly PersonId[];
    }
  | { readonly type: 'reaction'; readonly table: TableId; readonly person: PersonId; readonly reaction: Reaction }
  /** Somebody of one's side points at a place; nobody else is told. */
  | { readonly type: 'pointed'; readonly table: TableId; readonly person: PersonId; readonly at: string }
  | { readonly type: 'recording'; readonly table: TableId; readonly person: PersonId; readonly audio: string }
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly type: 'pong'; readonly token: number; readonly now: number }
  /** Something that was not a command could not be understood or done. */
  | { readonly type: 'error'; readonly refusal: Refusal };

/** Anything that a server can send over a socket. */
export type AnyServerMessage = ServerMessage | AnswerMessage | UpdateMessage;
