import type { MatchRecord } from '@miaou/kit';
import type { ArchivedPlayer, Entry, PersonId, Stage, TableId } from '@miaou/table';
import type { Archive } from './archive.js';
import type { LogDamage, LogPlace } from './chain.js';
import type { Deletions } from './deletions.js';
import type { StoreFault } from './fault.js';
import type { Listings } from './listings.js';
import type { Notes } from './notes.js';
import type { People } from './people.js';
import type { PersonalData } from './personalData.js';
import type { PushSubscriptions } from './pushSubscriptions.js';
import type { Reports } from './reports.js';
import type { Sanctions } from './sanctions.js';
import type { LogSnapshots } from './snapshots.js';

/** Index columns of a table, so that it is found without folding its log. Written in the same transaction as the entry. */
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
  /** By seat. Absent where they are not known. */
  readonly players?: readonly ArchivedPlayer[];
}

/** One entry on its way into a table's log, with all that must be true together with it. */
export interface Append {
  readonly table: TableId;
  readonly entry: Entry;
  /** The table as it is after the entry; it is updated at the time of the entry. */
  readonly index: Omit<TableIndex, 'updatedAt'>;
  readonly finished?: FinishedMatch | undefined;
}

/** A whole log that was read and verified link by link. */
export type LogReading =
  | { readonly kind: 'log'; readonly entries: readonly Entry[] }
  | { readonly kind: 'absent' }
  | LogDamage;

/** What reading the entries after a place came to. */
export type LogScan =
  /** `place` is the newest entry of the log. */
  | { readonly kind: 'scanned'; readonly place: LogPlace }
  | { readonly kind: 'absent' }
  | LogDamage
  /** The log does not have the place after which it was to be read, or it was set aside: only the whole log shows what it is worth. */
  | { readonly kind: 'elsewhere' };

/** Takes one entry of a log; the next one is read when the promise, if there is one, is resolved. */
export type EntryReader = (entry: Entry) => Promise<void> | undefined;

/** Which tables to list. Tables that were set aside are in none of these but `all`. */
export type TableFilter =
  /** In the lobby, the last opened first. */
  | { readonly kind: 'listed'; readonly limit: number }
  /** Of one person: those that are not over first, each part with the last opened first. */
  | { readonly kind: 'of'; readonly person: PersonId; readonly limit: number }
  /** With a clock that has run out by then, the longest overdue first. */
  | { readonly kind: 'due'; readonly by: number; readonly limit: number }
  | { readonly kind: 'needsBot' }
  /** Every one, in the order of ids, page by page. */
  | { readonly kind: 'all'; readonly after?: TableId; readonly limit: number };

/** What one node tells the others beside new entries. A notice may be lost, so it only says where to look again. */
export type NodeNotice =
  /** The sessions, the name or the rights of a person have changed. */
  | { readonly type: 'person'; readonly person: PersonId }
  /** Words of a person were deleted from a table: what is in memory has them still. */
  | { readonly type: 'erased'; readonly table: TableId };

export interface NodeListener {
  /** Another process appended to a table up to this head. */
  changed(table: TableId, head: number): void;
  noticed(notice: NodeNotice): void;
}

/** Other processes on the same storage. */
export interface OtherNodes {
  /** Calls back with what other processes do and tell. Some of it may be missed. */
  listen(listener: NodeListener): void;
  /** Tells the other processes soon. Nothing waits for it. */
  tell(notice: NodeNotice): void;
  /** The clock that all of them have in common: milliseconds since 1970. */
  now(): Promise<number>;
  /** The newest entry of each of these tables, to find missed changes. */
  headsOf(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
}

/** How much room the data takes and leaves. */
export interface DiskUse {
  readonly dataBytes: number;
  /** Undefined where the disk is another machine's. */
  readonly freeBytes: number | undefined;
}

/** Where tables, people and records live. */
export interface Store {
  /**
   * Durable when it resolves with `stored`. The place (table, seq) is the compare-and-swap: `conflict` means that it is taken, or not
   * the next. A rejection says nothing about the entry: it may be on disk, and only reading the log shows it.
   */
  append(append: Append): Promise<'stored' | 'conflict'>;
  /** How many appends wait for their outcome. */
  readonly waitingAppends: number;
  /**
   * Reads the entries after a place, or all, page by page, and verifies each before it is given to the reader. A damaged log is set aside:
   * it is listed no more and takes no entries until all of it verifies again. Rejects with what the reader throws.
   */
  scanLog(table: TableId, read: EntryReader, after?: LogPlace): Promise<LogScan>;
  /** The whole log as one list. For logs that are known to be short: a long one fills the memory. */
  readLog(table: TableId): Promise<LogReading>;
  listTables(filter: TableFilter): Promise<readonly TableSummary[]>;
  readonly people: People;
  readonly snapshots: LogSnapshots;
  readonly listings: Listings;
  readonly archive: Archive;
  readonly notes: Notes;
  readonly pushes: PushSubscriptions;
  readonly deletions: Deletions;
  readonly personal: PersonalData;
  readonly sanctions: Sanctions;
  readonly reports: Reports;
  /** Undefined where this process alone uses the storage. */
  readonly others?: OtherNodes;
  /** Resolves when the store can serve no more, and only another start may help. Undefined where it recovers by itself. */
  readonly failed?: Promise<StoreFault>;
  /** Resolves while the store answers and takes writes: not on a full disk. */
  ping(): Promise<void>;
  measureDisk(): Promise<DiskUse>;
  /** Findings about the storage as a whole, for the operator. Reads everything: slow. */
  inspect(): Promise<readonly string[]>;
  /** Everything that was accepted before is finished first; what comes after is rejected. */
  close(): Promise<void>;
}
