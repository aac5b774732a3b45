import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@miaou/kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miaou, startMiaou } from '../testing/miaou.js';
import { randomRecord, withMove } from '../testing/records.js';

// The first call may have to build.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const STACK = /\n\s+at |node:internal|\.js:\d+/;
const record = await randomRecord('felix', { seats: 4 });
const good = JSON.stringify(record);

const parsed = (lines: readonly string[]): JsonObject[] => lines.map((line) => JSON.parse(line) as JsonObject);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-'));
  await miaou(['--version']);
});
afterAll(() => rm(folder, { recursive: true }));

describe('simulate', () => {
  const felix = ['simulate', 'felix', '--seats', '4', '--edition', 'filou', '--seed', '7', '--bots', 'random,greedy'];

  it('gives the same bytes for the same seed, and records that replay', async () => {
    const [first, second] = [await miaou([...felix, '--games', '20']), await miaou([...felix, '--games', '20'])];
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toBe(second.stdout);
    expect(parsed(first.lines)[0]).toMatchObject({ game: 'felix', options: { edition: 'filou', seats: 4 } });
    const replayed = await miaou(['replay', '-'], { input: first.stdout });
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    expect(parsed(replayed.lines).map(({ ok, finished }) => [ok, finished])).toEqual(
      Array.from({ length: 20 }, () => [true, true]),
    );
  });

  it('begins a longer run with the matches of a shorter one', async () => {
    const [short, long] = [await miaou([...felix, '--games', '3']), await miaou([...felix, '--games', '5'])];
    expect(long.lines.slice(0, 3)).toEqual(short.lines);
  });

  it('writes to --out what it would write to standard output, and sums up', async () => {
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

  it('draws a seed where none is given and tells it, so that the run can be repeated', async () => {
    const drawn = await miaou(['simulate', 'chop', '--games', '2', '--json']);
    const { seed } = JSON.parse(drawn.stderr) as { seed: string };
    expect((await miaou(['simulate', 'chop', '--games', '2', '--seed', seed])).stdout).toBe(drawn.stdout);
  });

  it('reads a document option from a file and writes it into the records', async () => {
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
      'the field layout.rows is 8: it must be such as 7',
    );
    await writeFile(path, '{"rows":');
    expect(await miaou(['simulate', 'chop', '--layout', path])).toMatchObject({ code: 2, stdout: '' });
  });

  it('leaves no half-written file when it is interrupted', async () => {
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
    [['--lang', 'xx'], 'the language xx is not spoken here: it must be one of en, fr, pt, it, zh, de'],
    [['extra'], 'there are too many arguments: the call must be miaou simulate [options] <game>'],
  ])('answers %j with what is right and exit code 2', async (flags, message) => {
    const run = await miaou(['simulate', 'felix', ...flags]);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(`miaou: ${message}`);
    expect(run.stderr).not.toMatch(STACK);
  });
});

describe('the command line', () => {
  it.each([
    [['simulat'], 'there is no command simulat: it must be one of simulate, arena, exploit, play, replay, legal'],
    [['simulate', 'whist'], 'there is no game "whist": it must be one of felix, chop'],
    [['simulate'], 'the argument game is missing: the call must be miaou simulate [options] <game>'],
    [['replay'], 'the argument file is missing'],
    [['replay', 'nowhere.jsonl'], 'there is no file nowhere.jsonl'],
    [['legal', '.'], '. is a directory: it must be a file'],
    [['--frob'], 'there is no flag --frob: it must be one of --version, --json, --lang'],
  ])('answers %j with what is right and exit code 2', async (args, message) => {
    const run = await miaou(args, { input: good });
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(`miaou: ${message}`);
    expect(run.stderr).not.toMatch(STACK);
  });

  it('answers misuse as JSON where JSON is asked for', async () => {
    const { stderr } = await miaou(['replay', 'nowhere.jsonl', '--json']);
    expect(JSON.parse(stderr)).toMatchObject({ ok: false, error: { code: 'file-missing', path: 'nowhere.jsonl' } });
  });

  it('shows its help when nothing is asked, as misuse', async () => {
    const run = await miaou([]);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('miaou simulate felix');
  });

  it.each([
    [['--help'], 'simulate [options] <game>'],
    [['simulate', '--help'], '--bigDogFallback <leastNegative|mostNegative>'],
    [['replay', '--help'], 'miaou replay games.jsonl'],
    [['legal', '--help', '--lang', 'de'], 'Aufruf: miaou legal'],
    [['--version'], '0.'],
  ])('answers %j on standard output', async (args, text) => {
    const run = await miaou(args);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(text);
  });

  it.each([
    ['fr_FR.UTF-8', 'il n’y a pas de fichier x'],
    ['zh_CN', '没有文件 x'],
    ['de', 'die Datei x gibt es nicht'],
  ])('speaks the language of its surroundings: %s', async (LC_ALL, message) => {
    expect((await miaou(['replay', 'x'], { env: { LC_ALL } })).stderr).toContain(message);
  });
});

describe('replay and legal of bad input', () => {
  const bids = record.moves.findIndex(({ type }) => type === 'bid');
  const bad: readonly [what: string, line: string | Buffer, move: number | undefined][] = [
    ['an unknown field', JSON.stringify(withMove(record, 3, (move) => ({ ...move, why: 1 }))), 3],
    ['a wrong card', JSON.stringify(withMove(record, 1, (move) => ({ ...move, card: '12' }))), 1],
    ['a move out of turn', JSON.stringify(withMove(record, 1, () => record.moves[0])), 1],
    ['a bid of 1.5', JSON.stringify(withMove(record, bids, (move) => ({ ...move, amount: 1.5 }))), bids],
    ['a bid of "3"', JSON.stringify(withMove(record, bids, (move) => ({ ...move, amount: '3' }))), bids],
    [
      'a bid of NaN',
      JSON.stringify(withMove(record, bids, (move) => ({ ...move, amount: '*' }))).replace('"*"', 'NaN'),
      bids,
    ],
    ['too many seats', JSON.stringify({ ...record, options: { seats: 9 } }), undefined],
    ['garbage', '\u001b[31m ~~ garbage', undefined],
    ['broken text', Buffer.from([0x22, 0xc3, 0x28, 0x22]), undefined],
    ['a nesting bomb', '['.repeat(10_000), undefined],
    ['a truncated line', good.slice(0, -40), undefined],
  ];
  const newline = Buffer.from('\n');
  // A good line before each bad one; the truncated one ends the input without a newline.
  const input = Buffer.concat(
    bad.flatMap(([, line]) => [newline, Buffer.from(`${good}\r\n`), Buffer.from(line)]).slice(1),
  );

  it.each(['replay', 'legal'])('%s answers every line, names line and move, and goes on', async (command) => {
    const run = await miaou([command, '-'], { input });
    expect(run.code).toBe(1);
    expect(run.stderr).not.toMatch(STACK);
    expect(run.stderr).toContain(
      `miaou: wrong records: ${bad.length} of ${2 * bad.length}; the first: line 2, moves[3]:`,
    );
    const answers = parsed(run.lines);
    const wrong = answers.filter(({ ok }) => ok === false) as {
      move?: number;
      error: { line: number; message: string };
    }[];
    expect(answers).toHaveLength(2 * bad.length);
    expect(wrong.map(({ move }) => move)).toEqual(bad.map(([, , move]) => move));
    expect(wrong.map(({ error }) => error.line)).toEqual(bad.map((_, index) => 2 + 2 * index));
    for (const { error } of wrong) expect(error.message).toMatch(/^line \d+(, moves\[\d+\])?: .{20}/);
  });

  it('replay of a file of garbage answers every line of it', async () => {
    const path = join(folder, 'garbage');
    await writeFile(path, Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)));
    const run = await miaou(['replay', path]);
    expect(run.code).toBe(1);
    expect(parsed(run.lines).every(({ ok }) => ok === false)).toBe(true);
    expect(run.stderr).not.toMatch(STACK);
  });

  it('replay of nothing answers nothing', async () => {
    expect(await miaou(['replay', '-'], { input: '\n\r\n' })).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it('replay answers each record as it comes, for a program that waits for the answer', async () => {
    const child = startMiaou(['replay', '-']);
    for (let round = 0; round < 3; round++) {
      child.stdin.write(`${good}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(JSON.parse(answer.toString())).toMatchObject({ ok: true });
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it.each([
    ['simulate', ['simulate', 'felix', '--games', '1000000', '--seed', '1']],
    ['replay', ['replay', '-']],
  ])('%s ends quietly when nobody reads on', async (_, args) => {
    const child = startMiaou(args);
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
    });
    child.stdin.on('error', () => {});
    const lines = `${good}\n`.repeat(2000);
    child.stdin.write(lines, () => child.stdin.end(lines));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(stderr).toBe('');
  });
});
