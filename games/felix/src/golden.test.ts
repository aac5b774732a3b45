import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, replay } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Felix, optionsOf } from '../testing/matches.js';
import { transcript } from '../testing/transcript.js';
import { felix } from './index.js';

const golden = (name: string): URL => new URL(`../golden/${name}`, import.meta.url);

const readRecord = (line: string): JsonObject => {
  const record: unknown = JSON.parse(line);
  if (!isJsonObject(record)) throw new Error(`no record: ${line}`);
  return record;
};

const records = readFileSync(golden('records.jsonl'), 'utf8').trim().split('\n').map(readRecord);

/** The position after some moves of a record. */
const positionAfter = (record: JsonObject, moves: number): Felix => {
  const { result: _, ...unfinished } = record;
  const played = (record['moves'] as readonly unknown[]).slice(0, moves);
  const replayed = replay(felix, { ...unfinished, moves: played });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.position;
};

/** Compares with the file, or writes it anew when UPDATE_GOLDEN is set: the difference is then there to be reviewed. */
const expectGolden = (name: string, text: string): void => {
  if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(golden(name), text);
  expect(text).toBe(readFileSync(golden(name), 'utf8'));
};

describe('golden records', () => {
  it.each(records.map((record) => ({ record, name: JSON.stringify(record['options']) })))(
    '[FE1, FE2, FE3] a recorded match with $name comes to its result',
    ({ record }) => {
      const replayed = replay(felix, record);
      expect(replayed).toMatchObject({ ok: true });
      expect(replayed.ok && replayed.position.outcome()).toEqual(record['result']);
    },
  );
});

describe('golden transcripts', () => {
  const cases = felix.seatCounts.flatMap((seats) =>
    (['felix', 'filou'] as const).map((edition) => ({ seats, edition })),
  );

  it.each(cases)(
    '[FR1, FR8, FT4] a match of $edition with $seats seats goes as it always has',
    ({ seats, edition }) => {
      const text = transcript(optionsOf({ seats: seats as 3 | 4 | 5, edition }));
      expectGolden(`${edition}-${seats}.txt`, text);
    },
  );
});

/** How many sequences of so many actions there are. */
const countSequences = (position: Felix, length: number): number => {
  const actions = position.state().phase === 'over' ? 0 : position.countActions();
  if (length === 1) return actions;
  let sequences = 0;
  for (let index = 0; index < actions; index++) {
    const next = position.clone();
    next.act(next.actionAt(index));
    sequences += countSequences(next, length - 1);
  }
  return sequences;
};

interface MoveCount {
  readonly record: number;
  readonly after: number;
  readonly counts: readonly number[];
}

describe('move counts', () => {
  const cases = JSON.parse(readFileSync(golden('counts.json'), 'utf8')) as MoveCount[];

  it.each(cases)(
    '[FR1, FR3, FR4] after $after moves of record $record there are $counts ways on',
    ({ record, after, counts }) => {
      const position = positionAfter(records[record] ?? {}, after);
      expect(counts.map((_, index) => countSequences(position, index + 1))).toEqual(counts);
    },
  );
});
