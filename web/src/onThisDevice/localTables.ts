import type { TableId } from '@miaou/table';
import type { Reply } from '../online/api';
import type { LocalTableSetup } from './createTable';
import type { LocalSummary } from './entryStore';
import { localStore } from './indexedDbStore';

/** Creates a table on this device, seats everyone and deals. */
export const createLocalTable = async (setup: LocalTableSetup): Promise<Reply<TableId>> => {
  try {
    const { createTable } = await import('./createTable');
    return await createTable(setup);
  } catch {
    return { ok: false, refusal: { code: 'storage-failed' } };
  }
};

/** The tables of this device, the newest first; none in a browser without a database. */
export const localTables = (): Promise<readonly LocalSummary[]> => localStore.list().catch(() => []);

export const removeLocalTable = (table: TableId): Promise<void> => localStore.remove(table);
