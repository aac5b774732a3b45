import type { Entry, TableId } from '@miaou/table';
import type { EntryStore, LocalSummary } from '../entryStore';

/** A store for tests that can be full, or fail to be read. */
export class MemoryStore implements EntryStore {
  readonly logs = new Map<TableId, Entry[]>();
  readonly summaries = new Map<TableId, LocalSummary>();
  isFull = false;
  isDown = false;

  async append(table: TableId, entry: Entry): Promise<'stored' | 'conflict'> {
    await Promise.resolve();
    if (this.isFull) throw new Error('quota exceeded');
    const log = this.logs.get(table) ?? [];
    if (log.some(({ seq }) => seq === entry.seq)) return 'conflict';
    log.push(structuredClone(entry));
    this.logs.set(table, log);
    return 'stored';
  }

  async begin(table: TableId, entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) await this.append(table, entry);
  }

  describe(summary: LocalSummary): Promise<void> {
    this.summaries.set(summary.table, summary);
    return Promise.resolve();
  }

  read(table: TableId, after: number): Promise<readonly Entry[]> {
    if (this.isDown) return Promise.reject(new Error('no database'));
    return Promise.resolve((this.logs.get(table) ?? []).filter(({ seq }) => seq > after));
  }

  list(): Promise<readonly LocalSummary[]> {
    return Promise.resolve([...this.summaries.values()].toSorted((a, b) => b.at - a.at));
  }

  remove(table: TableId): Promise<void> {
    this.logs.delete(table);
    this.summaries.delete(table);
    return Promise.resolve();
  }
}
