import { gameById } from '@miaou/games';
import { at, type Chance, drawn } from '@miaou/kit';
import type { EnvironmentSetup } from '../src/environment/environmentMatch.js';
import type { RowField, RowLayout } from '../src/environment/rowLayout.js';

/** The matches of a game with its options at their defaults. */
export const environmentOf = (id: string, seats: number): EnvironmentSetup => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, seats, options: { seats } };
};

/** One row of an answer, as a program in another language would read it. */
export interface ReadRow {
  readonly observation: readonly number[];
  readonly rewards: readonly number[];
  readonly actor: number;
  readonly match: number;
  readonly done: boolean;
  /** The actions that the mask allows. */
  readonly legal: readonly number[];
}

const READERS = { float32: 'getFloat32', int32: 'getInt32', uint8: 'getUint8' } as const;
const BYTES = { float32: 4, int32: 4, uint8: 1 } as const;

/** Reads the rows of an answer by what the header says of them. */
export const readRows = (answer: Uint8Array, { bytes, fields }: RowLayout): ReadRow[] => {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  if (view.getInt32(0, true) !== 0) throw new Error('the answer is an error');
  const numbers = (row: number, name: RowField['name']): number[] => {
    const { type, count, offset } = at(
      fields,
      fields.findIndex((field) => field.name === name),
    );
    return Array.from({ length: count }, (_, index) =>
      view[READERS[type]](4 + row * bytes + offset + index * BYTES[type], true),
    );
  };
  return Array.from({ length: (answer.byteLength - 4) / bytes }, (_, row) => ({
    observation: numbers(row, 'observation'),
    rewards: numbers(row, 'rewards'),
    actor: at(numbers(row, 'actor'), 0),
    match: at(numbers(row, 'match'), 0),
    done: numbers(row, 'done')[0] === 1,
    legal: numbers(row, 'mask').flatMap((allowed, action) => (allowed === 1 ? [action] : [])),
  }));
};

/** A request with one word for each match, as it is cut out of what was read: it begins anywhere. */
export const requestOf = (command: number, words: readonly number[]): Uint8Array =>
  Buffer.concat([Buffer.alloc(1), Buffer.from(new Int32Array([command, ...words]).buffer)]).subarray(1);

/** A legal action for each row, drawn at random; any for a match that is over. */
export const drawActions = (rows: readonly ReadRow[], chance: Chance): number[] =>
  rows.map(({ legal, done }) => (done ? 0 : drawn(legal, chance)));
