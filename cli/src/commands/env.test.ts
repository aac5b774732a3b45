import { GAMES } from '@miaou/games';
import { at, type JsonObject } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { requestOf } from '../../testing/environments.js';
import { miaou, miaouBytes, miaouProcess, type Run } from '../../testing/miaou.js';
import { fakeTerminal } from '../../testing/terminal.js';
import { main } from '../main.js';

const parsed = ({ lines }: Run): JsonObject[] => lines.map((line) => JSON.parse(line) as JsonObject);

describe('env', () => {
  it.each(GAMES.map(({ id }) => id))('env steps one match of %s in JSON, the same for the same seed', async (game) => {
    const input = '{"observe":"spectator"}\n{"step":"pass"}\nmeow\n{"reset":{"seed":"8"}}\n{"record":{}}';
    const run = await miaou(['env', game, '--seed', '7'], { input });
    expect(run.code).toBe(0);
    const [header, first, observed, illegal, nonsense, reset, record] = parsed(run);
    expect(header).toMatchObject({ format: 'miaou-env/1', game, seed: '7' });
    expect(first).toMatchObject({ match: 0, done: false });
    const names = header?.['observation'] as readonly string[];
    expect(observed?.['observation']).toHaveLength(names.length);
    expect(illegal).toMatchObject({
      error: { code: 'wrong-action', message: expect.stringContaining('must be one of') as string },
    });
    expect(nonsense).toMatchObject({ error: { code: 'not-json' } });
    expect(reset).toMatchObject({ match: 0, done: false });
    expect(record).toMatchObject({ record: { format: 'miaou-record/1' } });
    expect((await miaouProcess(['env', game, '--seed', '7'], { input })).stdout).toBe(run.stdout);
  });

  it('env steps many matches in rows of the sizes that its header states', async () => {
    const { code, stdout: bytes } = await miaouBytes(['env', at(GAMES, 0).id, '--batch', '3', '--seed', '7'], {
      input: requestOf(1, [7, 0, 0]),
    });
    expect(code).toBe(0);
    const end = bytes.indexOf('\n');
    const header = JSON.parse(bytes.subarray(0, end).toString()) as { answer: { bytes: number } };
    const answers = bytes.subarray(end + 1);
    expect(answers.length).toBe(2 * header.answer.bytes);
    expect(answers.subarray(0, header.answer.bytes)).toEqual(answers.subarray(header.answer.bytes));
  });

  it('env answers a wrong request in rows with an error and goes on', async () => {
    const input = Buffer.concat([requestOf(5, [0]), requestOf(1, [7])]);
    const { code, stdout: bytes } = await miaouBytes(['env', at(GAMES, 0).id, '--batch', '1', '--seed', '7'], {
      input,
    });
    expect(code).toBe(0);
    const end = bytes.indexOf('\n');
    const size = (JSON.parse(bytes.subarray(0, end).toString()) as { answer: { bytes: number } }).answer.bytes;
    const answers = bytes.subarray(end + 1 + size);
    const length = answers.readInt32LE(0);
    expect(JSON.parse(answers.subarray(4, 4 + length).toString())).toMatchObject({
      error: { code: 'wrong-request', message: expect.stringContaining('0 (step), 1 (reset)') as string },
    });
    expect(answers.length).toBe(4 + length + size);
  });

  it('env says so when its input ends inside a request', async () => {
    const input = new Uint8Array(5);
    const { code, stderr } = await miaou(['env', at(GAMES, 0).id, '--batch', '2', '--seed', '7'], { input });
    expect(code).toBe(1);
    expect(stderr).toContain('5 of its 12 bytes');
  });

  it.each([
    [['whist'], 'whist'],
    [[at(GAMES, 0).id, '--batch', '0'], '--batch'],
    [[at(GAMES, 0).id, '--batch', 'many'], '--batch'],
    [[at(GAMES, 0).id, '--seats', '9'], 'seats'],
  ])('env refuses %j and names the mistake', async (args, named) => {
    const { code, stderr } = await miaou(['env', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(named);
  });

  it('env writes no binary rows to a terminal', async () => {
    const terminal = fakeTerminal({ stdout: true, stderr: false });
    expect(await main(['env', at(GAMES, 0).id, '--batch', '2'], terminal, '0')).toBe(2);
    const { stdout, stderr } = terminal.written();
    expect(stdout).toBe('');
    expect(stderr).toContain('--batch');
  });
});
