import type { JsonObject, Seat } from '@miaou/kit';
import type { CommandId, PersonId } from './ids.js';
import type { Settings } from './settings.js';

/** What may be asked of the whole table. */
export type Wish = 'undo' | 'pause' | 'resume';

/** Through whom a move came. */
export type Through = 'player' | 'bot' | 'order';

/** Words said at the table: free text, or the name of a preset that each client shows in its reader's language. */
export type Saying = { readonly text: string } | { readonly preset: string };

/** What happened at a table, complete enough to happen again in the same way: chance stands in it as outcomes. */
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
  | { readonly type: 'started'; readonly options: JsonObject; readonly deal: JsonObject }
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: JsonObject; readonly through: Through }
  | { readonly type: 'orderSet'; readonly seat: Seat; readonly order: JsonObject }
  | { readonly type: 'orderDropped'; readonly seat: Seat }
  | { readonly type: 'asked'; readonly seat: Seat; readonly wish: Wish }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'rematched' }
  | { readonly type: 'said'; readonly person: PersonId; readonly name: string; readonly saying: Saying };

/** The command that an entry answers, with a digest of its body: the same id with another body is a conflict. */
export interface CommandMark {
  readonly person: PersonId;
  readonly id: CommandId;
  readonly digest: string;
}

/** One line of a table's log. The log is the truth; everything else is folded from it. */
export interface Entry {
  /** Dense from 1. */
  readonly seq: number;
  /** The server's clock, milliseconds since 1970. */
  readonly at: number;
  /** Absent for what bots, orders and clocks did. */
  readonly command?: CommandMark;
  readonly body: EntryBody;
}
