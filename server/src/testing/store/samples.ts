import { randomBytes } from 'node:crypto';
import type { MatchRecord } from '@miaou/kit';
import {
  type ArchivedPlayer,
  commandId,
  type Entry,
  type PersonId,
  personId,
  type TableId,
  tableId,
} from '@miaou/table';
import type { Append, Store, TableIndex } from '../../store/store.js';

const newId = (): string => randomBytes(16).toString('base64url');

export const newTable = (): TableId => tableId(newId());
export const newPerson = (): PersonId => personId(newId());

const START = Date.UTC(2030, 0, 1);

const ADA = newPerson();

export const entryAt = (seq: number, text = `line ${seq}`): Entry => ({
  seq,
  at: START + seq,
  command: { person: ADA, id: commandId(`c${seq}`), digest: 'd' },
  body: { type: 'said', person: ADA, name: 'Ada', saying: { text } },
});

export const GATHERING: Omit<TableIndex, 'updatedAt'> = {
  stage: 'gathering',
  listed: false,
  deadline: null,
  people: [],
  needsBot: false,
};

export const appendAt = (table: TableId, seq: number, more: Partial<Append> = {}): Append => ({
  table,
  entry: entryAt(seq),
  index: GATHERING,
  ...more,
});

/** A log of so many entries. */
export const fill = async (store: Store, table: TableId, count: number): Promise<void> => {
  for (let seq = 1; seq <= count; seq++) await store.append(appendAt(table, seq));
};

export const recordOf = (moves: number): MatchRecord => ({
  format: 'miaou-record/1',
  game: 'felix',
  options: { edition: 'filou', seats: 4 },
  deal: { firstSeat: 0 },
  moves: Array.from({ length: moves }, () => ({ seat: 0, type: 'pass' })) as unknown as MatchRecord['moves'],
  result: { winners: [] },
});

/** Two people with a bot between them. */
export const playersOf = (first: PersonId, last: PersonId): readonly ArchivedPlayer[] => [
  { name: 'Ana', kind: 'person', person: first },
  { name: 'vera', kind: 'bot', level: 4 },
  { name: 'Ben', kind: 'program', person: last },
];
