import type { MatchRecord } from '@miaou/kit';
import { apply, type Entry, finishedRecord, type House, openTable, type TableId } from '@miaou/table';

/** The record of a finished match of a table, told again from the table's log. */
export const recordIn = (
  id: TableId,
  house: House,
  entries: readonly Entry[],
  match: number,
): MatchRecord | undefined => {
  const [first, ...rest] = entries;
  if (first === undefined) return undefined;
  const table = openTable(id, house, first);
  for (const entry of rest) {
    apply(table, entry);
    if (table.matchesPlayed === match && table.stage === 'over') return finishedRecord(table);
  }
  return undefined;
};
