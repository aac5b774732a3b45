import type { Review } from '@miaou/bots';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLUNDER, blunderRecord } from '../../testing/blunder.js';
import { miaouProcess } from '../../testing/miaou.js';

let record = '';
beforeAll(async () => {
  record = JSON.stringify(await blunderRecord());
});

const WORLDS = ['--worlds', '8', '--seat', '2'];

const reviewed = async (args: readonly string[]): Promise<Review> => {
  const { code, stdout, stderr } = await miaouProcess(['review', '-', '--json', ...args], { input: record });
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Review;
};

describe('review', () => {
  it('a review names the planted blunder first, with the same figures in one thread as in several', async () => {
    const review = await reviewed([...WORLDS, '--threads', '2']);
    expect(review.decisions[review.summary.remembered[0] ?? -1]).toMatchObject({ move: BLUNDER, verdict: 'blunder' });
    expect(new Set(review.decisions.map(({ seat }) => seat))).toEqual(new Set([2]));
    expect(await reviewed([...WORLDS, '--threads', '1'])).toEqual(review);
  });

  it.each([
    ['en', 'A blunder', 'Decisions worth remembering'],
    ['de', 'Ein Schnitzer', 'Entscheidungen zum Merken'],
  ])('tells it in words: %s', async (language, verdict, heading) => {
    const { stdout } = await miaouProcess(['review', '-', ...WORLDS, '--lang', language], { input: record });
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(/: Felix$/);
    expect(lines[lines.indexOf(heading) + 1]).toContain(verdict);
  });

  it('a review names who sat there, and leaves out what is no name', async () => {
    const { players: _, ...nameless } = JSON.parse(record) as { players?: unknown };
    const named = (name: string): string =>
      JSON.stringify({ ...nameless, players: Array.from({ length: 4 }, () => ({ name, kind: 'person' })) });
    const args = ['review', '-', ...WORLDS];
    const ana = await miaouProcess([...args, '--html'], { input: named('Ana <b>') });
    expect(ana.stdout).toContain('Seat 2 (Ana &lt;b&gt;)');
    expect(ana.stdout).not.toContain('<b>)');
    const wrong = await miaouProcess(args, { input: named('\u001b[31mAna') });
    expect(wrong.stdout).not.toContain('\u001b');
    expect(wrong.stdout).toContain('Seat 2, ');
  });

  it('a review as HTML is one page that loads nothing', async () => {
    const { stdout } = await miaouProcess(['review', '-', ...WORLDS, '--html'], { input: record });
    expect(stdout).toContain('<!doctype html>');
    expect(stdout).toContain('A blunder');
    expect(stdout).not.toMatch(/<script|src=|href=/);
  });

  it.each([
    [['--seat', '7'], 'the field --seat is 7: it must be a whole number from 0 to 3'],
    [['--worlds', '0'], 'the field --worlds is 0: it must be a whole number from 1 to 100000'],
  ])('refuses %j with what is right', async (args, message) => {
    const run = await miaouProcess(['review', '-', ...args], { input: record });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(`miaou: ${message}`);
  });

  it('a record that is cut off is a sentence', async () => {
    const run = await miaouProcess(['review', '-'], { input: record.slice(0, 200) });
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('this ends in the middle');
  });
});
