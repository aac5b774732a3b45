import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFloat16, encodeFloat16 } from './float16.js';

describe('weights in half precision', () => {
  it('a weight is decoded to within a two-thousandth of what was encoded', () => {
    const weights = fc.array(fc.double({ min: -8, max: 8, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(weights, (list) => {
        const back = new Float32Array(list.length);
        decodeFloat16(encodeFloat16(Float32Array.from(list)), back);
        for (const [index, value] of list.entries())
          expect(Math.abs((back[index] as number) - value)).toBeLessThanOrEqual(Math.abs(value) / 2000 + 1e-4);
      }),
    );
  });

  it('weights for a network of another size are refused', () => {
    expect(() => decodeFloat16(encodeFloat16(new Float32Array(3)), new Float32Array(4))).toThrow('do not fit');
  });
});
