import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@miaou/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miaou, miaouProcess, startMiaou } from '../../testing/miaou.js';
import { randomRecord, withMove } from '../../testing/records.js';

const STACK = /\n\s+at |node:internal|\.js:\d+/;
const record = await randomRecord('felix', { seats: 4 });
const good = JSON.stringify(record);

const parsed = (lines: readonly string[]): JsonObject[] => lines.map((line) => JSON.parse(line) as JsonObject);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('replay and legal', () => {
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

  it.each(['replay', 'legal'])('%s answers every invalid line, names line and move, and goes on', async (command) => {
    const run = await miaouProcess([command, '-'], { input });
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

  it('replay answers every line of a file of garbage', async () => {
    const path = join(folder, 'garbage');
    await writeFile(path, Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)));
    const run = await miaou(['replay', path]);
    expect(run.code).toBe(1);
    expect(parsed(run.lines).every(({ ok }) => ok === false)).toBe(true);
    expect(run.stderr).not.toMatch(STACK);
  });

  it('replay answers nothing to blank lines', async () => {
    expect(await miaou(['replay', '-'], { input: '\n\r\n' })).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  it('replay answers each record at once, for a program that waits for the answer', async () => {
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
  ])('%s ends without a message when its output is closed', async (_, args) => {
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
