import { describe, expect, it } from 'vitest';
import { addressOf, cacheOf, isServersOwn, outdatedCaches } from './keeping';

describe('the page without a net', () => {
  it.each(['/', '/t/9ref1oe_EDhrKGVl53jCUA', '/rules/felix/whole', '/apiary', '/here/x/m/1/2'])('shows %s', (path) => {
    expect(isServersOwn(path)).toBe(false);
  });

  it.each(['/api/me', '/socket', '/metrics', '/healthz', '/readyz', '/admin', '/admin/tables'])(
    'leaves %s to the server',
    (path) => {
      expect(isServersOwn(path)).toBe(true);
    },
  );

  it('keeps each version in a cache of its own', () => {
    const files = [{ url: 'index.html', revision: 'a' }];
    expect(cacheOf(files)).toBe(cacheOf([...files]));
    expect(cacheOf(files)).not.toBe(cacheOf([{ url: 'index.html', revision: 'b' }]));
    expect(cacheOf(files)).not.toBe(cacheOf([...files, { url: 'assets/a.js', revision: null }]));
  });

  it('keeps this version and the one before, and nothing that is not its own', () => {
    const names = ['miaou-files-1', 'miaou-files-2', 'miaou-words', 'miaou-files-3'];
    expect(outdatedCaches(names, 'miaou-files-3')).toEqual(['miaou-files-1']);
    expect(outdatedCaches(['miaou-files-3'], 'miaou-files-3')).toEqual([]);
  });

  it.each(['index.html', '/index.html'])('finds %s under its address', (url) => {
    expect(addressOf({ url, revision: null })).toBe('/index.html');
  });
});
