import type { Entry, TableId } from '@miaou/table';
import { DATABASE } from './databaseProbe';
import type { EntryStore, LocalSummary } from './entryStore';
import { rememberedLocal } from './rememberedLocal';

const VERSION = 1;
const ENTRIES = 'entries';
const TABLES = 'tables';

interface StoredEntry {
  readonly table: TableId;
  readonly seq: number;
  readonly entry: Entry;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser stored nothing')));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser stored nothing')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
    request.result.createObjectStore(TABLES, { keyPath: 'table' });
  });
  return answered(request);
};

const after = (table: TableId, seq: number): IDBKeyRange =>
  IDBKeyRange.bound([table, seq], [table, Number.POSITIVE_INFINITY], true);

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

/** The browser's database. The key of an entry is its table and number, so two tabs can never both write the next one. */
class IndexedDbStore implements EntryStore {
  #database: Promise<IDBDatabase> | undefined;

  async append(table: TableId, entry: Entry): Promise<'stored' | 'conflict'> {
    const transaction = await this.#write();
    const stored: StoredEntry = { table, seq: entry.seq, entry };
    transaction.objectStore(ENTRIES).add(stored);
    try {
      await completed(transaction);
      return 'stored';
    } catch (error) {
      if (isTaken(error)) return 'conflict';
      throw error;
    }
  }

  async begin(table: TableId, entries: readonly Entry[]): Promise<void> {
    const transaction = await this.#write();
    const store = transaction.objectStore(ENTRIES);
    for (const entry of entries) store.add({ table, seq: entry.seq, entry } satisfies StoredEntry);
    await completed(transaction);
  }

  async describe(summary: LocalSummary): Promise<void> {
    rememberedLocal.put(summary);
    try {
      const transaction = await this.#write();
      transaction.objectStore(TABLES).put(summary);
      await completed(transaction);
    } catch {
      // The table itself is in its log.
    }
  }

  async read(table: TableId, seq: number): Promise<readonly Entry[]> {
    const database = await this.#opened();
    const store = database.transaction(ENTRIES).objectStore(ENTRIES);
    const found = await answered(store.getAll(after(table, seq)) as IDBRequest<StoredEntry[]>);
    return found.map(({ entry }) => entry);
  }

  async list(): Promise<readonly LocalSummary[]> {
    const database = await this.#opened();
    const store = database.transaction(TABLES).objectStore(TABLES);
    const found = await answered(store.getAll() as IDBRequest<LocalSummary[]>);
    const tables = found.toSorted((a, b) => b.at - a.at);
    rememberedLocal.replace(tables);
    return tables;
  }

  async remove(table: TableId): Promise<void> {
    rememberedLocal.remove(table);
    const transaction = await this.#write();
    transaction.objectStore(ENTRIES).delete(after(table, 0));
    transaction.objectStore(TABLES).delete(table);
    await completed(transaction);
  }

  async #write(): Promise<IDBTransaction> {
    const database = await this.#opened();
    return database.transaction([ENTRIES, TABLES], 'readwrite', { durability: 'strict' });
  }

  #opened(): Promise<IDBDatabase> {
    this.#database ??= open().catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }
}

/** The logs of this device's tables. */
export const localStore: EntryStore = new IndexedDbStore();
