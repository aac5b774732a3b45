import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { buildSources, isFresh } from './freshBuild.mjs';

/** A folder with two sources of ten o'clock and something that was built from them at eleven. */
const withBuilt = (
  use: (files: { readonly built: string; readonly one: string; readonly other: string }) => void,
): Promise<void> =>
  withTemporaryFolder((folder) => {
    const files = {
      built: join(folder, 'built'),
      one: join(folder, 'src', 'one'),
      other: join(folder, 'src', 'other'),
    };
    mkdirSync(join(folder, 'src'));
    for (const file of Object.values(files)) writeFileSync(file, '');
    for (const path of [files.one, files.other, join(folder, 'src')]) utimesSync(path, TEN, TEN);
    utimesSync(files.built, ELEVEN, ELEVEN);
    use(files);
  });

const TEN = new Date('2026-01-01T10:00:00Z');
const ELEVEN = new Date('2026-01-01T11:00:00Z');
const TWELVE = new Date('2026-01-01T12:00:00Z');

it('what was built after its sources is fresh', () =>
  withBuilt(({ built, one, other }) => expect(isFresh([built], [one, other])).toBe(true)));

it('what was built before one of its sources was changed or removed is stale, and so is what is not there', async () => {
  await withBuilt(({ built, one, other }) => {
    utimesSync(other, TWELVE, TWELVE);
    expect(isFresh([built], [one, other])).toBe(false);
  });
  await withBuilt(({ built, one, other }) => {
    rmSync(other);
    expect(isFresh([built], [one])).toBe(false);
  });
  await withBuilt(({ built, one, other }) => expect(isFresh([built, `${built}-not`], [one, other])).toBe(false));
});

it('the sources of page and program are known, without their tests', () => {
  const sources = buildSources();
  expect(sources).toEqual(
    expect.arrayContaining(['web/src/main.ts', 'web/index.html', 'games/kit/src/game.ts', 'package-lock.json']),
  );
  expect(sources.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});
