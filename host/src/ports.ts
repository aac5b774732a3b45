import type { Refusal } from '@miaou/kit';
import type { Entry, PersonId, Sleep, Snapshot, Table } from '@miaou/table';
import type { BotAnswer, BotFailure } from './botAnswer.js';
import type { BotTask } from './botTask.js';

/** The answer to a command, given once its result is durable. */
export type CommandAnswer = { readonly n: number } | { readonly refusal: Refusal; readonly snapshot?: Snapshot };

/** What reading the entries of another writer came to. */
export type ReadOutcome = 'read' | 'diverged' | { readonly failed: unknown };

/** Where the logs of tables are kept. */
export interface TableStore {
  /**
   * Durable when it resolves with `stored`. `conflict`: the entry's place in the log is taken. A rejection says nothing about the entry:
   * it may have been written. `table` is in the state after the entry; `endsMatch` marks the entry that ended a match.
   */
  append(table: Table, entry: Entry, endsMatch: boolean): Promise<'stored' | 'conflict'>;
  /** The table folded again from its log; undefined where the log cannot be read. */
  reload(table: Table): Promise<Table | undefined>;
  /**
   * Calls `take`, which may throw, with each entry that another writer appended after the table's newest one. `diverged`: the log is not the
   * one that the table was folded from, and nothing was taken.
   */
  readAfter(table: Table, take: (entry: Entry) => void): Promise<'read' | 'diverged'>;
  /** The place of the newest entry in the log. Absent where this program is the only writer. */
  readonly head?: (table: Table) => Promise<number>;
}

/** Runs bots in a thread or worker, and ends one that exceeds its time. */
export interface BotRunner {
  /** Rejects only where no bot can be run at all: then the same decision is asked for again. `host` is the table's, for fair shares. */
  choose(task: BotTask, host?: PersonId): Promise<BotAnswer>;
}

export interface HostClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task after a delay; the returned function cancels it. */
  later(milliseconds: number, task: () => void): () => void;
  /** The times that end after this moment in which the program was not there. Absent where nobody loses by them. */
  sleepsSince?(at: number): readonly Sleep[];
}

/** Limits of the delay before a bot or an order moves, in milliseconds: people at the table must be able to follow. */
export interface Pace {
  readonly least: number;
  readonly most: number;
}

/** A pace, so many times as slow. */
export const paceOf = ({ least, most }: Pace, slowness: number): Pace => ({
  least: least * slowness,
  most: most * slowness,
});

/** How bots are asked. */
export interface BotSettings {
  /** Of a bot, which may be quick or slow by nature, or of all else that happens by itself. It must depend on nothing but the bot. */
  pace(bot?: string): Pace;
  /** Thinking time for one decision. */
  readonly milliseconds: number;
  /** True lets a bot think while its pace runs, false once it is over. */
  readonly thinksDuringPace: boolean;
}

export interface FailureLog {
  storageFailed(table: Table, error: unknown): void;
  /** The fallback was played in its place. */
  botFailed(task: BotTask, failure: BotFailure): void;
  /** No bot could be run. */
  botsUnavailable(table: Table, error: unknown): void;
}

/** What automatic moves need from the program around them. */
export interface AutomaticMovePorts {
  readonly bots: BotRunner;
  readonly botSettings: BotSettings;
  readonly clock: HostClock;
  /** A number from 0 to 1. It must be unpredictable: a pace that can be predicted tells an order from a person. */
  readonly random: () => number;
  readonly failures?: FailureLog;
}
