import { describe, expect, it } from 'vitest';
import { fnv1a } from './hash.js';

describe('FNV-1a', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the hash of %j is the published one', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });
});
