import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeStaleOutputs } from './staleOutputs.mjs';

describe('what the compiler made of sources that are gone', () => {
  let folder: string;
  const write = (file: string): void => writeFileSync(join(folder, file), '');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'miaou-stale-'));
    for (const name of ['src/inner', 'dist/inner']) mkdirSync(join(folder, name), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is removed with all its files, and everything else stays', () => {
    write('src/kept.ts');
    for (const file of ['kept', 'renamed', 'inner/removed'])
      for (const ending of ['.js', '.js.map', '.d.ts']) write(`dist/${file}${ending}`);
    write('dist/bundle-abc.js');
    write('dist/.tsbuildinfo');
    expect(removeStaleOutputs(folder).toSorted()).toEqual([join('inner', 'removed'), 'renamed']);
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual([
      '.tsbuildinfo',
      'bundle-abc.js',
      'inner',
      'kept.d.ts',
      'kept.js',
      'kept.js.map',
    ]);
    expect(readdirSync(join(folder, 'dist', 'inner'))).toEqual([]);
  });

  it('is nothing where nothing was built', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(removeStaleOutputs(folder)).toEqual([]);
  });
});
