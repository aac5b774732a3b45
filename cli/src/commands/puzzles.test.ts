import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleBook } from '@miaou/bots';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou, miaouProcess, startMiaou } from '../../testing/miaou.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-puzzles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const make = (file: string): string[] => ['puzzles', 'make', 'felix', '--count', '2', '--seed', '7', '--out', file];
const bookIn = async (file: string): Promise<PuzzleBook> => JSON.parse(await readFile(file, 'utf8')) as PuzzleBook;

describe('puzzles', () => {
  it('puzzles goes on after it was killed and ends with the same file, and check finds each answer again', async () => {
    const [whole, broken, kept] = [join(folder, 'whole.json'), join(folder, 'broken.json'), join(folder, 'kept.json')];
    const made = await miaouProcess(make(whole));
    expect(made).toMatchObject({ code: 0 });
    expect(made.stdout).toMatch(/^puzzles: 2 in .*, from \d+ matches, seed 7/);
    expect(await bookIn(whole)).toMatchObject({ format: 'miaou-puzzles/1', game: 'felix', count: 2 });

    const child = startMiaou(make(broken));
    const ended = new Promise((resolve) => child.on('close', resolve));
    await vi.waitFor(() => readFile(broken), { timeout: 60_000, interval: 5 });
    child.kill('SIGKILL');
    await ended;
    expect((await miaou(make(broken))).code).toBe(0);
    expect(await readFile(broken, 'utf8')).toBe(await readFile(whole, 'utf8'));

    const checked = await miaou(['puzzles', 'check', whole, '--seed', 'again', '--out', kept]);
    expect(checked).toMatchObject({ code: 0, stdout: 'puzzles: 2, changed: 0\n' });
    expect(await readFile(kept, 'utf8')).toBe(await readFile(whole, 'utf8'));

    const book = await bookIn(whole);
    const swapped = book.puzzles.map((puzzle, index) =>
      index === 1 ? { ...puzzle, answers: puzzle.answers.toReversed() } : puzzle,
    );
    const wrong = join(folder, 'wrong.json');
    await writeFile(wrong, JSON.stringify({ ...book, puzzles: swapped }));
    const found = await miaou(['puzzles', 'check', wrong, '--out', kept]);
    expect(found.code).toBe(1);
    expect(found.stdout).toMatch(/^puzzle 2 does not hold: .*\npuzzles: 2, changed: 1\n$/);
    expect((await bookIn(kept)).puzzles).toHaveLength(1);
  });

  it.each([
    [['guess', 'felix'], 'make | check'],
    [['make', 'whist'], 'whist'],
    [['make', 'felix', '--count', '0'], '--count'],
    [['make'], 'game|file'],
    [['check', 'nowhere/nothing.json'], 'nowhere/nothing.json'],
  ])('puzzles refuses %j and names the mistake', async (args, named) => {
    const { code, stderr } = await miaou(['puzzles', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });

  it.each([
    ['{"dear":"cat"}', 'another object'],
    ['Dear cat,', 'no JSON'],
    ['{"format":"miaou-puzzles/1",', 'cut short'],
  ])('puzzles neither overwrites nor judges %j, and calls it no file of puzzles (%s)', async (text) => {
    const file = join(folder, 'letter.json');
    await writeFile(file, text);
    for (const args of [make(file), ['puzzles', 'check', file]]) {
      const { code, stderr } = await miaou(args);
      expect(code).toBe(2);
      expect(stderr).toContain(`${file} is not a file of puzzles`);
      expect(stderr).not.toContain('record');
    }
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});
