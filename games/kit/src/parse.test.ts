import { describe, expect, it } from 'vitest';
import { parseChoice, parseInteger, quoted, unknownField } from './parse.js';

describe('reading outside input', () => {
  it.each([1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, null, true, [3], {}, -1, 6, 2 ** 53])(
    'refuses %s as a whole number from 0 to 5 and says what belongs there',
    (raw) => {
      expect(parseInteger('amount', raw, 0, 5)).toEqual({
        ok: false,
        error: { code: 'wrong-field', field: 'amount', found: quoted(raw), expected: 'a whole number from 0 to 5' },
      });
    },
  );

  it('tells a missing field from a wrong one', () => {
    expect(parseInteger('amount', undefined, 0, 5)).toMatchObject({ error: { code: 'missing-field' } });
  });

  it('accepts the bounds themselves', () => {
    expect(parseInteger('amount', 0, 0, 5)).toEqual({ ok: true, value: 0 });
    expect(parseInteger('amount', 5, 0, 5)).toEqual({ ok: true, value: 5 });
  });

  it.each(['constructor', '__proto__', 'Red', '', 0, null])('refuses %s as one of two words', (raw) => {
    expect(parseChoice('colour', raw, ['red', 'blue'])).toMatchObject({ ok: false, error: { expected: 'red | blue' } });
  });

  it('names the first field that it does not know, even one that JavaScript treats specially', () => {
    expect(unknownField({ seat: 1, amuont: 2 }, ['seat', 'amount'])).toMatchObject({ field: '"amuont"' });
    expect(unknownField(JSON.parse('{"__proto__":1}') as object as never, ['seat'])).toMatchObject({
      code: 'unknown-field',
    });
    expect(unknownField({ seat: 1 }, ['seat', 'amount'])).toBeUndefined();
  });

  it('quotes what was found without ever growing long or cutting a letter in two', () => {
    expect(quoted('short')).toBe('"short"');
    expect(quoted('🐈'.repeat(10_000))).toBe(`"${'🐈'.repeat(59)}…`);
    expect(quoted(Number.NaN)).toBe('NaN');
    expect(quoted(undefined)).toBe('undefined');
  });
});
