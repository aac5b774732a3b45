import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Chance } from '@miaou/kit';
import { type Entry, tableId } from '@miaou/table';
import { appendRow } from '../../src/store/appendRow.js';
import { AppendLog } from '../../src/store/sqlite/appendLog.js';
import { openDatabase } from '../../src/store/sqlite/database.js';
import type { Append } from '../../src/store/store.js';
import { appendAt, GATHERING, newPerson, newTable, recordOf } from '../../src/testing/store/samples.js';

/** What a file held before it was damaged. */
export type Held = ReadonlyMap<string, readonly Entry[]>;

const TABLES = 16;
const ENTRIES = 8;

const PAGE_BYTES = 4096;

/** Tables of every kind: listed, with people, with a clock, with a bot to move, with a finished match. */
const appendOf = (table: Append['table'], index: number, seq: number): Append => ({
  ...appendAt(table, seq),
  index: {
    ...GATHERING,
    listed: index % 3 === 0,
    needsBot: index % 4 === 0,
    deadline: index % 2 === 0 ? 1000 + index : null,
    people: [newPerson(), newPerson()],
  },
  ...(index % 5 === 0 && seq === ENTRIES ? { finished: { match: 1, record: recordOf(20) } } : {}),
});

/**
 * Writes a file as a server that was killed leaves it: the last entries of each table are still staged. Returns what it holds.
 */
export const writeFileOf = (file: string, staged: number): Held => {
  const database = openDatabase(file);
  // What was moved must not be found in its old place: a bit that is flipped there harms nobody.
  database.exec('PRAGMA secure_delete = ON');
  const log = new AppendLog(database);
  const tables = Array.from({ length: TABLES }, newTable);
  const held = new Map<string, Entry[]>();
  const append = (from: number, to: number): void => {
    for (let seq = from; seq <= to; seq++) {
      const appends = tables.map((table, index) => appendOf(table, index, seq));
      log.append(appends.map(appendRow));
      for (const { table, entry } of appends) held.set(table, [...(held.get(table) ?? []), entry]);
    }
  };
  append(1, ENTRIES - staged);
  log.moveStaged();
  append(ENTRIES - staged + 1, ENTRIES);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return held;
};

/** Changes the bytes of a copy of a file. */
export const damagedCopy = (file: string, copy: string, damage: (bytes: Buffer) => void): void => {
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  damage(bytes);
  writeFileSync(copy, bytes);
};

export const flipBit = (bytes: Buffer, bit: number): void => {
  const place = Math.floor(bit / 8);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (bit % 8));
};

export const flipAnyBit = (bytes: Buffer, chance: Chance): void => flipBit(bytes, chance.below(bytes.length * 8));

export const zeroAnyPage = (bytes: Buffer, chance: Chance): void => {
  const page = chance.below(bytes.length / PAGE_BYTES);
  bytes.fill(0, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
};

/** A row by a text that it has, and so many bytes from its header to that text and from there to the end of its hash or checksum. */
export interface Row {
  readonly text: string;
  readonly before: number;
  readonly after: number;
}

/** An entry in its log, and what was said with it, which lies beside the log. */
export const ENTRY: Row = { text: '"id":"c7"', before: 60, after: 120 };
export const WORDS: Row = { text: 'line 7', before: 200, after: 60 };

/** The bits of a row, its header among them. */
export const bitsOfRow = (file: string, { text, before, after }: Row): readonly number[] => {
  const bytes = readFileSync(file);
  const place = bytes.indexOf(text);
  if (place < 0) throw new Error(`${text} is not in the file`);
  const [from, to] = [place - before, place + after];
  return Array.from({ length: (to - from) * 8 }, (_, bit) => from * 8 + bit);
};

export const idOf = tableId;
