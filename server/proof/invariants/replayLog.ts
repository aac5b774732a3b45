import { createHash } from 'node:crypto';
import type { Viewer } from '@miaou/kit';
import {
  apply,
  audienceOf,
  audiencesOf,
  type Change,
  type Entry,
  type EntryBody,
  openTable,
  snapshot,
  type Table,
  type TableId,
} from '@miaou/table';
import { catalog } from '../../src/tables/catalog.js';
import type { Row } from './logs.js';

/** Where an accepted command stands. */
export interface Place {
  readonly seq: number;
  /** In its sender's own sequence. */
  readonly n: number;
}

/** The updates that a log gives to each audience, and what is wrong with the log itself. */
export interface LogReplay {
  readonly table: Table;
  readonly faults: readonly string[];
  /** The changes of each update. */
  readonly updates: ReadonlyMap<string, string>;
  /** The snapshot after each update. */
  readonly snapshots: ReadonlyMap<string, string>;
  /** The entry that began each place. */
  readonly begun: ReadonlyMap<string, number>;
  /** By person and command id; more than one is a fault. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** One place in the sequence of one audience. */
export const placeKey = (audience: Viewer, n: number): string => `${audience} ${n}`;

export const commandKey = (person: string, id: string): string => `${person} ${id}`;

/** I2, checked without the store's own verifier: dense from 1, each link over the one before, the first over the table's id. */
export const chainFaults = (table: TableId, rows: readonly Row[]): string[] => {
  let previous: string = table;
  return rows.flatMap(({ entry: { seq }, text, hash }, index) => {
    const link = createHash('sha256').update(`${previous}\n${table}\n${text}`).digest('base64url');
    previous = hash;
    if (seq !== index + 1) return [`I2 gapless: entry ${seq} stands at place ${index + 1} of ${table}`];
    return link === hash ? [] : [`I2 chained: entry ${seq} of ${table} does not hang on the one before`];
  });
};

/** I6: a clock runs out for a decision that is owed, not before its time, and takes it away, so it cannot run out again. */
const timeOutFaults = (table: Table, { seq, at, body }: Entry): string[] => {
  if (body.type !== 'timedOut') return [];
  const deadline = table.owed.get(body.seat)?.deadline;
  return deadline !== undefined && deadline <= at
    ? []
    : [`I6 live: entry ${seq} of ${table.id} is a time-out of a clock that had not run out`];
};

/** What gives seats back to people for whom a bot played. */
const givesBack = (body: EntryBody, seat: number): boolean =>
  body.type === 'started' ||
  body.type === 'rematchStarted' ||
  ((body.type === 'returned' || body.type === 'cameBack') && body.seat === seat);

/** I6, without the table's own bookkeeping: whoever ran out of time is away until they return, so no clock of theirs can run out. */
const repeatedTimeOuts = (table: TableId, rows: readonly Row[]): string[] => {
  const away = new Set<number>();
  return rows.flatMap(({ entry: { seq, body } }) => {
    for (const seat of away) if (givesBack(body, seat)) away.delete(seat);
    if (body.type !== 'timedOut') return [];
    const wasAway = away.has(body.seat);
    away.add(body.seat);
    return wasAway ? [`I6 live: entry ${seq} of ${table} is a second time-out of one decision`] : [];
  });
};

const timeFaults = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ entry: { seq, at } }, index) =>
    at < (rows[index - 1]?.entry.at ?? 0) ? [`I4 prefix: entry ${seq} is older than the one before`] : [],
  );

class LogReplayer {
  readonly faults: string[] = [];
  readonly updates = new Map<string, string>();
  readonly snapshots = new Map<string, string>();
  readonly begun = new Map<string, number>();
  readonly places = new Map<string, Place[]>();

  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    for (const audience of audiencesOf(table)) this.#snapshot(audience);
  }

  replay(entry: Entry): void {
    this.faults.push(...timeOutFaults(this.table, entry));
    for (const { audience, n, changes } of apply(this.table, entry)) this.#update(audience, n, changes);
    if (entry.command !== undefined) this.#place(entry.command, entry.seq);
  }

  #update(audience: Viewer, n: number, changes: readonly Change[]): void {
    this.updates.set(placeKey(audience, n), JSON.stringify(changes));
    this.#snapshot(audience);
  }

  #snapshot(audience: Viewer): void {
    const n = this.table.heads.get(audience) ?? 0;
    this.snapshots.set(placeKey(audience, n), JSON.stringify(snapshot(this.table, audience)));
    this.begun.set(placeKey(audience, n), this.table.seq);
  }

  #place({ person, id }: NonNullable<Entry['command']>, seq: number): void {
    const n = this.table.heads.get(audienceOf(this.table, person)) ?? 0;
    const key = commandKey(person, id);
    this.places.set(key, [...(this.places.get(key) ?? []), { seq, n }]);
  }
}

/** Replays a whole log. */
export const replayLog = (id: TableId, rows: readonly Row[]): LogReplay => {
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error('a log must not be empty');
  const replayer = new LogReplayer(openTable(id, catalog, first.entry));
  for (const { entry } of rest) replayer.replay(entry);
  const { table, updates, snapshots, begun, places } = replayer;
  return {
    table,
    updates,
    snapshots,
    begun,
    places,
    faults: [...chainFaults(id, rows), ...timeFaults(rows), ...repeatedTimeOuts(id, rows), ...replayer.faults],
  };
};
