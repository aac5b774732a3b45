import type { TableId } from '@miaou/table';
import type { Reply } from '../online/api';
import { deviceStore } from './deviceStore';
import type { LocalSummary } from './entryStore';
import type { LocalOpening } from './opening';

/** Opens a table on this device, sits everybody down and deals. */
export const openLocalTable = async (opening: LocalOpening): Promise<Reply<TableId>> => {
  try {
    const { openHere } = await import('./opening');
    return await openHere(opening);
  } catch {
    return { ok: false, refusal: { code: 'storage-failed' } };
  }
};

/** The tables of this device, the newest first; none in a browser that keeps nothing. */
export const localTables = (): Promise<readonly LocalSummary[]> => deviceStore.list().catch(() => []);

export const removeLocalTable = (table: TableId): Promise<void> => deviceStore.remove(table);
