import type { JsonObject } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { randomRecord, withMove } from '../../testing/records.js';
import { TEXTS } from '../texts/index.js';
import { describeState, listLegalMoves, replaying } from './inspectRecord.js';

const felix = await randomRecord('felix', { seats: 4, edition: 'filou' });
const chop = await randomRecord('chop', { seats: 2, cat: 0 });

interface Answered {
  readonly ok: boolean;
  readonly move?: number;
  readonly finished?: boolean;
  readonly result?: unknown;
  readonly state?: JsonObject;
  readonly error: JsonObject & { readonly message: string };
}

const answerBytes = (bytes: Buffer, query = describeState): unknown => {
  const answer = replaying(query)({ number: 5, tooLong: false, bytes }, TEXTS.en);
  return answer === undefined ? undefined : JSON.parse(answer.text);
};

const answer = (raw: unknown, query = describeState): Answered =>
  answerBytes(Buffer.from(typeof raw === 'string' ? raw : JSON.stringify(raw)), query) as Answered;

const firstBid = felix.moves.findIndex(({ type }) => type === 'bid');
const bidOf = (amount: unknown): object => withMove(felix, firstBid, (move) => ({ ...move, amount }));

describe('replay', () => {
  it.each([
    ['felix', felix],
    ['chop', chop],
  ])('replay gives the result and the state of a finished match of %s', (_, record) => {
    const { ok, finished, result, state } = answer(record);
    expect({ ok, finished, result }).toEqual({ ok: true, finished: true, result: record.result });
    expect(state).toMatchObject({ phase: 'over', turn: [] });
  });

  it('replay gives no result for an unfinished match', () => {
    const { result: _, ...unfinished } = { ...felix, moves: felix.moves.slice(0, 3) };
    expect(answer(unfinished)).toMatchObject({ ok: true, finished: false, state: { phase: 'place', turn: [3] } });
    expect(answer(unfinished)).not.toHaveProperty('result');
  });

  it('replay ignores unknown fields at the top level of a record', () => {
    expect(answer({ players: ['A', 'B'], ...felix }).ok).toBe(true);
  });

  it.each<[string, unknown, number | undefined, string, string]>([
    ['an unknown field in a move', withMove(felix, 2, (move) => ({ ...move, x: 1 })), 2, 'unknown-field', 'type, card'],
    [
      '__proto__ in a move',
      JSON.stringify(withMove(felix, 2, (move) => ({ ...move, planted: {} }))).replace('"planted"', '"__proto__"'),
      2,
      'unknown-field',
      'type, card',
    ],
    [
      'a card that does not exist',
      withMove(felix, 0, (move) => ({ ...move, card: '7' })),
      0,
      'wrong-field',
      '-8 | -5 | 3',
    ],
    [
      'a card that is not in hand',
      withMove(felix, 0, (move) => ({ ...move, card: (felix.deal as { removed: string[] }).removed[0] })),
      0,
      'card-not-in-hand',
      'one of',
    ],
    ['a move out of turn', withMove(felix, 1, () => felix.moves[0]), 1, 'not-your-turn', '1, 2, 3'],
    [
      'a seat that is not there',
      withMove(felix, 0, (move) => ({ ...move, seat: 4 })),
      0,
      'wrong-field',
      'a whole number from 0 to 3',
    ],
    ['a bid of 1.5', bidOf(1.5), firstBid, 'wrong-field', 'a whole number'],
    ['a bid of "3"', bidOf('3'), firstBid, 'wrong-field', 'a whole number'],
    [
      'a bid of NaN',
      JSON.stringify(bidOf('*')).replace('"*"', 'NaN'),
      firstBid,
      'wrong-field',
      'NaN: it must be a whole number',
    ],
    ['a bid of nothing', bidOf(undefined), firstBid, 'missing-field', 'a whole number'],
    ['a bid of 0', bidOf(0), firstBid, 'wrong-field', 'a whole number'],
    ['a bid beyond the purse', bidOf(16), firstBid, 'bid-too-high', 'at most 15'],
    ['a move that is no object', withMove(felix, 4, () => 'pass'), 4, 'wrong-field', 'an object'],
    [
      'a move after the end',
      { ...felix, moves: [...felix.moves, felix.moves.at(-1)] },
      felix.moves.length,
      'game-over',
      'over',
    ],
    [
      'too many seats',
      { ...felix, options: { ...felix.options, seats: 6 } },
      undefined,
      'wrong-field',
      'a whole number from 3 to 5',
    ],
    [
      'a deal that does not fit',
      { ...felix, deal: { firstSeat: 0, removed: ['3'] } },
      undefined,
      'wrong-field',
      'a list of 4 cards',
    ],
    ['an unknown game', { ...felix, game: 'whist' }, undefined, 'wrong-field', 'felix | chop'],
    ['an unknown format', { ...felix, format: 'miaou-record/2' }, undefined, 'wrong-field', 'miaou-record/1'],
    ['later rules', { ...felix, rules: 'felix/99' }, undefined, 'wrong-field', 'at most felix/1'],
    ['moves that are no list', { ...felix, moves: {} }, undefined, 'wrong-field', 'a list of moves'],
    [
      'a wrong result',
      { ...felix, result: { seats: [], winners: [] } },
      undefined,
      'wrong-result',
      'it must be {"seats"',
    ],
    ['a result too early', { ...felix, moves: [] }, undefined, 'result-too-early', 'more moves'],
    [
      'a loose number in an unknown field',
      JSON.stringify({ ...felix, time: '*' }).replace('"*"', 'NaN'),
      undefined,
      'loose-number',
      'digits',
    ],
    ['a truncated line', JSON.stringify(felix).slice(0, 500), undefined, 'cut-short', 'one whole JSON object'],
    ['garbage', '\u0007 lorem ipsum', undefined, 'not-json', 'one JSON object'],
    ['a list', '[]', undefined, 'wrong-field', 'an object'],
    ['null', 'null', undefined, 'wrong-field', 'an object'],
    ['a bomb of brackets', '['.repeat(100_000), undefined, 'nested-too-deep', 'at most 64'],
  ])('replay refuses %s and says where it is and what was expected', (_, raw, move, code, expected) => {
    const refused = answer(raw);
    expect(refused).toMatchObject({ ok: false, error: { code, line: 5 } });
    expect(refused.move).toBe(move);
    const where = move === undefined ? 'line 5: ' : `line 5, moves[${move}]: `;
    expect(refused.error.message.slice(0, where.length)).toBe(where);
    expect(refused.error.message).toContain(expected);
  });

  it('replay refuses bytes that are not UTF-8', () => {
    expect(answerBytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({ error: { code: 'not-utf8', line: 5 } });
  });

  it.each(['', '   ', '\r', '\t\r'])('replay skips a blank line (%j)', (text) => {
    expect(answerBytes(Buffer.from(text))).toBeUndefined();
  });

  it('replay accepts a byte order mark before a record and a carriage return after it', () => {
    expect(answer(`\uFEFF${JSON.stringify(felix)}\r`).ok).toBe(true);
  });
});

describe('legal', () => {
  it('legal lists the moves of every seat that owes one', () => {
    const { result: _, ...start } = { ...felix, moves: [] };
    const moves = answer(start, listLegalMoves) as unknown as JsonObject[];
    expect(moves).toHaveLength(36);
    expect(moves[0]).toMatchObject({ seat: 0, type: 'place' });
  });

  it('legal lists one roll for each face of the die', () => {
    const { result: _, ...rolling } = { ...chop, moves: chop.moves.slice(0, 1) };
    expect(answer(rolling, listLegalMoves)).toEqual([1, 2, 3, 4].map((value) => ({ seat: 1, type: 'roll', value })));
  });

  it('legal lists nothing when the match is over', () => {
    expect(answer(felix, listLegalMoves)).toEqual([]);
  });

  it('legal refuses an invalid record as replay does', () => {
    expect(answer(bidOf(16), listLegalMoves)).toMatchObject({
      ok: false,
      move: firstBid,
      error: { code: 'bid-too-high' },
    });
  });
});
