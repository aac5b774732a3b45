import { describe, expect, it } from 'vitest';
import { tableKey } from './keyboard';

const press = (key: string, more = {}) => tableKey({ key, hasModifier: false, isElsewhere: false, ...more });

describe('keys at the table', () => {
  it.each([
    ['?', 'keys'],
    ['m', 'menu'],
    ['M', 'menu'],
    ['g', 'log'],
    ['t', 'chat'],
    ['s', 'skip'],
    ['h', 'hint'],
  ])('the key %s opens %s', (key, meaning) => {
    expect(press(key)).toBe(meaning);
  });

  it.each(['b', 'p', 'o', 'e', 'r', 'd', 'l', '1', 'Enter', 'ArrowUp', 'toString'])(
    '%s is left to the board',
    (key) => {
      expect(press(key)).toBeUndefined();
    },
  );

  it('keys do nothing while a person is typing or holds a modifier', () => {
    expect(press('m', { isElsewhere: true })).toBeUndefined();
    expect(press('t', { hasModifier: true })).toBeUndefined();
  });
});
