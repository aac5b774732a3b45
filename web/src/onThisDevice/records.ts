import {
  apply,
  type Catalog,
  type Entry,
  finishedRecord,
  namesOf,
  openTable,
  playersAt,
  playersOf,
  type RecordWithSeating,
  type TableId,
} from '@miaou/table';

/** The record of a finished match, replayed from the log of its table. */
export const recordIn = (
  id: TableId,
  catalog: Catalog,
  entries: readonly Entry[],
  match: number,
): RecordWithSeating | undefined => {
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  const table = openTable(id, catalog, first);
  for (const entry of rest) {
    apply(table, entry);
    const record = table.matchesPlayed === match ? finishedRecord(table) : undefined;
    if (record !== undefined) return { ...record, players: namesOf(playersAt(table)), ...playersOf(table, match) };
  }
  return undefined;
};
