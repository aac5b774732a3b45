import { describe, expect, it } from 'vitest';
import { viewHash } from './index.js';

describe('the hash of a view', () => {
  it.each([
    [null, '77074ba4'],
    [{ viewer: 0, toMove: [1] }, 'a3ebdb1a'],
  ])('the view %j has the hash %s on both ends of the wire', (view, hash) => {
    expect(viewHash(view)).toBe(hash);
  });

  it('two views that differ in the order of their keys have different hashes', () => {
    expect(viewHash({ a: 1, b: 2 })).not.toBe(viewHash({ b: 2, a: 1 }));
  });
});
