import type { MatchRecord } from '@miaou/kit';
import type { Entry, PersonId, Stage, TableId } from '@miaou/table';
import type { Archive } from './archive.js';
import type { Notes } from './notes.js';
import type { People } from './people.js';
import type { Pushes } from './pushes.js';

/** What is kept about a table beside its log, so that it is found without folding every log. Written with the entry or not at all. */
export interface TableIndex {
  readonly stage: Stage;
  /** In the public lobby. */
  readonly listed: boolean;
  /** When the next clock runs out, milliseconds since 1970. */
  readonly deadline: number | null;
  readonly people: readonly PersonId[];
  /** Something is to be done here that no person does. */
  readonly needsBot: boolean;
  readonly updatedAt: number;
}

/** A table as listings give it. */
export interface TableSummary extends TableIndex {
  readonly table: TableId;
  /** The newest entry. */
  readonly head: number;
  /** Why its log was set aside; null while it is sound. */
  readonly setAside: string | null;
}

/** A match that came to its end with an entry. */
export interface FinishedMatch {
  /** Counted from 1 at each table. */
  readonly match: number;
  readonly record: MatchRecord;
}

/** One entry on its way into a table's log, with all that must be true together with it. */
export interface Append {
  readonly table: TableId;
  readonly entry: Entry;
  /** The table as it is after the entry; it is updated at the time of the entry. */
  readonly index: Omit<TableIndex, 'updatedAt'>;
  readonly finished?: FinishedMatch | undefined;
}

/** A log that was read and verified link by link. */
export type LogReading =
  | { readonly kind: 'log'; readonly entries: readonly Entry[] }
  | { readonly kind: 'absent' }
  /** `at` is the first place that is not what was once written. */
  | { readonly kind: 'damaged'; readonly at: number; readonly reason: string };

/** Which tables to list. Tables that were set aside are in none of these but `all`. */
export type TableFilter =
  /** In the lobby, the newest first. */
  | { readonly kind: 'listed'; readonly limit: number }
  /** Of one person, the newest first. */
  | { readonly kind: 'of'; readonly person: PersonId; readonly limit: number }
  /** With a clock that has run out by then, the longest overdue first. */
  | { readonly kind: 'due'; readonly by: number; readonly limit: number }
  | { readonly kind: 'needsBot' }
  /** Every one, in the order of ids, page by page. */
  | { readonly kind: 'all'; readonly after?: TableId; readonly limit: number };

/** Other processes on the same storage. */
export interface OtherNodes {
  /** Calls soon with each table that another process has gone on with, and its head. Now and then one is missed. */
  listen(heard: (table: TableId, head: number) => void): void;
  /** The newest entry of each of these, for whoever may have missed something. */
  headsOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
}

/** Where tables, people and records live. */
export interface Store {
  /**
   * Durable when it resolves with `stored`. The place (table, seq) is the compare-and-swap: `conflict` means that it is taken, or not
   * the next. A rejection tells nothing about the entry: it may be on disk, and only reading the log shows it.
   */
  append(append: Append): Promise<'stored' | 'conflict'>;
  /** The whole log, verified. A damaged one is set aside: it is listed no more and takes no entries until it verifies again. */
  readLog(table: TableId): Promise<LogReading>;
  listTables(filter: TableFilter): Promise<readonly TableSummary[]>;
  readonly people: People;
  readonly archive: Archive;
  readonly notes: Notes;
  readonly pushes: Pushes;
  /** Nobody where the storage is this process's alone. */
  readonly others?: OtherNodes;
  /** Resolves while the store answers. */
  ping(): Promise<void>;
  /** What is wrong with the storage as a whole, in words for the operator. Reads everything: slow. */
  inspect(): Promise<readonly string[]>;
  /** Everything that was accepted before is finished first; what comes after is rejected. */
  close(): Promise<void>;
}
