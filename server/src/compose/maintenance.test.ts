import { tableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { StoreFault } from '../store/fault.js';
import type { Store, TableSummary } from '../store/store.js';
import { inspectData } from './maintenance.js';

const found = (id: string): TableSummary => ({ table: tableId(id), head: 1, setAside: null }) as TableSummary;

/** Storage whose second page of tables cannot be read. */
const damaged = {
  listTables: ({ after }: { after?: string }) =>
    after === undefined
      ? Promise.resolve([found('found')])
      : Promise.reject(new StoreFault('damaged', 'a page is lost')),
  readLog: () => Promise.resolve({ kind: 'damaged', at: 1, reason: 'entry 1 is missing' }),
  inspect: () => Promise.resolve(['something else']),
} as unknown as Store;

/** Storage whose index leads back from `second` to the first table, and to one that lies nowhere else. */
const leadingBack = {
  listTables: ({ after }: { after?: string }) =>
    Promise.resolve(after === undefined ? [found('first'), found('second')] : [found('first'), found('astray')]),
  readLog: () => Promise.resolve({ kind: 'damaged', at: 1, reason: 'entry 1 is missing' }),
  inspect: () => Promise.resolve([]),
} as unknown as Store;

describe('a check of data', () => {
  it('a check of an index that leads back reaches every table and ends', async () => {
    const tables: string[] = [];
    await inspectData(leadingBack, ({ table }) => void tables.push(table));
    expect(new Set(tables)).toEqual(new Set(['first', 'second', 'astray']));
    expect(tables).toHaveLength(4);
  });

  it('a check reports the tables that it found before it met damage, then the damage', async () => {
    const tables: string[] = [];
    const findings = await inspectData(damaged, ({ table }) => void tables.push(table));
    expect(tables).toEqual(['found']);
    expect(findings).toEqual(['a page is lost', 'something else']);
  });
});
