import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '../repositoryFiles.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { reasonToInstall } from './packages.mjs';

const INSTALLED = 'node_modules/.package-lock.json';

const lockOf = (versions: Readonly<Record<string, string>>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        {
          version,
          ...(name.startsWith('optional') ? { optional: true } : {}),
          ...(name.startsWith('tool') ? { dev: true } : {}),
        },
      ]),
    ),
  });

const BUNDLE = 'cli/dist/bundle.js';

/** The reason to install in a folder with these files, each with its text and the second of its last change; the program was built. */
const reasonFor = (files: Readonly<Record<string, readonly [string, number]>>, built = true) =>
  withTemporaryFolder((folder) => {
    const all = built ? { [BUNDLE]: ['', 1] as const, ...files } : files;
    for (const [file, [text, seconds]] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      utimesSync(join(folder, file), seconds, seconds);
    }
    return reasonToInstall(folder);
  });

const LOCK = lockOf({ a: '1.0.0', 'optional-on-another-system': '1.0.0' });

describe('installing before a command', () => {
  it('a fresh clone is installed', async () => {
    expect(await reasonFor({ 'package-lock.json': [LOCK, 1] })).toContain('no packages');
  });

  it('an installation that was cut short is repeated', async () => {
    const half = { 'package-lock.json': [LOCK, 1], 'node_modules/half/package.json': ['{}', 2] } as const;
    expect(await reasonFor(half)).toContain('no packages');
  });

  it.each([
    ['another version', { a: '0.9.0' }],
    ['a package less', {}],
  ])('a newer lock file is installed where %s is there', async (_, versions) => {
    const newer = { 'package-lock.json': [LOCK, 2], [INSTALLED]: [lockOf(versions), 1] } as const;
    expect(await reasonFor(newer)).toContain('newer');
  });

  it('a lock file that is only newer by a checkout installs nothing', async () => {
    const same = { 'package-lock.json': [LOCK, 2], [INSTALLED]: [lockOf({ a: '1.0.0' }), 1] } as const;
    expect(await reasonFor(same)).toBeUndefined();
  });

  it('nothing is read where the packages are newer than the lock file', async () => {
    expect(await reasonFor({ 'package-lock.json': ['', 1], [INSTALLED]: ['', 2] })).toBeUndefined();
  });

  it('packages for development that were left out are not missed, where some are there they are', async () => {
    const lock = lockOf({ a: '1.0.0', tool: '1.0.0', tool2: '1.0.0' });
    const none = { 'package-lock.json': [lock, 2], [INSTALLED]: [lockOf({ a: '1.0.0' }), 1] } as const;
    expect(await reasonFor(none)).toBeUndefined();
    const some = { ...none, [INSTALLED]: [lockOf({ a: '1.0.0', tool: '1.0.0' }), 1] } as const;
    expect(await reasonFor(some)).toContain('newer');
  });

  it('where nothing is built and no compiler is there, both are got', async () => {
    const installed = { 'package-lock.json': [LOCK, 1], [INSTALLED]: [LOCK, 2] } as const;
    expect(await reasonFor(installed, false)).toContain('nothing is built yet');
    const compiler = { 'node_modules/@typescript/native/package.json': ['{}', 2] } as const;
    expect(await reasonFor({ ...installed, ...compiler }, false)).toBeUndefined();
  });

  it('the step needs nothing that it would have to install first', () => {
    const files = [...repositoryFiles('tools/install').filter((file) => file.endsWith('.mjs')), 'tools/npm.mjs'];
    const imported = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from = '']) => from),
    );
    expect(imported.filter((from) => !/^(?:node:|\.)/.test(from))).toEqual([]);
  });
});
