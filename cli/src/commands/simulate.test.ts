import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@miaou/kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou, miaouProcess, startMiaou } from '../../testing/miaou.js';

const STACK = /\n\s+at |node:internal|\.js:\d+/;

const parsed = (lines: readonly string[]): JsonObject[] => lines.map((line) => JSON.parse(line) as JsonObject);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('simulate', () => {
  const felix = ['simulate', 'felix', '--seats', '4', '--edition', 'filou', '--seed', '7', '--bots', 'random,greedy'];

  it('simulate writes the same bytes for the same seed, also as a program of its own, and records that replay', async () => {
    const call = [...felix, '--games', '20'];
    const [first, second] = [await miaouProcess(call), await miaou(call)];
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toBe(second.stdout);
    expect(parsed(first.lines)[0]).toMatchObject({ game: 'felix', options: { edition: 'filou', seats: 4 } });
    const replayed = await miaou(['replay', '-'], { input: first.stdout });
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    expect(parsed(replayed.lines).map(({ ok, finished }) => [ok, finished])).toEqual(
      Array.from({ length: 20 }, () => [true, true]),
    );
  });

  it('simulate names the bots that played and their levels, and nobody with --anonymous', async () => {
    const bots = ['simulate', 'chop', '--seats', '2', '--seed', '7', '--bots', 'ida,greedy', '--maxRounds', '2'];
    const [named] = parsed((await miaou(bots)).lines);
    const [nameless] = parsed((await miaou([...bots, '--anonymous'])).lines);
    expect(named).toEqual({
      ...nameless,
      players: [
        { name: 'ida', kind: 'bot', level: 2 },
        { name: 'greedy', kind: 'bot', level: 0 },
      ],
    });
  });

  it('a longer simulation begins with the matches of a shorter one', async () => {
    const [short, long] = [await miaou([...felix, '--games', '3']), await miaou([...felix, '--games', '5'])];
    expect(long.lines.slice(0, 3)).toEqual(short.lines);
  });

  it('simulate --out writes what it would write to standard output, and prints a summary', async () => {
    const out = join(folder, 'games.jsonl');
    const toFile = await miaou([...felix, '--games', '5', '--out', out, '--json']);
    const toStdout = await miaou([...felix, '--games', '5']);
    expect(await readFile(out, 'utf8')).toBe(toStdout.stdout);
    expect(JSON.parse(toFile.stdout)).toMatchObject({
      games: 5,
      seed: '7',
      bots: ['random', 'greedy', 'random', 'greedy'],
      out,
    });
  });

  it('simulate prints the seed that it has drawn, so that the run can be repeated', async () => {
    const drawn = await miaou(['simulate', 'chop', '--games', '2', '--json']);
    const { seed } = JSON.parse(drawn.stderr) as { seed: string };
    expect((await miaou(['simulate', 'chop', '--games', '2', '--seed', seed])).stdout).toBe(drawn.stdout);
  });

  it('simulate reads a document option from a file and writes it into the records', async () => {
    const path = join(folder, 'layout.json');
    const layout = {
      columns: 5,
      rows: 5,
      table: { legs: ['c3'], under: [] },
      holes: { N: 'a1', E: 'e1', S: 'e5', W: 'a5' },
      tiles: { cheese: 3, broken: 21, plus1: 0, plus2: 0, arrow: 0, fork: 0, knife: 0 },
      dice: { cat: [1, 2], mice: [1, 2] },
    };
    await writeFile(path, JSON.stringify(layout));
    const run = await miaou(['simulate', 'chop', '--layout', path, '--seed', '1']);
    expect(run.code).toBe(0);
    expect(parsed(run.lines)[0]).toMatchObject({ options: { layout } });
    await writeFile(path, JSON.stringify({ ...layout, rows: 8 }));
    expect((await miaou(['simulate', 'chop', '--layout', path])).stderr).toContain(
      'the field layout.rows is 8: it must be a whole number from 1 to 7',
    );
    await writeFile(path, JSON.stringify({ ...layout, tiles: { ...layout.tiles, cheese: 2 } }));
    expect((await miaou(['simulate', 'chop', '--layout', path, '--lang', 'de'])).stderr).toContain(
      '24 Fliesen mit mindestens einem Käse, zum Beispiel {"cheese":10,',
    );
    await writeFile(path, '{"rows":');
    expect(await miaou(['simulate', 'chop', '--layout', path])).toMatchObject({ code: 2, stdout: '' });
  });

  it('simulate knows documents by name', async () => {
    const run = await miaou(['simulate', 'chop', '--layout', 'openKitchen', '--seed', '1']);
    expect(parsed(run.lines)[0]).toMatchObject({ options: { layout: { holesOnSquares: true } } });
    const standard = await miaou(['simulate', 'chop', '--layout', 'kitchen', '--seed', '1']);
    expect(standard.stdout).toBe((await miaou(['simulate', 'chop', '--seed', '1'])).stdout);
    expect(await miaou(['simulate', 'chop', '--layout', 'nowhere'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('an interrupted simulation leaves no half-written file', async () => {
    const child = startMiaou([...felix, '--games', '1000000', '--out', join(folder, 'endless.jsonl')]);
    const isWriting = async (): Promise<boolean> =>
      (await readdir(folder)).some((name) => name.includes('endless.jsonl'));
    await vi.waitUntil(isWriting, { timeout: 60_000, interval: 20 });
    child.kill('SIGTERM');
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect(signal).toBe('SIGTERM');
    expect((await readdir(folder)).filter((name) => name.includes('endless'))).toEqual([]);
  });

  it.each([
    [['--seats', '6'], 'the field seats is 6: it must be a whole number from 3 to 5'],
    [['--seats', 'four'], 'the field seats is "four": it must be a whole number from 3 to 5'],
    [['--edition', 'folio'], 'the field edition is "folio": it must be felix | filou'],
    [['--games', '0'], 'the field --games is 0: it must be a whole number from 1 to'],
    [['--games', '1e3'], 'the field --games is "1e3"'],
    [['--bots', 'clever'], 'no bot is called "clever" in felix: it must be one of random, greedy'],
    [['--bots', 'random,random'], '2 bots cannot be shared out evenly among 3 seats'],
    [['--cat', '1'], 'the flag --cat does not belong to felix: its own are --edition, --bigDogFallback'],
    [['--editoin', 'filou'], 'there is no flag --editoin: it must be one of --seats, --games'],
    [['--seed'], 'the flag --seed <text> needs a value'],
    [['--out', '.'], '. is a directory: it must be a file'],
    [['--lang', 'xx'], 'the language xx is not supported: it must be one of en, fr, pt, it, zh, de'],
    [['extra'], 'there are too many arguments: the call must be miaou simulate [options] <game>'],
  ])('simulate answers %j with what is right and exit code 2', async (flags, message) => {
    const run = await miaou(['simulate', 'felix', ...flags]);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(`miaou: ${message}`);
    expect(run.stderr).not.toMatch(STACK);
  });
});
