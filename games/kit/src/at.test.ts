import { describe, expect, it } from 'vitest';
import { at } from './at.js';

describe('reading a list', () => {
  it('a member that is undefined is read like any other', () => {
    expect(at([undefined, 1], 0)).toBeUndefined();
  });

  it('reading a list inside its bounds gives the member', () => {
    expect([at(['a', 'b'], 0), at([0, null], 1)]).toEqual(['a', null]);
  });

  it.each([-1, 2, 0.5, Number.NaN])('reading a list of two at index %s is an error', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(`index ${index} is outside a list of 2`);
  });
});
