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
  /** When something last happened, milliseconds since 1970. */
  readonly at: number;
}

/** Where the logs of this device's tables lie. Nothing is ever changed in a log; it only grows. */
export interface EntryStore {
  /** `taken` where another tab wrote this entry's number first. Resolves once the entry is safe. */
  append(table: TableId, entry: Entry): Promise<'stored' | 'taken'>;
  /** What lists say of a table. It follows from the log, so nothing is lost where this is not kept. */
  describe(summary: LocalSummary): Promise<void>;
  /** The entries after a number, in order. */
  read(table: TableId, after: number): Promise<readonly Entry[]>;
  /** The newest first. */
  list(): Promise<readonly LocalSummary[]>;
  remove(table: TableId): Promise<void>;
}
