import { copyFileSync } from 'node:fs';
import type { Seat } from '@miaou/kit';
import { type EntryBody, personId, type TableId, tableId } from '@miaou/table';
import { appendRow } from '../../src/store/appendRow.js';
import { AppendLog } from '../../src/store/sqlite/appendLog.js';
import { openDatabase } from '../../src/store/sqlite/database.js';
import { GATHERING } from '../../src/testing/store/samples.js';
import { MATCHES } from '../client/playing.js';

const TABLE = tableId('AAAAAAAAAAAAAAAAAAAAAA');
const HOST = personId('BBBBBBBBBBBBBBBBBBBBBB');
const BATCH = 1_000;
const SEAT = 1 as Seat;

const bodyAt = (seq: number): EntryBody => {
  const [settings] = MATCHES;
  if (settings === undefined) throw new Error('no settings for a table');
  if (seq === 1) return { type: 'opened', host: HOST, name: 'Ada', settings };
  return seq % 2 === 0 ? { type: 'sat', seat: SEAT, person: HOST, name: 'Ada' } : { type: 'stoodUp', seat: SEAT };
};

/** A table in a new file at which somebody sat down and stood up for a very long time. Nobody could make it within the server's limits. */
export const writeLongLog = (file: string, entries: number): TableId => {
  const draft = `${file}.draft`;
  const database = openDatabase(draft);
  const log = new AppendLog(database);
  // An old table at which nothing was ever played would be deleted.
  const now = Date.now();
  for (let written = 0; written < entries; written += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, entries - written) }, (_, index) => {
      const seq = written + index + 1;
      return appendRow({ table: TABLE, entry: { seq, at: now, body: bodyAt(seq) }, index: GATHERING });
    });
    log.append(rows);
    log.moveManyStaged();
  }
  log.moveStaged();
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  // Prepared statements keep the draft open, and locked, until this process ends.
  copyFileSync(draft, file);
  return TABLE;
};
