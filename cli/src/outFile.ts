import { createWriteStream, rmSync } from 'node:fs';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { fileFault, systemFault } from './fileFault.js';
import { EndingSink, type Sink, StreamSink } from './sink.js';
import type { Terminal } from './terminal.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Writes beside the file and takes its place at the end: a broken run leaves the old file as it was. */
class ReplacingSink extends EndingSink {
  private readonly draft: string;
  private readonly path: string;

  constructor(draft: string, path: string) {
    super(createWriteStream(draft));
    this.draft = draft;
    this.path = path;
    for (const signal of SIGNALS) process.once(signal, this.interrupted);
  }

  override async close(): Promise<void> {
    await super.close();
    await rename(this.draft, this.path);
    this.ignoreSignals();
  }

  override async discard(): Promise<void> {
    await super.discard();
    await rm(this.draft, { force: true });
    this.ignoreSignals();
  }

  /** Takes the draft away and lets the signal do what it would have done. */
  private readonly interrupted = (signal: NodeJS.Signals): void => {
    rmSync(this.draft, { force: true });
    this.ignoreSignals();
    process.kill(process.pid, signal);
  };

  private ignoreSignals(): void {
    for (const signal of SIGNALS) process.off(signal, this.interrupted);
  }
}

/** The file behind a path. A link must go on leading to its file, not be replaced by it. */
const targetOf = async (path: string): Promise<{ path: string; kind: 'absent' | 'file' | 'directory' | 'device' }> => {
  try {
    const target = await realpath(path);
    const stats = await stat(target);
    return { path: target, kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'device' };
  } catch (error) {
    if (systemFault(error) !== 'ENOENT') throw error;
    return { path, kind: 'absent' };
  }
};

const draftOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.part`);

const openTarget = async (path: string): Promise<Parsed<Sink>> => {
  const target = await targetOf(path);
  if (target.kind === 'directory') return refused({ code: 'file-is-directory', path });
  // A device or a named pipe is written to as it stands: renaming a file over it would destroy it.
  if (target.kind === 'device') return accepted(new EndingSink(createWriteStream(target.path)));
  const draft = draftOf(target.path);
  // Opened once beforehand, so that a folder that is missing or closed is told before a match is played.
  await (await open(draft, 'w')).close();
  return accepted(new ReplacingSink(draft, target.path));
};

/** Opens a file for writing, or standard output for `-`. */
export const openOutput = async (path: string, terminal: Terminal): Promise<Parsed<Sink>> => {
  if (path === '-') return accepted(new StreamSink(terminal.stdout));
  try {
    return await openTarget(path);
  } catch (error) {
    const fault = fileFault(path, error);
    if (fault === undefined) throw error;
    return refused(fault);
  }
};
