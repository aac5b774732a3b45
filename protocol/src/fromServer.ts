import type { GameTypes, Refusal, Viewer } from '@miaou/kit';
import type { Change, CommandId, PersonId, Settings, Snapshot, Stage, TableId } from '@miaou/table';

/** A person as they see themselves. */
export interface Me {
  readonly person: PersonId;
  readonly name: string;
}

/** A table as the lobby lists it. */
export interface LobbyTable {
  readonly table: TableId;
  readonly settings: Settings;
  readonly stage: Stage;
  readonly seated: number;
  readonly bots: number;
  readonly watching: number;
  readonly host: string | null;
}

/**
 * What changed on a watched table. The most frequent message by far, hence its short form: `on` is the number that `watching` gave the
 * table on this connection, `n` the audience's own dense sequence number, `hash` (now and then) that of the view after it.
 */
export interface UpdateMessage {
  readonly on: number;
  readonly n: number;
  /** Game events alone: what most updates are. */
  readonly events?: readonly GameTypes['event'][];
  /** Anything else. */
  readonly changes?: readonly Change[];
  /** For who follows by whole views: the view after the update. */
  readonly view?: GameTypes['view'] | null;
  readonly hash?: string;
}

/** The one answer that each command gets. */
export type AnswerMessage =
  | { readonly answer: CommandId; readonly ok: true; readonly n: number }
  | { readonly answer: CommandId; readonly ok: false; readonly refusal: Refusal; readonly snapshot?: Snapshot };

/** Everything else that a server can send over a socket. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly me: Me; readonly now: number }
  | { readonly type: 'watching'; readonly on: number; readonly snapshot: Snapshot; readonly hash: string }
  /** The client resumes where it stopped: the updates it missed follow. */
  | {
      readonly type: 'resumed';
      readonly table: TableId;
      readonly on: number;
      readonly as: Viewer;
      readonly from: number;
    }
  | { readonly type: 'unwatched'; readonly table: TableId; readonly reason: 'asked' | 'gone' }
  | {
      readonly type: 'presence';
      readonly table: TableId;
      readonly present: readonly PersonId[];
      readonly watching: number;
    }
  | { readonly type: 'reaction'; readonly table: TableId; readonly person: PersonId; readonly reaction: string }
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly type: 'pong'; readonly token: number; readonly now: number }
  | { readonly type: 'error'; readonly refusal: Refusal };
