import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShallow, LIMITS } from './index.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the nesting depth of a JSON text', () => {
  it('a text that nests deeper than the limit is found without parsing it', () => {
    expect(isShallow(nested(LIMITS.depth))).toBe(true);
    expect(isShallow(nested(LIMITS.depth + 1))).toBe(false);
    expect(isShallow(nested(4_000))).toBe(false);
    expect(isShallow('{"a":'.repeat(LIMITS.depth + 1))).toBe(false);
  });

  it.each(['"[[[[[[[[[[[[[[[["', String.raw`"\"[[[[[[[[[[[[[[[["`, String.raw`["\\","[[[[[[[[[[[[[[[["]`])(
    'brackets inside strings do not count: %s',
    (text) => {
      expect(isShallow(text)).toBe(true);
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );

  it('the depth found by scanning is the depth found by parsing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 8 }), (value, most) => {
        expect(isShallow(JSON.stringify(value), most)).toBe(depthOf(value) <= most);
      }),
    );
  });
});
