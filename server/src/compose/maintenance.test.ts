import { tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { StoreFault } from '../store/fault.js';
import type { Store, TableSummary } from '../store/store.js';
import { inspectData } from './maintenance.js';

const FOUND = { table: tableId('found'), head: 1, setAside: null } as TableSummary;

/** Storage whose second page of tables cannot be read. */
const damaged = {
  listTables: ({ after }: { after?: string }) =>
    after === undefined ? Promise.resolve([FOUND]) : Promise.reject(new StoreFault('damaged', 'a page is lost')),
  readLog: () => Promise.resolve({ kind: 'damaged', at: 1, reason: 'entry 1 is missing' }),
  inspect: () => Promise.resolve(['something else']),
} as unknown as Store;

describe('a check of data', () => {
  it('a check reports the tables that it found before it met damage, then the damage', async () => {
    const tables: string[] = [];
    const findings = await inspectData(damaged, ({ table }) => void tables.push(table));
    expect(tables).toEqual(['found']);
    expect(findings).toEqual(['a page is lost', 'something else']);
  });
});
