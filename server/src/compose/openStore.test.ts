import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from './openStore.js';

let folder = '';

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'miaou-place-')));
  mkdirSync(join(folder, 'disk'));
  writeFileSync(join(folder, 'disk', 'data.sqlite'), '');
  symlinkSync(join('disk', 'data.sqlite'), join(folder, 'link.sqlite'));
  symlinkSync('link.sqlite', join(folder, 'link-to-link.sqlite'));
  symlinkSync(join('missing-disk', 'data.sqlite'), join(folder, 'astray.sqlite'));
  symlinkSync('disk', join(folder, 'linked-disk'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('where the data of a name is', () => {
  it.each([
    ['a link leads to its file', 'link.sqlite', 'disk/data.sqlite'],
    ['so does a link to a link', 'link-to-link.sqlite', 'disk/data.sqlite'],
    ['a link to a disk that is not there leads there nevertheless', 'astray.sqlite', 'missing-disk/data.sqlite'],
    ['a file in a folder that is a link keeps its name', 'linked-disk/data.sqlite', 'linked-disk/data.sqlite'],
    ['a file that is not made yet has its name', 'new.sqlite', 'new.sqlite'],
  ])('%s', (_, name, place) => {
    expect(placeOf(join(folder, name))).toBe(join(folder, place));
  });
});
