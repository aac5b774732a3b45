import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeTerminal } from '../../testing/terminal.js';
import type { LineWriter } from './lineWriter.js';
import { openOutput } from './openOutput.js';

const terminal = fakeTerminal({ stdout: false, stderr: false });
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-'));
});
afterEach(() => rm(folder, { recursive: true }));

const opened = async (path: string): Promise<LineWriter> => {
  const writer = await openOutput(path, terminal);
  if (!writer.ok) throw new Error(writer.error.code);
  return writer.value;
};

const refusalOf = async (path: string): Promise<unknown> => {
  const writer = await openOutput(path, terminal);
  return writer.ok ? undefined : writer.error.code;
};

describe('openOutput', () => {
  it('a file is replaced only when everything has been written', async () => {
    const path = join(folder, 'games.jsonl');
    await writeFile(path, 'old');
    const writer = await opened(path);
    await writer.write('new');
    await writer.flush();
    expect(await readFile(path, 'utf8')).toBe('old');
    await writer.close();
    expect(await readFile(path, 'utf8')).toBe('new\n');
    expect(await readdir(folder)).toEqual(['games.jsonl']);
  });

  it('a run that failed leaves the old file as it was and nothing else', async () => {
    const path = join(folder, 'games.jsonl');
    await writeFile(path, 'old');
    const writer = await opened(path);
    await writer.write('half');
    await writer.flush();
    await writer.discard();
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['games.jsonl']);
  });

  it('a temporary file exists only while a signal would remove it', async () => {
    const handlers = process.listenerCount('SIGTERM');
    const opening = opened(join(folder, 'games.jsonl'));
    while (readdirSync(folder).length === 0) await setImmediate();
    expect(process.listenerCount('SIGTERM')).toBe(handlers + 1);
    await (await opening).discard();
    expect(process.listenerCount('SIGTERM')).toBe(handlers);
  });

  it('a symbolic link is kept and its file is written', async () => {
    await mkdir(join(folder, 'store'));
    await writeFile(join(folder, 'store', 'real.jsonl'), 'old');
    await symlink(join('store', 'real.jsonl'), join(folder, 'link.jsonl'));
    const writer = await opened(join(folder, 'link.jsonl'));
    await writer.write('new');
    await writer.close();
    expect(await readlink(join(folder, 'link.jsonl'))).toBe(join('store', 'real.jsonl'));
    expect(await readFile(join(folder, 'store', 'real.jsonl'), 'utf8')).toBe('new\n');
  });

  it('a directory and a missing folder are refused when the output is opened', async () => {
    expect(await refusalOf(folder)).toBe('file-is-directory');
    expect(await refusalOf(join(folder, 'nowhere', 'games.jsonl'))).toBe('file-missing');
  });
});
