import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { candidates } from './chromium.mjs';
import { withTemporaryFolder } from './temporaryFolder.mjs';

const FROM_NPM = 'the npm package @sparticuz/chromium';

const namesFor = (env: NodeJS.ProcessEnv): string[] => candidates(env).map(({ from }) => from);

describe('the browsers that are tried', () => {
  test('a browser that is named is the only one', async () => {
    const [named, ...others] = candidates({ MIAOU_CHROMIUM: '/opt/browser', PATH: '' });
    expect(await named?.path()).toBe('/opt/browser');
    expect(others).toEqual([]);
  });

  test('without a name and without one on the system the npm package serves', () => {
    expect(namesFor({ PATH: '' })).toEqual([FROM_NPM]);
    expect(namesFor({ MIAOU_CHROMIUM: '', PATH: '' })).toEqual([FROM_NPM]);
  });

  test('a browser of the system comes before the npm package, and only one that can be run', () =>
    withTemporaryFolder((folder) => {
      for (const name of ['chromium', 'google-chrome']) writeFileSync(join(folder, name), '');
      chmodSync(join(folder, 'google-chrome'), 0o755);
      expect(namesFor({ PATH: folder })).toEqual([`the system (${join(folder, 'google-chrome')})`, FROM_NPM]);
    }));
});
