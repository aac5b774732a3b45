import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandMark, type Entry, type EntryBody, type TableId, tableId } from '@miaou/table';
import { DatabaseSync } from '@photostructure/sqlite';

/** An entry as it lies on disk, with its link. */
export interface Row {
  readonly entry: Entry;
  /** What the link was made of. */
  readonly text: string;
  readonly hash: string;
}

export type Logs = ReadonlyMap<TableId, readonly Row[]>;

/** A row as a query gives it. */
export type Cells = readonly [
  id: string,
  seq: number,
  at: number,
  command: string | null,
  body: string,
  hash: string,
  words: string | null,
];

const READ = `SELECT t.id, e.seq, e.at, e.command, e.body, e.hash, p.text
  FROM (SELECT * FROM entries UNION ALL SELECT table_number, seq, at, command, body, hash FROM recent) e JOIN tables t ON t.number = e.table_number
  LEFT JOIN personal_texts p ON p.table_number = e.table_number AND p.seq = e.seq ORDER BY t.id, e.seq`;

const rowOf = ([, seq, at, command, body, hash, words]: Cells): Row => ({
  entry: {
    seq,
    at,
    ...(command === null ? {} : { command: JSON.parse(command) as CommandMark }),
    body: { ...(JSON.parse(body) as EntryBody), ...(JSON.parse(words ?? '{}') as object) },
  },
  text: `${seq}\n${at}\n${command ?? ''}\n${body}`,
  hash,
});

/** How many clocks ran out. */
export const countTimeOuts = (logs: Logs): number =>
  [...logs.values()].flat().filter(({ entry }) => entry.body.type === 'timedOut').length;

const cellsOf = (file: string): readonly Cells[] => {
  const database = new DatabaseSync(file, { returnArrays: true });
  try {
    return database.prepare(READ).all() as Cells[];
  } finally {
    database.close();
  }
};

/** The rows of all tables, in their order. */
export const logsOf = (rows: readonly Cells[]): Logs => {
  const logs = new Map<TableId, Row[]>();
  for (const cells of rows) {
    const table = tableId(cells[0]);
    const known = logs.get(table);
    if (known === undefined) logs.set(table, [rowOf(cells)]);
    else known.push(rowOf(cells));
  }
  return logs;
};

/** All logs of a server that is not running. A copy is read, so that its own recovery is left to the server. */
export const readLogs = (file: string): Logs => {
  const folder = mkdtempSync(join(tmpdir(), 'miaou-logs-'));
  const copy = join(folder, 'copy.db');
  try {
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    return logsOf(cellsOf(copy));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
