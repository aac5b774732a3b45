import { type FileHandle, open } from 'node:fs/promises';
import { accepted, type Parsed, type Refusal, refused } from '@miaou/kit';
import { fileFault } from './fileFault.js';
import type { Terminal } from './terminal.js';

/** Bytes to be read, and how many there are where that is known. */
export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly size?: number;
}

const CHUNK = 256 * 1024;

const sizeOf = async (path: string, file: FileHandle): Promise<Parsed<number | undefined>> => {
  const stats = await file.stat();
  if (stats.isDirectory()) return refused({ code: 'file-is-directory', path });
  return accepted(stats.isFile() ? stats.size : undefined);
};

const openFile = async (path: string): Promise<Parsed<Input>> => {
  const file = await open(path, 'r');
  const size = await sizeOf(path, file);
  if (!size.ok) {
    await file.close();
    return size;
  }
  const chunks: AsyncIterable<Uint8Array> = file.createReadStream({ highWaterMark: CHUNK });
  return accepted({ chunks, ...(size.value === undefined ? {} : { size: size.value }) });
};

/** Opens a file, or standard input for `-`. */
export const openInput = async (path: string, terminal: Terminal): Promise<Parsed<Input>> => {
  if (path === '-') return accepted({ chunks: terminal.stdin });
  try {
    return await openFile(path);
  } catch (error) {
    const fault: Refusal | undefined = fileFault(path, error);
    if (fault === undefined) throw error;
    return refused(fault);
  }
};
