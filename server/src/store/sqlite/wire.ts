import type { AppendRow, FinishedRow, IndexColumns } from '../appendRow.js';
import type { StoreFaultCode } from '../fault.js';
import type { SqlRow, Statement } from '../sql.js';

/**
 * A batch of appends crosses to the writer's thread as one string, because cloning an object for each would cost more than writing it:
 * a line for each append, its fields parted by tabs, the columns of its index by unit separators. JSON escapes all three.
 */
const FIELD = '\t';
const COLUMN = '\u001f';

/** An append as it arrives at the writer; the index stays one text, so that an unchanged one is seen at a glance. */
export interface WiredAppend extends Omit<AppendRow, 'index' | 'finished'> {
  readonly index: string;
  readonly finished: string;
}

export const wireIndex = ({ stage, listed, needsBot, people }: IndexColumns): string =>
  `${stage}${COLUMN}${listed}${COLUMN}${needsBot}${COLUMN}${people}`;

export const unwireIndex = (text: string): IndexColumns => {
  const [stage = '', listed, needsBot, people = '[]'] = text.split(COLUMN);
  return { stage, listed: Number(listed), needsBot: Number(needsBot), people };
};

export const wireAppend = (row: AppendRow): string => {
  const index = wireIndex(row.index);
  const finished = row.finished === undefined ? '' : JSON.stringify(row.finished);
  return `${row.table}\t${row.seq}\t${row.at}\t${row.command ?? ''}\t${row.body}\t${row.deadline ?? ''}\t${index}\t${finished}`;
};

export const unwireAppend = (line: string): WiredAppend => {
  const [table = '', seq, at, command = '', body = '', deadline = '', index = '', finished = ''] = line.split(FIELD);
  return {
    table,
    seq: Number(seq),
    at: Number(at),
    command: command === '' ? null : command,
    body,
    deadline: deadline === '' ? null : Number(deadline),
    index,
    finished,
  };
};

export const unwireFinished = (text: string): FinishedRow => JSON.parse(text) as FinishedRow;

/** One letter for each append of a batch, in its order. */
export const VERDICTS = { stored: 's', conflict: 'c', setAside: 'a' } as const;

export type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS];

/** What else the writer can be asked. */
export type Request =
  | {
      /** In one transaction. */
      readonly kind: 'run';
      readonly statements: readonly Statement[];
      /** Whether they read or change what the log of a table says: then every entry must be in its place. */
      readonly about: 'logs' | 'others';
      /** A table whose row these statements change behind the writer's memory. */
      readonly forget?: string;
    }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' };

export interface WiredFault {
  readonly code: StoreFaultCode;
  readonly message: string;
}

/** The first thing that the writer is told. */
export interface OpenFile {
  readonly file: string;
}

/** A string is a batch of appends. */
export type ToWriter = string | { readonly id: number; readonly request: Request };

/** A string is the verdict on the batch before; `batch` is why it was not written. */
export type FromWriter =
  | string
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly fault: WiredFault }
  | { readonly kind: 'batch'; readonly fault: WiredFault }
  | { readonly kind: 'done'; readonly id: number; readonly rows: readonly (readonly SqlRow[])[] }
  | { readonly kind: 'failed'; readonly id: number; readonly fault: WiredFault };
