import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failure.mjs';
import { FILES, TEMPLATE } from './layIn.mjs';
import { run } from './run.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

describe('the template game', () => {
  it('the template game brings files of its own and none that the repository has', () => {
    const files = filesUnder(FILES);
    expect(files.filter((file) => existsSync(join(ROOT, file)))).toEqual([]);
    expect(files.filter((file) => !file.includes(TEMPLATE))).toEqual([]);
  });

  it('a part that fails is reported with its output and the neutral files that it names', () => {
    const output = `web/src/games/games.ts:4: Cannot find module './${TEMPLATE}/index'`;
    const [told, reason] = failureOf('build', output, ['web/src/games/games.ts', 'web/src/games/board.ts']);
    expect(told).toBe(output);
    expect(reason).toMatch(/"build" fails: its output names web\/src\/games\/games\.ts$/);
  });

  it('a part that fails without naming a neutral file says so', () => {
    expect(failureOf('tests', 'expected 1 to be 2', ['web/src/games/board.ts']).at(-1)).toMatch(/no neutral file$/);
  });
});

describe('running a program', () => {
  it('a program that fails is reported with what it wrote', async () => {
    const words = ['--eval', "console.log('one'); console.error('two'); process.exitCode = 3;"];
    const { ok, output } = await run({ folder: ROOT, words, limit: 60 });
    expect(ok).toBe(false);
    expect(output.trim().split('\n').toSorted()).toEqual(['one', 'two']);
  });

  it('a program that never ends is ended at its limit and named', async () => {
    const words = ['--eval', 'setInterval(() => {}, 1000)'];
    const { ok, output } = await run({ folder: ROOT, words, limit: 0.2 });
    expect(ok).toBe(false);
    expect(output).toContain('ended after 0.2 s: --eval setInterval');
  });
});
