import { createWriteStream, openSync, rmSync } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { fileRefusal, systemErrorCode } from '../errors/fileError.js';
import type { Terminal } from '../terminal.js';
import { type LineWriter, OwnedStreamWriter, StreamWriter } from './lineWriter.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a file when a signal ends the process; the result stops that. */
const removedBySignal = (file: string): (() => void) => {
  const interrupted = (signal: NodeJS.Signals): void => {
    rmSync(file, { force: true });
    release();
    // Once more, for its default action.
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, interrupted);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  return release;
};

/** Writes a temporary file and renames it at the end: a run that fails leaves the old file as it was. */
class AtomicFileWriter extends OwnedStreamWriter {
  readonly #temporary: string;
  readonly #path: string;
  readonly #release: () => void;

  constructor(path: string) {
    const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
    const release = removedBySignal(temporary);
    try {
      // Opened synchronously: no signal is handled between the file's creation and the handler that removes it.
      super(createWriteStream(temporary, { fd: openSync(temporary, 'w') }));
    } catch (error) {
      release();
      throw error;
    }
    this.#temporary = temporary;
    this.#path = path;
    this.#release = release;
  }

  override async close(): Promise<void> {
    await super.close();
    await rename(this.#temporary, this.#path);
    this.#release();
  }

  override async discard(): Promise<void> {
    await super.discard();
    await rm(this.#temporary, { force: true });
    this.#release();
  }
}

/** The file behind a path: a symbolic link must keep pointing to its file, not be replaced by it. */
const targetOf = async (path: string): Promise<{ path: string; kind: 'absent' | 'file' | 'directory' | 'device' }> => {
  try {
    const target = await realpath(path);
    const stats = await stat(target);
    return { path: target, kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'device' };
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    return { path, kind: 'absent' };
  }
};

const openTarget = async (path: string): Promise<Parsed<LineWriter>> => {
  const target = await targetOf(path);
  if (target.kind === 'directory') return refused({ code: 'file-is-directory', path });
  // Renaming a file over a device or a named pipe would destroy it: it is written to directly.
  if (target.kind === 'device') return accepted(new OwnedStreamWriter(createWriteStream(target.path)));
  return accepted(new AtomicFileWriter(target.path));
};

/** Opens a file for writing, or standard output for `-`. A path that cannot be written is refused now, not after hours of play. */
export const openOutput = async (path: string, terminal: Terminal): Promise<Parsed<LineWriter>> => {
  if (path === '-') return accepted(new StreamWriter(terminal.stdout));
  try {
    return await openTarget(path);
  } catch (error) {
    const refusal = fileRefusal(path, error);
    if (refusal === undefined) throw error;
    return refused(refusal);
  }
};
