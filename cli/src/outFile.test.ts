import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeTerminal } from '../testing/terminal.js';
import { openOutput } from './outFile.js';
import type { Sink } from './sink.js';

const terminal = fakeTerminal({ stdout: false, stderr: false });
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'miaou-'));
});
afterEach(() => rm(folder, { recursive: true }));

const opened = async (path: string): Promise<Sink> => {
  const sink = await openOutput(path, terminal);
  if (!sink.ok) throw new Error(sink.error.code);
  return sink.value;
};

const refusalOf = async (path: string): Promise<unknown> => {
  const sink = await openOutput(path, terminal);
  return sink.ok ? undefined : sink.error.code;
};

describe('writing records to a file', () => {
  it('puts the file in place only when all is written', async () => {
    const path = join(folder, 'games.jsonl');
    await writeFile(path, 'old');
    const sink = await opened(path);
    await sink.write('new');
    await sink.flush();
    expect(await readFile(path, 'utf8')).toBe('old');
    await sink.close();
    expect(await readFile(path, 'utf8')).toBe('new\n');
    expect(await readdir(folder)).toEqual(['games.jsonl']);
  });

  it('leaves nothing of a run that failed, and the old file as it was', async () => {
    const path = join(folder, 'games.jsonl');
    await writeFile(path, 'old');
    const sink = await opened(path);
    await sink.write('half');
    await sink.flush();
    await sink.discard();
    expect(await readFile(path, 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['games.jsonl']);
  });

  it('writes to the file behind a link and keeps the link', async () => {
    await mkdir(join(folder, 'store'));
    await writeFile(join(folder, 'store', 'real.jsonl'), 'old');
    await symlink(join('store', 'real.jsonl'), join(folder, 'link.jsonl'));
    const sink = await opened(join(folder, 'link.jsonl'));
    await sink.write('new');
    await sink.close();
    expect(await readlink(join(folder, 'link.jsonl'))).toBe(join('store', 'real.jsonl'));
    expect(await readFile(join(folder, 'store', 'real.jsonl'), 'utf8')).toBe('new\n');
  });

  it('refuses a directory and a folder that is not there before anything is played', async () => {
    expect(await refusalOf(folder)).toBe('file-is-directory');
    expect(await refusalOf(join(folder, 'nowhere', 'games.jsonl'))).toBe('file-missing');
  });
});
