import { readFileSync, writeFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, replay } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { HALL } from '../testing/layouts.js';
import { type Chop, optionsOf } from '../testing/matches.js';
import { transcript } from '../testing/transcript.js';
import { chop } from './index.js';

const golden = (name: string): URL => new URL(`../golden/${name}`, import.meta.url);

const readRecord = (line: string): JsonObject => {
  const record: unknown = JSON.parse(line);
  if (!isJsonObject(record)) throw new Error(`no record: ${line}`);
  return record;
};

const records = readFileSync(golden('records.jsonl'), 'utf8').trim().split('\n').map(readRecord);

/** The position after some moves of a record. */
const positionAfter = (record: JsonObject, moves: number): Chop => {
  const { result: _, ...unfinished } = record;
  const played = (record['moves'] as readonly unknown[]).slice(0, moves);
  const replayed = replay(chop, { ...unfinished, moves: played });
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
    '[CE1, CE2] a recorded match with $name comes to its result',
    ({ record }) => {
      const replayed = replay(chop, record);
      expect(replayed).toMatchObject({ ok: true });
      expect(replayed.ok && replayed.position.outcome()).toEqual(record['result']);
    },
  );
});

describe('golden transcripts', () => {
  it.each([
    ['2-seats', { seats: 2, cat: 0 }],
    ['3-seats', { seats: 3, cat: 1 }],
    ['4-seats', { seats: 4, cat: 2 }],
    ['5-seats', { seats: 5, cat: 4 }],
    ['path-noReverse', { path: 'noReverse' }],
    ['path-noRevisit', { path: 'noRevisit' }],
    ['blocking-allPieces', { blocking: 'allPieces' }],
    ['home-anyMouseHome', { home: 'anyMouseHome', seats: 3 }],
    ['home-quick', { home: 'quick' }],
    ['maxRounds-12', { maxRounds: 12 }],
    ['layout-hall', { layout: HALL }],
  ])('[CP3, CM1, CT8, CE1, CE2, CE4] a match with %s goes as it always has', (name, raw) => {
    expectGolden(`${name}.txt`, transcript(name, optionsOf(raw)));
  });
});

/** How many sequences of so many actions there are. */
const countSequences = (position: Chop, length: number): number => {
  const actions = position.countActions();
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
    '[CM1, CM9, CB6] after $after moves of record $record there are $counts ways on',
    ({ record, after, counts }) => {
      const position = positionAfter(records[record] ?? {}, after);
      expect(counts.map((_, index) => countSequences(position, index + 1))).toEqual(counts);
    },
  );
});
