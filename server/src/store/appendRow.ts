import type { ArchivedPlayer } from '@miaou/table';
import { playedKey, recordDigest } from './archiveKeys.js';
import { rowOf, type UnlinkedRow } from './chain.js';
import { StoreFault } from './fault.js';
import { splitBody, textChecksum } from './personalTexts.js';
import type { Append } from './store.js';

/** A player of a finished match, as the archive keeps them. */
interface PlayerRow {
  readonly seat: number;
  readonly person: string | null;
  readonly name: string;
  readonly kind: string;
  readonly level: number | null;
}

/** A finished match as the archive keeps it. */
export interface FinishedRow {
  readonly key: string;
  readonly digest: string;
  readonly match: number;
  readonly game: string;
  readonly record: string;
  readonly players: readonly PlayerRow[];
}

/** The columns of `tables` that an entry seldom changes. */
export interface IndexColumns {
  readonly stage: string;
  readonly listed: number;
  readonly needsBot: number;
  /** JSON list of ids. */
  readonly people: string;
}

/** What a person wrote in an entry, as it lies beside the log. */
export interface TextRow {
  readonly person: string;
  readonly kind: string;
  /** JSON. */
  readonly words: string;
  readonly checksum: string;
}

/** An append in the form in which it is stored. */
export interface AppendRow extends UnlinkedRow {
  readonly table: string;
  readonly deadline: number | null;
  readonly index: IndexColumns;
  readonly finished: FinishedRow | undefined;
  readonly text: TextRow | undefined;
}

const PRINTABLE = /^[\x21-\x7e]{1,64}$/;

/** Ids are checked where they enter the process. One with a line break would let two different entries have the same hash. */
const checkedId = (id: string): string => {
  if (!PRINTABLE.test(id)) throw new TypeError(`not an id: ${JSON.stringify(id)}`);
  return id;
};

const playerRows = (players: readonly ArchivedPlayer[]): readonly PlayerRow[] =>
  players.map(({ person = null, name, kind, level = null }, seat) => ({ seat, person, name, kind, level }));

const finishedRow = ({ table, finished }: Append): FinishedRow | undefined =>
  finished && {
    key: playedKey(table, finished.match),
    digest: recordDigest(finished.record),
    match: finished.match,
    game: finished.record.game,
    record: JSON.stringify(finished.record),
    players: playerRows(finished.players ?? []),
  };

const indexColumns = ({ stage, listed, people, needsBot }: Append['index']): IndexColumns => ({
  stage,
  listed: Number(listed),
  needsBot: Number(needsBot),
  people: JSON.stringify(people),
});

const textRow = ({ table, entry }: Append): TextRow | undefined => {
  const { text } = splitBody(entry.body);
  if (text === undefined) return undefined;
  const words = JSON.stringify(text.words);
  const { person, kind } = text;
  return { person, kind, words, checksum: textChecksum(table, entry.seq, person, words) };
};

export const appendRow = (append: Append): AppendRow => ({
  table: checkedId(append.table),
  ...rowOf(append.entry),
  deadline: append.index.deadline,
  index: indexColumns(append.index),
  finished: finishedRow(append),
  text: textRow(append),
});

/** A list that cannot be read concerns its table alone, not the appends that are written together with it. */
const storedPeople = (text: string): readonly string[] => {
  try {
    return JSON.parse(text) as string[];
  } catch (error) {
    throw new StoreFault('damaged', 'the people of the table cannot be read', { cause: error });
  }
};

/** Who sat down and who left between two lists of people. */
export const seatedChanges = (before: string, after: string): { came: readonly string[]; left: readonly string[] } => {
  if (before === after) return { came: [], left: [] };
  const earlier = new Set(storedPeople(before));
  const later = new Set(JSON.parse(after) as string[]);
  return {
    came: [...later].filter((person) => !earlier.has(person)),
    left: [...earlier].filter((person) => !later.has(person)),
  };
};
