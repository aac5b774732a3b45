import { seat } from '@miaou/kit';
import { tableId } from '@miaou/table';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchKey, rememberTry, triesOf } from './tries';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

const MATCH = { game: 'any', deal: { first: 1 }, moves: [{ seat: seat(0), type: 'pass' }] };
const key = matchKey(MATCH);
const one = (move: number, table: string, match = key) =>
  ({ match, move, seat: seat(0), hidden: 'asItWas', table: tableId(table) }) as const;

it('tries from the moments of one match are kept together, by moment', () => {
  rememberTry(one(7, 'a'));
  rememberTry(one(3, 'b'));
  rememberTry(one(7, 'c'));
  rememberTry(one(1, 'd', matchKey({ ...MATCH, moves: [] })));
  expect(triesOf(key).map(({ table }) => table)).toEqual(['b', 'a', 'c']);
});

it('a match is the same wherever it was found, and what was stored in another form is left out', () => {
  expect(matchKey({ ...MATCH, moves: [...MATCH.moves] })).toBe(key);
  stored.set('miaou.tries', '[{"match":7},null]');
  expect(triesOf(key)).toEqual([]);
  stored.set('miaou.tries', 'nonsense');
  rememberTry(one(7, 'a'));
  expect(triesOf(key)).toHaveLength(1);
});
