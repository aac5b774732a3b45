import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { removeStaleCopies, removeStaleOutputs } from './staleOutputs.mjs';

describe('what the compiler made of sources that are gone', () => {
  let folder: string;
  const write = (file: string): void => writeFileSync(join(folder, file), '');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'miaou-stale-'));
    for (const name of ['src/inner', 'dist/inner']) mkdirSync(join(folder, name), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('what the compiler made of a source that is gone is removed with all its files, and everything else stays', () => {
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

  it('nothing is removed where nothing was built', () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(removeStaleOutputs(folder)).toEqual([]);
  });
});

describe('what svelte-check made of components that are gone', () => {
  it('what svelte-check made of a component that is gone is removed, and everything else stays', () =>
    withTemporaryFolder((web) => {
      const copies = join(web, '.svelte-check', 'svelte', 'src', 'ui');
      for (const folder of [copies, join(web, 'src', 'ui')]) mkdirSync(folder, { recursive: true });
      writeFileSync(join(web, 'src', 'ui', 'Kept.svelte'), '');
      for (const name of ['Kept', 'Renamed'])
        for (const copy of [`++${name}.svelte.ts`, `${name}.d.svelte.ts`]) writeFileSync(join(copies, copy), '');
      writeFileSync(join(copies, 'other.ts'), '');
      expect(removeStaleCopies(web)).toEqual([join('src', 'ui', 'Renamed.svelte')]);
      expect(readdirSync(copies).toSorted()).toEqual(['++Kept.svelte.ts', 'Kept.d.svelte.ts', 'other.ts']);
    }));

  it('nothing is removed where nothing was checked', () =>
    withTemporaryFolder((web) => expect(removeStaleCopies(web)).toEqual([])));
});
