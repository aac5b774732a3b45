import { describe, expect, it } from 'vitest';
import { cacheNameFor, isServerPath, outdatedCaches, pathOf } from './pageCaches';

describe('the page offline', () => {
  it.each(['/', '/t/9ref1oe_EDhrKGVl53jCUA', '/rules/felix/whole', '/apiary', '/here/x/m/1/2'])(
    'a navigation to %s is answered from the cache',
    (path) => {
      expect(isServerPath(path)).toBe(false);
    },
  );

  it.each(['/api/me', '/socket', '/metrics', '/healthz', '/readyz', '/admin', '/admin/tables'])(
    'a request for %s always goes to the server',
    (path) => {
      expect(isServerPath(path)).toBe(true);
    },
  );

  it('each version of the page has its own cache name', () => {
    const files = [{ url: 'index.html', revision: 'a' }];
    expect(cacheNameFor(files)).toBe(cacheNameFor([...files]));
    expect(cacheNameFor(files)).not.toBe(cacheNameFor([{ url: 'index.html', revision: 'b' }]));
    expect(cacheNameFor(files)).not.toBe(cacheNameFor([...files, { url: 'assets/a.js', revision: null }]));
  });

  it('only page caches older than the previous version are deleted', () => {
    const names = ['miaou-files-1', 'miaou-files-2', 'miaou-words', 'miaou-files-3'];
    expect(outdatedCaches(names, 'miaou-files-3')).toEqual(['miaou-files-1']);
    expect(outdatedCaches(['miaou-files-3'], 'miaou-files-3')).toEqual([]);
  });

  it.each(['index.html', '/index.html'])('%s is cached under its absolute path', (url) => {
    expect(pathOf({ url, revision: null })).toBe('/index.html');
  });
});
