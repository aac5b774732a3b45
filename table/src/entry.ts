import type { Bytes32, JsonObject, Proof, Seat } from '@miaou/kit';
import type { CommandId, PersonId } from './ids.js';
import type { Loudness } from './setup/meowVoice.js';
import type { Settings } from './setup/settings.js';

/** What a seat can propose to the whole table. The protocol calls it `wish`. */
export type Proposal = 'undo' | 'pause' | 'resume' | 'rematch';

/** Who made a move: the player, a bot in the player's place, or a standing order. */
export type MoveSource = 'player' | 'bot' | 'order';

/** A chat message: free text, or the name of a preset that each client shows in its reader's language. */
export type Saying = { readonly text: string } | { readonly preset: string };

/** What a match begins with. `rules` and `proof` are absent in entries of before they were written down. */
export interface MatchStart {
  readonly options: JsonObject;
  readonly deal: JsonObject;
  /** The version of the rules that it is played by. */
  readonly rules?: string;
  readonly proof?: Proof;
}

/** A change of a table, complete enough to be replayed: outcomes of chance are part of it. */
export type EntryBody =
  | { readonly type: 'opened'; readonly host: PersonId; readonly name: string; readonly settings: Settings }
  | { readonly type: 'configured'; readonly settings: Settings }
  | { readonly type: 'sat'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly type: 'stoodUp'; readonly seat: Seat }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'botRemoved'; readonly seat: Seat }
  | { readonly type: 'sentAway'; readonly person: PersonId; readonly banned: boolean }
  | { readonly type: 'renamed'; readonly person: PersonId; readonly name: string }
  | { readonly type: 'voted'; readonly seat: Seat; readonly part: string; readonly choice: Seat }
  /** It is asked who meows best. */
  | { readonly type: 'contestOpened' }
  | { readonly type: 'meowed'; readonly seat: Seat; readonly loud: Loudness }
  /** `secret`: the house's own, drawn when the first share is sealed. */
  | { readonly type: 'sealed'; readonly seat: Seat; readonly seal: Bytes32; readonly secret?: Bytes32 }
  /** A match is to begin, and everybody is asked to open their share. */
  | { readonly type: 'unsealing' }
  | { readonly type: 'unsealed'; readonly seat: Seat; readonly share: Bytes32 }
  | ({ readonly type: 'started' } & MatchStart)
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: JsonObject; readonly through: MoveSource }
  | { readonly type: 'orderSet'; readonly seat: Seat; readonly order: JsonObject }
  | { readonly type: 'orderDropped'; readonly seat: Seat }
  /** `change`: only of a rematch, in which everybody moves on by one seat. */
  | { readonly type: 'asked'; readonly seat: Seat; readonly wish: Proposal; readonly change?: true }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** `ends`: only bots were left, so the match is over. */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly ends?: true }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  /** The match waits for a person who is not connected. */
  | { readonly type: 'wentAway'; readonly seat: Seat }
  /** A bot plays for a person who is away. */
  | { readonly type: 'replaced'; readonly seat: Seat }
  /** A person who was away, or whose time had run out then, is connected again and has the seat back. */
  | { readonly type: 'cameBack'; readonly seat: Seat }
  /** Null where nobody plays who could be host: the next person who sits down is. */
  | { readonly type: 'hostPassed'; readonly person: PersonId | null }
  /** The clocks, which stood for a proposal, run again. */
  | { readonly type: 'holdEnded' }
  /** The server was not there for so long: every running clock gets that time back. */
  | { readonly type: 'delayed'; readonly milliseconds: number }
  /** All who are asked have agreed to another match. */
  | ({ readonly type: 'rematchStarted'; readonly change?: true } & MatchStart)
  /** Back to the settings and seats, before another match. */
  | { readonly type: 'rematched' }
  /** By the operator. A running match is abandoned. */
  | { readonly type: 'closed' }
  | { readonly type: 'said'; readonly person: PersonId; readonly name: string; readonly saying: Saying };

/** The command that an entry answers, with a digest of its body: the same id with another body is a conflict. */
export interface CommandMark {
  readonly person: PersonId;
  readonly id: CommandId;
  readonly digest: string;
}

/** One entry of a table's log. Everything else about a table is folded from its log. */
export interface Entry {
  /** Dense from 1. */
  readonly seq: number;
  /** The server's clock, milliseconds since 1970. */
  readonly at: number;
  /** Absent in entries of bots, orders and clocks. */
  readonly command?: CommandMark;
  readonly body: EntryBody;
}
