import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { candidates, systemPaths } from './chromium.mjs';
import { withTemporaryFolder } from './temporaryFolder.mjs';

const FROM_NPM = 'the npm package @sparticuz/chromium';

const namesFor = (env: NodeJS.ProcessEnv): string[] => candidates(env, 'linux').map(({ from }) => from);

describe('where browsers are looked for', () => {
  test('on Windows browsers are looked for in the folders for programs, of all users and of this one', () => {
    const paths = systemPaths('win32', { ProgramFiles: 'C:\\Programs', LOCALAPPDATA: 'C:\\Me' });
    expect(paths).toContain('C:\\Programs\\Google\\Chrome\\Application\\chrome.exe');
    expect(paths).toContain('C:\\Me\\Google\\Chrome\\Application\\chrome.exe');
    expect(paths.at(-1)).toContain('msedge.exe');
  });

  test('on macOS browsers are looked for in the folders for applications, of all users and of this one', () => {
    expect(systemPaths('darwin', { HOME: 'me' }).slice(0, 2)).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]);
  });

  test('on Linux browsers are looked for in every folder of the PATH', () => {
    expect(systemPaths('linux', { PATH: 'a:b' }).slice(0, 2)).toEqual(['a/chromium', 'b/chromium']);
  });

  test('a system that the npm package does not serve has only its own browsers', () => {
    expect(candidates({ HOME: 'nobody' }, 'darwin')).toEqual([]);
  });
});

describe('the browsers that are tried', () => {
  test('a browser that is named is the only one', async () => {
    const [named, ...others] = candidates({ MIAOU_CHROMIUM: '/opt/browser', PATH: '' }, 'linux');
    expect(await named?.path()).toBe('/opt/browser');
    expect(others).toEqual([]);
  });

  test('without a named browser and without one on the system, the npm package is used', () => {
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
