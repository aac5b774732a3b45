import { type FileHandle, open } from 'node:fs/promises';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { fileRefusal } from '../errors/fileError.js';
import type { Terminal } from '../terminal.js';
import { isAddress, openAddress } from './openAddress.js';

/** A stream of bytes, with its length where that is known. */
export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly size?: number;
}

const CHUNK_BYTES = 256 * 1024;

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
  const chunks: AsyncIterable<Uint8Array> = file.createReadStream({ highWaterMark: CHUNK_BYTES });
  return accepted({ chunks, ...(size.value === undefined ? {} : { size: size.value }) });
};

/** Opens a file, an address, or standard input for `-`. */
export const openInput = async (path: string, terminal: Terminal): Promise<Parsed<Input>> => {
  if (path === '-') return accepted({ chunks: terminal.stdin });
  if (isAddress(path)) return openAddress(path);
  try {
    return await openFile(path);
  } catch (error) {
    const refusal = fileRefusal(path, error);
    if (refusal === undefined) throw error;
    return refused(refusal);
  }
};
