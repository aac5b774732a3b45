import { describe, expect, it } from 'vitest';
import { MAX_JSON_DEPTH, parseJson } from './parseJson.js';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('parseJson', () => {
  it('parseJson accepts what JSON.parse accepts', () => {
    const text = '{"a":[1,-2.5e3,"N","[{\\"",null,true,{"b":{}}]}';
    expect(parseJson(text)).toEqual({ ok: true, value: { value: JSON.parse(text) as unknown } });
  });

  it.each(['', 'garbage', '{"a":1}}', '{a:1}', '[1,]', 'Na', '--Infinity', '{"a":NaNa}'])(
    'parseJson refuses %j',
    (text) => {
      expect(parseJson(text)).toMatchObject({ ok: false, error: { code: 'not-json' } });
    },
  );

  it.each(['{"a":1', '{"moves":[{"seat":0', '{"a":"tex', '{"a":"\\', '['])(
    'parseJson says that %j is cut short',
    (text) => {
      expect(parseJson(text)).toMatchObject({ ok: false, error: { code: 'cut-short' } });
    },
  );

  it('parseJson accepts nesting up to its limit and refuses one level more before it parses', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH)).ok).toBe(true);
    expect(parseJson(nested(MAX_JSON_DEPTH + 1))).toMatchObject({ error: { code: 'nested-too-deep', atMost: 64 } });
    expect(parseJson('{"a":'.repeat(1_000_000))).toMatchObject({ error: { code: 'nested-too-deep' } });
  });

  it.each([
    ['[NaN]', [Number.NaN], 'NaN'],
    ['{"a":-Infinity,"b":NaN}', { a: -Infinity, b: Number.NaN }, '-Infinity'],
    ['[1,Infinity,"NaN"]', [1, Infinity, 'NaN'], 'Infinity'],
  ])('parseJson reads %s and reports its loose number', (text, value, looseNumber) => {
    expect(parseJson(text)).toEqual({ ok: true, value: { value, looseNumber } });
  });

  it('parseJson keeps __proto__ an ordinary key', () => {
    const parsed = parseJson('{"__proto__":{"game":"felix"},"a":NaN}');
    const { value } = parsed.ok ? parsed.value : { value: undefined };
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'a']);
  });

  it('parseJson quotes only the beginning of a long text', () => {
    expect(JSON.stringify(parseJson('x'.repeat(1_000_000))).length).toBeLessThan(200);
  });
});
