import type { CommandMark, PersonId } from '@miaou/table';
import { playedKey, recordDigest } from './archiveKeys.js';
import type { Append } from './store.js';

/** A finished match as the archive keeps it. */
export interface FinishedRow {
  readonly key: string;
  readonly digest: string;
  readonly match: number;
  readonly game: string;
  readonly record: string;
}

/** The columns of `tables` that an entry seldom changes. */
export interface IndexColumns {
  readonly stage: string;
  readonly listed: number;
  readonly needsBot: number;
  /** JSON list of ids. */
  readonly people: string;
}

/** An append in the form in which it is stored. */
export interface AppendRow {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
  readonly deadline: number | null;
  readonly index: IndexColumns;
  readonly finished: FinishedRow | undefined;
}

const PRINTABLE = /^[\x21-\x7e]{1,64}$/;

/** Ids are checked where they enter the process; here a stray one would break the framing towards the writer. */
const checkedId = (id: string): string => {
  if (!PRINTABLE.test(id)) throw new TypeError(`not an id: ${JSON.stringify(id)}`);
  return id;
};

/** As JSON would be. Ids and digests are made of letters that need no escape, and this is done for every entry. */
const markText = ({ person, id, digest }: CommandMark): string =>
  `{"person":"${person}","id":"${id}","digest":"${digest}"}`;

const idsText = (ids: readonly PersonId[]): string => (ids.length === 0 ? '[]' : `["${ids.join('","')}"]`);

const finishedRow = ({ table, finished }: Append): FinishedRow | undefined =>
  finished && {
    key: playedKey(table, finished.match),
    digest: recordDigest(finished.record),
    match: finished.match,
    game: finished.record.game,
    record: JSON.stringify(finished.record),
  };

const indexColumns = ({ stage, listed, people, needsBot }: Append['index']): IndexColumns => ({
  stage,
  listed: Number(listed),
  needsBot: Number(needsBot),
  people: idsText(people),
});

export const appendRow = (append: Append): AppendRow => ({
  table: checkedId(append.table),
  seq: append.entry.seq,
  at: append.entry.at,
  command: append.entry.command === undefined ? null : markText(append.entry.command),
  body: JSON.stringify(append.entry.body),
  deadline: append.index.deadline,
  index: indexColumns(append.index),
  finished: finishedRow(append),
});

/** Who sat down and who left between two lists of people. */
export const seatedChanges = (before: string, after: string): { came: readonly string[]; left: readonly string[] } => {
  if (before === after) return { came: [], left: [] };
  const earlier = new Set(JSON.parse(before) as string[]);
  const later = new Set(JSON.parse(after) as string[]);
  return {
    came: [...later].filter((person) => !earlier.has(person)),
    left: [...earlier].filter((person) => !later.has(person)),
  };
};
