import { describe, expect, it, vi } from 'vitest';
import { miaou } from '../testing/miaou.js';
import { randomRecord } from '../testing/records.js';

// The first call may have to build.
vi.setConfig({ testTimeout: 120_000 });

const MEGABYTE = 1024 * 1024;
/** Buffers live outside the heap, so the process also tells how much memory it ever held, in kB. */
const TELL_MEMORY = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
const NODE = ['--max-old-space-size=40', '--import', `data:text/javascript,${TELL_MEMORY}`];
const MOST_MEMORY = 200 * 1024;
const good = `${JSON.stringify(await randomRecord('felix', { seats: 5 }))}\n`;

const replaying = async (
  input: Iterable<Buffer>,
): Promise<{ code: number | null; answers: string[]; memory: number }> => {
  const { code, lines, stderr } = await miaou(['replay', '-'], { input, node: NODE });
  return { code, answers: lines.map((line) => line.slice(0, 60)), memory: Number(/\d+$/.exec(stderr)?.[0]) };
};

describe('memory', () => {
  it('stays within a heap of 40 MB while 60 MB of records are replayed', async () => {
    const copies = Math.ceil(MEGABYTE / good.length);
    const chunk = Buffer.from(good.repeat(copies));
    const { code, answers, memory } = await replaying(Array.from({ length: 60 }, () => chunk));
    expect(code).toBe(0);
    expect(answers.filter((answer) => answer.startsWith('{"ok":true,'))).toHaveLength(60 * copies);
    expect(memory).toBeLessThan(MOST_MEMORY);
  });

  it('skips 300 MB on one line without keeping it, and reads on behind it', async () => {
    const filler = Buffer.alloc(MEGABYTE, '[');
    const input = [Buffer.from(good), ...Array.from({ length: 300 }, () => filler), Buffer.from(`\n${good}`)];
    const { code, answers, memory } = await replaying(input);
    expect(code).toBe(1);
    expect(answers).toEqual([
      expect.stringContaining('"ok":true'),
      expect.stringContaining('line-too-long'),
      expect.stringContaining('"ok":true'),
    ]);
    expect(memory).toBeLessThan(MOST_MEMORY);
  });
});
