import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listPageFiles } from './offlineFiles.js';

let folder: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'miaou-page-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the list of files for the service worker', () => {
  it('a file with a digest in its name has no revision, any other has one', async () => {
    write('index.html', 'a');
    write('assets/page-1234.js', 'b');
    const [script, document] = await listPageFiles(folder);
    expect(script).toEqual({ url: 'assets/page-1234.js', revision: null });
    expect(document?.url).toBe('index.html');
    expect(document?.revision).toMatch(/^[0-9a-f]{16}$/);
  });

  it('the revision of a file changes with its content', async () => {
    write('index.html', 'a');
    const [before] = await listPageFiles(folder);
    write('index.html', 'b');
    const [after] = await listPageFiles(folder);
    expect(after?.revision).not.toBe(before?.revision);
  });

  it('compressed copies, social previews and the service worker itself are not listed', async () => {
    for (const path of ['serviceWorker.js', 'assets/a.js.br', 'preview.png', 'icon-192.png']) write(path, path);
    expect((await listPageFiles(folder)).map(({ url }) => url)).toEqual(['icon-192.png']);
  });
});
