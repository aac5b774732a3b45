import {
  apply,
  type Catalog,
  decodeTable,
  type Entry,
  encodeTable,
  openTable,
  type Table,
  type TableId,
} from '@miaou/table';
import type { LogPlace } from '../store/chain.js';
import type { LogSnapshot } from '../store/snapshots.js';
import type { EntryReader, LogScan, Store } from '../store/store.js';
import type { WorkSlices } from './workSlices.js';

/** Folding so many entries takes some milliseconds; a snapshot of a long match takes about one. */
const SNAPSHOT_EVERY = 500;

/** What a log came to. */
export type LoadedTable =
  | { readonly kind: 'table'; readonly table: Table; readonly place: LogPlace; readonly snapshotAt: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'damaged'; readonly reason: unknown };

export interface LoaderServices {
  readonly store: Store;
  readonly catalog: Catalog;
  /** Of the rules of all games and of `apply`: a snapshot of another version is not used. */
  readonly version: string;
  readonly slices: WorkSlices;
}

/** What the fold itself threw; storage that fails says nothing about a log. */
class FoldFault extends Error {}

/**
 * Folds tables from their logs, in slices. Where there is a snapshot of the log, only the entries after it are read. A snapshot is only a
 * cache: where it is missing or anything about it is wrong, the whole log is folded.
 */
export class TableLoader {
  readonly #services: LoaderServices;

  constructor(services: LoaderServices) {
    this.#services = services;
  }

  async load(id: TableId): Promise<LoadedTable> {
    return (await this.#fromSnapshot(id)) ?? (await this.#fromLog(id));
  }

  /** Whether so much was appended since the last snapshot that the next one is due. */
  isSnapshotDue({ seq }: Table, snapshotAt: number): boolean {
    return seq - snapshotAt >= SNAPSHOT_EVERY;
  }

  /** All of the table must be durable. A snapshot that cannot be saved is not missed: the next one is tried after as many entries. */
  async saveSnapshot(table: Table): Promise<void> {
    const { store, version } = this.#services;
    await store.snapshots.save(table.id, table.seq, version, encodeTable(table)).catch(() => undefined);
  }

  /** Gives the entries after a place one by one, in slices. */
  async readAfter(id: TableId, place: LogPlace, take: (entry: Entry) => void): Promise<LogScan> {
    return this.#services.store.scanLog(id, this.#inSlices(take), place);
  }

  async #fromSnapshot(id: TableId): Promise<LoadedTable | undefined> {
    const { store, version } = this.#services;
    const snapshot = await store.snapshots.find(id, version);
    if (snapshot === undefined) return undefined;
    try {
      const table = await this.#decode(id, snapshot);
      if (table.seq !== snapshot.place.seq) return undefined;
      const scan = await store.scanLog(
        id,
        this.#folding((entry) => void apply(table, entry)),
        snapshot.place,
      );
      if (scan.kind !== 'scanned') return undefined;
      return { kind: 'table', table, place: scan.place, snapshotAt: snapshot.place.seq };
    } catch (error) {
      if (error instanceof FoldFault) return undefined;
      throw error;
    }
  }

  async #fromLog(id: TableId): Promise<LoadedTable> {
    let table: Table | undefined;
    const fold = (entry: Entry): void => {
      if (table === undefined) table = openTable(id, this.#services.catalog, entry);
      else apply(table, entry);
    };
    try {
      const scan = await this.#services.store.scanLog(id, this.#folding(fold));
      if (scan.kind === 'damaged') return scan;
      if (scan.kind !== 'scanned' || table === undefined) return { kind: 'absent' };
      return { kind: 'table', table, place: scan.place, snapshotAt: 0 };
    } catch (error) {
      if (error instanceof FoldFault) return { kind: 'damaged', reason: error.cause };
      throw error;
    }
  }

  async #decode(id: TableId, { body }: LogSnapshot): Promise<Table> {
    const decoding = decodeTable(id, this.#services.catalog, body);
    const next = guarded(() => decoding.next());
    for (;;) {
      const step = next();
      if (step.done === true) return step.value;
      const pause = this.#services.slices.giveWay();
      if (pause !== undefined) await pause;
    }
  }

  #folding(fold: (entry: Entry) => void): EntryReader {
    return this.#inSlices(guarded(fold));
  }

  #inSlices(take: (entry: Entry) => void): EntryReader {
    return (entry) => {
      take(entry);
      return this.#services.slices.giveWay();
    };
  }
}

const guarded =
  <A extends unknown[], R>(work: (...given: A) => R) =>
  (...given: A): R => {
    try {
      return work(...given);
    } catch (error) {
      throw new FoldFault('the table cannot be folded', { cause: error });
    }
  };
