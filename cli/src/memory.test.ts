import { describe, expect, it, vi } from 'vitest';
import { startMiaou } from '../testing/miaou.js';
import { randomRecord } from '../testing/records.js';

vi.setConfig({ testTimeout: 300_000 });

const MEGABYTE = 1024 * 1024;
const SMALL_HEAP = ['--max-old-space-size=40'];
const good = `${JSON.stringify(await randomRecord('felix', { seats: 5 }))}\n`;

/** Feeds a process as fast as it reads, and gives its exit code and how many lines it answered with each verdict. */
const verdicts = async (input: Generator<Buffer>): Promise<{ code: unknown; ok: number; refused: string[] }> => {
  const child = startMiaou(['replay', '-'], { node: SMALL_HEAP });
  const refused: string[] = [];
  let ok = 0;
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('{"ok":true')) ok++;
      else refused.push((JSON.parse(line) as { error: { code: string } }).error.code);
    }
  });
  const ended = new Promise((resolve) => {
    child.on('close', resolve);
  });
  for (const chunk of input)
    if (!child.stdin.write(chunk)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  child.stdin.end();
  return { code: await ended, ok, refused };
};

describe('memory', () => {
  it('stays within a heap of 40 MB while 60 MB of records are replayed', async () => {
    const copies = Math.ceil(MEGABYTE / good.length);
    const chunk = Buffer.from(good.repeat(copies));
    const answers = await verdicts(
      (function* () {
        for (let megabyte = 0; megabyte < 60; megabyte++) yield chunk;
      })(),
    );
    expect(answers).toEqual({ code: 0, ok: 60 * copies, refused: [] });
  });

  it('skips 50 MB on one line without keeping it, and reads on behind it', async () => {
    const filler = Buffer.alloc(MEGABYTE, '[');
    const answers = await verdicts(
      (function* () {
        yield Buffer.from(good);
        for (let megabyte = 0; megabyte < 50; megabyte++) yield filler;
        yield Buffer.from(`\n${good}`);
      })(),
    );
    expect(answers).toEqual({ code: 1, ok: 2, refused: ['line-too-long'] });
  });
});
