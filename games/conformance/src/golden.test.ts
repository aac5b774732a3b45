import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GAMES } from '@miaou/games';
import { at, type Game, isJsonObject, type JsonObject, type Position, type RecordedMove, replay } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.js';

const readGolden = (game: Game, name: string): string =>
  readFileSync(new URL(`../../${game.id}/golden/${name}`, import.meta.url), 'utf8');

const readRecord = (line: string): JsonObject => {
  const record: unknown = JSON.parse(line);
  if (!isJsonObject(record)) throw new Error(`no record: ${line}`);
  return record;
};

const recordsOf = (game: Game): readonly JsonObject[] =>
  readGolden(game, 'records.jsonl').trim().split('\n').map(readRecord);

/** The position after the first moves of a record. */
const positionAfter = (game: Game, record: JsonObject, moves: number): Position => {
  const { result: _, ...unfinished } = record;
  const played = (record['moves'] as readonly unknown[]).slice(0, moves);
  const replayed = replay(game, { ...unfinished, moves: played });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.position;
};

/** The number of different sequences of actions with this length. */
const countSequences = (position: Position, length: number): number => {
  const actions = position.toMove.length === 0 ? 0 : position.countActions();
  if (length === 1) return actions;
  let sequences = 0;
  for (let index = 0; index < actions; index++) {
    const next = position.clone();
    next.act(next.actionAt(index));
    sequences += countSequences(next, length - 1);
  }
  return sequences;
};

/** All that a record leads to, move by move: events and positions. */
const historyOf = (game: Game, record: JsonObject): readonly string[] => {
  const position = positionAfter(game, record, 0);
  return (record['moves'] as readonly RecordedMove[]).map(({ seat, ...move }) => {
    const events = position.play(seat, move);
    return `${JSON.stringify(events)}\n${fingerprint(position)}\n`;
  });
};

const digestOf = (game: Game): string =>
  hash(
    'sha256',
    recordsOf(game)
      .flatMap((record) => historyOf(game, record))
      .join(''),
    'base64url',
  );

/** How many sequences of one, two, three … actions follow the first moves of a record. */
interface MoveCount {
  readonly record: number;
  readonly after: number;
  readonly counts: readonly number[];
}

describe.each(GAMES)('$id', (game) => {
  const records = recordsOf(game);

  it.each(records.map((record, index) => ({ record, index, options: JSON.stringify(record['options']) })))(
    'golden record $index with $options comes to its result',
    ({ record }) => {
      const replayed = replay(game, record);
      expect(replayed).toMatchObject({ ok: true });
      expect(replayed.ok && replayed.position.outcome()).toEqual(record['result']);
    },
  );

  it('the golden records lead to what the version of the rules says: other rules need another version', () => {
    expect(game.rules).toMatch(new RegExp(`^${game.id}/[1-9]\\d*$`));
    const digests = JSON.parse(readGolden(game, 'rules.json')) as Record<string, string>;
    expect({ [game.rules]: digestOf(game) }).toEqual({ [game.rules]: digests[game.rules] });
  });

  it.each(JSON.parse(readGolden(game, 'counts.json')) as MoveCount[])(
    'after $after moves of golden record $record there are $counts sequences of actions',
    ({ record, after, counts }) => {
      const position = positionAfter(game, at(records, record), after);
      expect(counts.map((_, index) => countSequences(position, index + 1))).toEqual(counts);
    },
  );
});
