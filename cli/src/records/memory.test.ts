import { describe, expect, it } from 'vitest';
import { miaouProcess } from '../../testing/miaou.js';
import { randomRecord } from '../../testing/records.js';

const MEGABYTE = 1024 * 1024;
/** Buffers live outside the heap, so the process also prints its peak memory in kB. */
const PRINT_MEMORY = 'process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
const NODE = ['--max-old-space-size=40', '--import', `data:text/javascript,${PRINT_MEMORY}`];
const MAX_MEMORY = 200 * 1024;
const good = `${JSON.stringify(await randomRecord('felix', { seats: 5 }))}\n`;

const replaying = async (
  input: Iterable<Buffer>,
): Promise<{ code: number | null; answers: string[]; memory: number }> => {
  const { code, lines, stderr } = await miaouProcess(['replay', '-'], { input, node: NODE });
  return { code, answers: lines.map((line) => line.slice(0, 60)), memory: Number(/\d+$/.exec(stderr)?.[0]) };
};

describe('memory', () => {
  it('replay of 60 MB of records stays within a heap of 40 MB', async () => {
    const copies = Math.ceil(MEGABYTE / good.length);
    const chunk = Buffer.from(good.repeat(copies));
    const { code, answers, memory } = await replaying(Array.from({ length: 60 }, () => chunk));
    expect(code).toBe(0);
    expect(answers.filter((answer) => answer.startsWith('{"ok":true,'))).toHaveLength(60 * copies);
    expect(memory).toBeLessThan(MAX_MEMORY);
  });

  it('replay skips a line of 300 MB without keeping it and reads the next one', async () => {
    const filler = Buffer.alloc(MEGABYTE, '[');
    const input = [Buffer.from(good), ...Array.from({ length: 300 }, () => filler), Buffer.from(`\n${good}`)];
    const { code, answers, memory } = await replaying(input);
    expect(code).toBe(1);
    expect(answers).toEqual([
      expect.stringContaining('"ok":true'),
      expect.stringContaining('line-too-long'),
      expect.stringContaining('"ok":true'),
    ]);
    expect(memory).toBeLessThan(MAX_MEMORY);
  });
});
