import { gameById } from '@miaou/games';
import type { Catalog, Entry } from '@miaou/table';
import { messageOf, StoreFault } from '../../src/store/fault.js';
import { checkData } from '../../src/store/maintenance/checkData.js';
import type { SqliteStore } from '../../src/store/sqlite/sqliteStore.js';
import type { LogReading, Store, TableFilter } from '../../src/store/store.js';
import { indexOf } from '../../src/tables/tableIndex.js';
import { openInThisThread } from '../../src/testing/store/ownThread.js';
import { appendAt, newPerson, newTable } from '../../src/testing/store/samples.js';
import { type Held, idOf } from './damagedFile.js';

/** What came of opening a damaged file and of using all of it. */
export interface Aftermath {
  readonly kind: 'unharmed' | 'reported' | 'refusesEntries' | 'someSetAside' | 'allSetAside' | 'refused';
  /** What must never be: a rejection that a server cannot go on from, or a loss that nobody is told of. */
  readonly faults: readonly string[];
}

const catalog: Catalog = { gameById, hasBot: () => true, standInBot: () => 'random' };

const FILTERS: readonly TableFilter[] = [
  { kind: 'listed', limit: 100 },
  { kind: 'of', person: newPerson(), limit: 100 },
  { kind: 'due', by: 2000, limit: 100 },
  { kind: 'needsBot' },
  { kind: 'all', limit: 100 },
];

const isSame = (reading: LogReading, entries: readonly Entry[]): boolean =>
  reading.kind === 'log' && JSON.stringify(reading.entries) === JSON.stringify(entries);

/** Everything that a check of the data reports; a log of samples that is whole counts as unreadable there. */
const reportsOf = async (store: Store): Promise<string[]> => {
  const reports: string[] = [];
  for await (const { table, verdict } of checkData(store, { catalog, indexOf }))
    if (verdict.kind !== 'unreadable') reports.push(`${table}: ${verdict.kind}`);
  for (const { table, setAside } of await store.listTables({ kind: 'all', limit: 100 }))
    if (setAside !== null) reports.push(`${table}: ${setAside}`);
  return [...reports, ...(await store.inspect())];
};

/** What an attempt was rejected with. */
const rejectionsOf = async (attempts: Readonly<Record<string, () => Promise<unknown>>>): Promise<string[]> => {
  const faults: string[] = [];
  for (const [name, attempt] of Object.entries(attempts))
    await attempt().catch((error: unknown) => faults.push(`${name}: ${messageOf(error)}`));
  return faults;
};

interface Reading {
  readonly table: string;
  readonly entries: readonly Entry[];
  readonly reading: LogReading;
}

const readAll = async (store: Store, held: Held): Promise<Reading[]> => {
  const readings: Reading[] = [];
  for (const [table, entries] of held) readings.push({ table, entries, reading: await store.readLog(idOf(table)) });
  return readings;
};

const useAll = async (store: SqliteStore, held: Held): Promise<Aftermath> => {
  const lists = Object.fromEntries(FILTERS.map((filter) => [filter.kind, () => store.listTables(filter)]));
  const faults = await rejectionsOf(lists);
  const readings = await readAll(store, held);
  const whole = readings.filter(({ reading, entries }) => isSame(reading, entries));
  const unsaid = readings.filter((read) => !whole.includes(read) && read.reading.kind !== 'damaged');
  const reports = await reportsOf(store);
  if (unsaid.length > 0 && reports.length === 0)
    faults.push(`${unsaid.length} tables lost entries, and nothing was reported`);
  const [sound] = whole;
  const refusals = sound === undefined ? [] : await playOn(store, sound);
  // A lost page of the people or the clocks of a table keeps it from changing either, and a check names that page.
  if (reports.length === 0) faults.push(...refusals);
  const lost = readings.length - whole.length;
  if (lost === 0 && refusals.length > 0) return { kind: 'refusesEntries', faults };
  if (lost === 0) return { kind: reports.length === 0 ? 'unharmed' : 'reported', faults };
  return { kind: whole.length === 0 ? 'allSetAside' : 'someSetAside', faults };
};

/** The rest plays on: a table that is whole takes its next entry. */
const playOn = async (store: Store, { table, entries }: Reading): Promise<string[]> =>
  rejectionsOf({
    'the next entry of a sound table': async () => {
      const outcome = await store.append(appendAt(idOf(table), entries.length + 1));
      if (outcome !== 'stored') throw new Error(outcome);
    },
    'the first entry of a new table': async () => {
      const outcome = await store.append(appendAt(newTable(), 1));
      if (outcome !== 'stored') throw new Error(outcome);
    },
    'a sound table read again': async () => {
      const reading = await store.readLog(idOf(table));
      if (reading.kind !== 'log' || reading.entries.length !== entries.length + 1) throw new Error(reading.kind);
    },
  });

/** Opens a damaged file and uses every table in it. */
export const openDamaged = async (file: string, held: Held): Promise<Aftermath> => {
  let store: SqliteStore;
  try {
    store = await openInThisThread(file);
  } catch (error) {
    // The schema is unreadable: the operator is told so at the start and has a backup to restore.
    if (error instanceof StoreFault && error.code === 'damaged') return { kind: 'refused', faults: [] };
    return { kind: 'refused', faults: [`refused for another reason: ${messageOf(error)}`] };
  }
  try {
    return await useAll(store, held);
  } catch (error) {
    return { kind: 'refused', faults: [`rejected: ${messageOf(error)}`] };
  } finally {
    await store.close();
  }
};
