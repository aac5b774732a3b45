import { describe, expect, it } from 'vitest';
import { sameJson } from './json.js';

describe('JSON values', () => {
  it.each([
    [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('comparing %j with %j regardless of key order gives %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
