import { type Catalog, foldTable, type Table, type TableId } from '@miaou/table';
import { messageOf } from '../fault.js';
import type { LogReading, Store, TableIndex, TableSummary } from '../store.js';

/** What the log of one table is worth. */
type TableVerdict =
  | { readonly kind: 'sound' }
  | { readonly kind: 'damaged'; readonly at: number; readonly reason: string }
  /** The chain holds, but this version cannot play it. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The log is sound, but listings would show something else. */
  | { readonly kind: 'indexDiffers'; readonly columns: readonly string[] };

export interface TableReport {
  readonly table: string;
  readonly head: number;
  readonly verdict: TableVerdict;
}

/** What a check needs to know of the program around it. */
export interface CheckServices {
  readonly catalog: Catalog;
  /** The index that belongs to a table whose newest entry is of that time. */
  readonly indexOf: (table: Table, at: number) => TableIndex;
}

const PAGE = 200;

/** Logs are read, by the thread or the machine of the storage, while those before them are judged here. */
const AT_ONCE = 4;

const INDEX_COLUMNS = ['stage', 'listed', 'deadline', 'people', 'needsBot', 'updatedAt'] as const;

const differing = (summary: TableSummary, index: TableIndex): readonly string[] =>
  INDEX_COLUMNS.filter((column) => JSON.stringify(summary[column]) !== JSON.stringify(index[column]));

const judgeSound = (
  summary: TableSummary,
  { entries }: Extract<LogReading, { kind: 'log' }>,
  { catalog, indexOf }: CheckServices,
): TableVerdict => {
  try {
    const table = foldTable(summary.table, catalog, entries);
    const columns = differing(summary, indexOf(table, entries.at(-1)?.at ?? 0));
    return columns.length === 0 ? { kind: 'sound' } : { kind: 'indexDiffers', columns };
  } catch (error) {
    return { kind: 'unreadable', reason: messageOf(error) };
  }
};

/** One table that cannot be read must not keep the check from the others. */
const readLog = (store: Store, table: TableId): Promise<LogReading> =>
  store.readLog(table).catch((error: unknown) => ({ kind: 'damaged', at: 1, reason: messageOf(error) }));

const checkTable = async (store: Store, summary: TableSummary, services: CheckServices): Promise<TableReport> => {
  const { table, head } = summary;
  const reading = await readLog(store, table);
  if (reading.kind === 'log') return { table, head, verdict: judgeSound(summary, reading, services) };
  const gone: TableVerdict = { kind: 'damaged', at: 1, reason: 'the table went missing during the check' };
  return { table, head, verdict: reading.kind === 'damaged' ? reading : gone };
};

/** Every table, in the order of the ids: the last one tells which were listed, and none of the others is remembered. */
async function* allTables(store: Store): AsyncGenerator<TableSummary> {
  let last: TableId | undefined;
  // A damaged index may lead back, to tables that were listed or to others: they are listed once more, not for ever.
  const outOfOrder = new Set<TableId>();
  const isNew = ({ table }: TableSummary): boolean => {
    if (last === undefined || table > last) last = table;
    else if (outOfOrder.has(table)) return false;
    else outOfOrder.add(table);
    return true;
  };
  for (;;) {
    const page = await store.listTables({ kind: 'all', limit: PAGE, ...(last === undefined ? {} : { after: last }) });
    const fresh = page.filter(isNew);
    if (fresh.length === 0) return;
    yield* fresh;
  }
}

/** Reads every log and compares it with the table's index columns, one report for each table. */
export async function* checkData(store: Store, services: CheckServices): AsyncGenerator<TableReport> {
  const tables = allTables(store);
  const begun: Promise<TableReport>[] = [];
  let end: Promise<unknown> | undefined;
  for (;;) {
    while (end === undefined && begun.length < AT_ONCE) {
      const next = tables.next();
      const found = await next.catch(() => undefined);
      if (found === undefined || found.done === true) end = next;
      else begun.push(checkTable(store, found.value, services));
    }
    const report = await begun.shift();
    if (report === undefined) break;
    yield report;
  }
  // Damage that kept the list from going on is told after the tables that were found before it.
  await end;
}
