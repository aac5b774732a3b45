import type { Entry, Settings, Stage, TableId } from '@miaou/table';

/** A table of this device as lists show it. */
export interface LocalSummary {
  readonly table: TableId;
  readonly settings: Settings;
  readonly stage: Stage;
  /** The people at the table by name. */
  readonly people: readonly string[];
  readonly bots: readonly string[];
  /** True while the match waits for a person. */
  readonly isPeoplesTurn: boolean;
  /** The time of the newest entry, milliseconds since 1970. */
  readonly at: number;
}

/** The logs of this device's tables. Entries are only appended, never changed. */
export interface EntryStore {
  /** Durable when it resolves with `stored`. `conflict`: another tab wrote an entry with this number first. */
  append(table: TableId, entry: Entry): Promise<'stored' | 'conflict'>;
  /** Writes the whole log of a new table: all of it or nothing. */
  begin(table: TableId, entries: readonly Entry[]): Promise<void>;
  /** What lists show of a table. It can be made from the log again, so a failure to store it is ignored. */
  describe(summary: LocalSummary): Promise<void>;
  /** The entries after a number, in order. */
  read(table: TableId, after: number): Promise<readonly Entry[]>;
  /** The newest first. */
  list(): Promise<readonly LocalSummary[]>;
  remove(table: TableId): Promise<void>;
}
