import { describe, expect, it } from 'vitest';
import { choiceParser, parseChoice, parseInteger, parseObject, parseSeat, quoted, unknownField } from './parse.js';

describe('reading outside input', () => {
  it.each([1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, null, true, [3], {}, -1, 6, 2 ** 53])(
    '%s is refused as a whole number from 0 to 5 with what was expected',
    (raw) => {
      expect(parseInteger('amount', raw, 0, 5)).toEqual({
        ok: false,
        error: { code: 'wrong-field', field: 'amount', found: quoted(raw), expected: 'a whole number from 0 to 5' },
      });
    },
  );

  it('a missing field is refused with another code than a wrong one', () => {
    expect(parseInteger('amount', undefined, 0, 5)).toMatchObject({ error: { code: 'missing-field' } });
  });

  it('the bounds of a whole number are themselves accepted', () => {
    expect(parseInteger('amount', 0, 0, 5)).toEqual({ ok: true, value: 0 });
    expect(parseInteger('amount', 5, 0, 5)).toEqual({ ok: true, value: 5 });
  });

  it.each(['constructor', '__proto__', 'Red', '', 0, null])('%s is refused as one of two words', (raw) => {
    expect(parseChoice('colour', raw, ['red', 'blue'])).toMatchObject({ ok: false, error: { expected: 'red | blue' } });
  });

  it('a refusal names the first unknown field, even one that JavaScript treats specially', () => {
    expect(unknownField({ seat: 1, amuont: 2 }, ['seat', 'amount'])).toMatchObject({ field: '"amuont"' });
    expect(unknownField(JSON.parse('{"__proto__":1}') as object as never, ['seat'])).toMatchObject({
      code: 'unknown-field',
    });
    expect(unknownField({ seat: 1 }, ['seat', 'amount'])).toBeUndefined();
  });

  it('a quoted value is never long and never cuts a character in two', () => {
    expect(quoted('short')).toBe('"short"');
    expect(quoted('🐈'.repeat(10_000))).toBe(`"${'🐈'.repeat(59)}…`);
    expect(quoted(Number.NaN)).toBe('NaN');
    expect(quoted(undefined)).toBe('undefined');
  });

  it.each([
    [
      { size: 2, colour: 'blue' },
      { ok: true, value: { colour: 'blue', size: 2 } },
    ],
    [{ size: 2 }, { ok: true, value: { colour: 'red', size: 2 } }],
    [{ size: 9 }, { ok: false, error: { code: 'wrong-field', field: 'size' } }],
    [
      { size: 2, seize: 1 },
      { ok: false, error: { code: 'unknown-field', expected: 'colour, size' } },
    ],
    [[], { ok: false, error: { code: 'wrong-field', field: 'box' } }],
  ])('an object %j is read field by field with defaults, or refused', (raw, expected) => {
    const parsed = parseObject<{ colour: 'red' | 'blue'; size: number }>('box', raw, {
      colour: choiceParser({ choices: ['red', 'blue'], default: 'red' }),
      size: (field, found) => parseInteger(field, found, 1, 3),
    });
    expect(parsed).toMatchObject(expected);
  });

  it('a seat is read only if the match has it', () => {
    expect(parseSeat('seat', 2, 3)).toEqual({ ok: true, value: 2 });
    expect(parseSeat('seat', 3, 3)).toMatchObject({ ok: false, error: { expected: 'a whole number from 0 to 2' } });
  });
});
