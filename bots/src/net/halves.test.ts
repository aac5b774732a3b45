import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './base64.js';
import { packWeights, unpackWeights } from './halves.js';

describe('weights as text', () => {
  it('come back within a two-thousandth of themselves', () => {
    const weights = fc.array(fc.double({ min: -8, max: 8, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(weights, (list) => {
        const back = new Float32Array(list.length);
        unpackWeights(packWeights(Float32Array.from(list)), back);
        for (const [index, value] of list.entries())
          expect(Math.abs((back[index] as number) - value)).toBeLessThanOrEqual(Math.abs(value) / 2000 + 1e-4);
      }),
    );
  });

  it('are refused where they do not fit', () => {
    expect(() => unpackWeights(packWeights(new Float32Array(3)), new Float32Array(4))).toThrow('do not fit');
  });

  it('are written in base64 as everybody writes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(textOf(bytes)).toBe(btoa(String.fromCodePoint(...bytes)));
        expect([...bytesOf(textOf(bytes))]).toEqual([...bytes]);
      }),
    );
  });
});
