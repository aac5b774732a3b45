import { describe, expect, it } from 'vitest';
import { DEEPEST_NESTING, parseJson } from './json.js';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('reading JSON that anybody may have written', () => {
  it('reads what JSON.parse reads', () => {
    const text = '{"a":[1,-2.5e3,"N","[{\\"",null,true,{"b":{}}]}';
    expect(parseJson(text)).toEqual({ ok: true, value: { value: JSON.parse(text) as unknown } });
  });

  it.each(['', 'garbage', '{"a":1}}', '{a:1}', '[1,]', 'Na', '--Infinity', '{"a":NaNa}'])('refuses %j', (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { code: 'not-json' } });
  });

  it.each(['{"a":1', '{"moves":[{"seat":0', '{"a":"tex', '{"a":"\\', '['])(
    'says that %j ends in the middle',
    (text) => {
      expect(parseJson(text)).toMatchObject({ ok: false, error: { code: 'cut-short' } });
    },
  );

  it('takes nesting up to its limit and refuses one level more before it is parsed', () => {
    expect(parseJson(nested(DEEPEST_NESTING)).ok).toBe(true);
    expect(parseJson(nested(DEEPEST_NESTING + 1))).toMatchObject({ error: { code: 'nested-too-deep', atMost: 64 } });
    expect(parseJson('{"a":'.repeat(1_000_000))).toMatchObject({ error: { code: 'nested-too-deep' } });
  });

  it.each([
    ['[NaN]', [Number.NaN], 'NaN'],
    ['{"a":-Infinity,"b":NaN}', { a: -Infinity, b: Number.NaN }, '-Infinity'],
    ['[1,Infinity,"NaN"]', [1, Infinity, 'NaN'], 'Infinity'],
  ])('reads %s and says that it holds a loose number', (text, value, looseNumber) => {
    expect(parseJson(text)).toEqual({ ok: true, value: { value, looseNumber } });
  });

  it('keeps the key __proto__ an ordinary key', () => {
    const reading = parseJson('{"__proto__":{"game":"felix"},"a":NaN}');
    const { value } = reading.ok ? reading.value : { value: undefined };
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'a']);
  });

  it('quotes no more of a long text than a message can hold', () => {
    expect(JSON.stringify(parseJson('x'.repeat(1_000_000))).length).toBeLessThan(200);
  });
});
