import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Chance } from '@miaou/kit';

/** What was asked of the disk, and what was promised to clients meanwhile. */
type DiskStep =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly length: number }
  | { readonly kind: 'remove'; readonly file: string }
  /** Everything asked of this file before is on disk from here on. */
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'answer'; readonly commands: readonly string[] };

type Change = Extract<DiskStep, { kind: 'write' | 'truncate' | 'remove' }>;

/** What survives of changes that were not synced: nothing, or each by chance, and some of them in part. */
export type Survival = 'syncedOnly' | 'someUnsynced';

const SECTOR_BYTES = 512;

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, v: 11, f: 12, '"': 34, '\\': 92 };

/** The bytes of a string as a trace writes it. */
export const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.alloc(text.length);
  let length = 0;
  for (const [, octal, escape, plain] of text.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\])/gs)) {
    const byte = octal === undefined ? (ESCAPES[escape ?? ''] ?? plain?.charCodeAt(0)) : Number.parseInt(octal, 8);
    if (byte === undefined) throw new Error(`a trace with an unknown escape: ${escape}`);
    bytes[length] = byte;
    length += 1;
  }
  return bytes.subarray(0, length);
};

const WRITE = /^pwrite64\(\d+<([^>]*)>, "((?:[^"\\]|\\.)*)", (\d+), (\d+)/s;
const SENT = /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const ACKNOWLEDGED = /\{\\"answer\\":\\"([^"\\]+)\\",\\"n\\":\d+\}/g;

const writeOf = (call: string): DiskStep | undefined => {
  const [, file, text = '', length, offset] = WRITE.exec(call) ?? [];
  if (file === undefined) return undefined;
  const bytes = bytesOf(text);
  if (bytes.length !== Number(length)) throw new Error(`a trace that was cut off: ${bytes.length} of ${length} bytes`);
  return { kind: 'write', file, offset: Number(offset), bytes };
};

const stepOf = (call: string): DiskStep | undefined => {
  const [, synced] = /^f(?:data)?sync\(\d+<([^>]*)>/.exec(call) ?? [];
  if (synced !== undefined) return { kind: 'sync', file: synced };
  const [, truncated, length] = /^ftruncate\(\d+<([^>]*)>, (\d+)/.exec(call) ?? [];
  if (truncated !== undefined) return { kind: 'truncate', file: truncated, length: Number(length) };
  const [, removed] = /^unlink\("([^"]*)"/.exec(call) ?? [];
  if (removed !== undefined) return { kind: 'remove', file: removed };
  if (!SENT.test(call)) return writeOf(call);
  const commands = [...call.matchAll(ACKNOWLEDGED)].map(([, id = '']) => id);
  return commands.length === 0 ? undefined : { kind: 'answer', commands };
};

const isChange = (step: DiskStep): step is Change => step.kind !== 'sync' && step.kind !== 'answer';

/** Half of what was written, or the first sectors of it alone. */
const surviving = (change: Change, chance: Chance): Change | undefined => {
  if (chance.below(2) === 0) return undefined;
  if (change.kind !== 'write' || chance.below(4) > 0) return change;
  const sectors = Math.floor(change.bytes.length / SECTOR_BYTES);
  return { ...change, bytes: change.bytes.subarray(0, chance.below(sectors + 1) * SECTOR_BYTES) };
};

/** A file as it lies on the disk: zeros where nothing was written. */
class FileImage {
  #bytes = Buffer.alloc(0);
  #length = 0;

  get content(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  apply(change: Exclude<Change, { kind: 'remove' }>): void {
    if (change.kind === 'truncate') return this.#resize(change.length);
    this.#resize(Math.max(this.#length, change.offset + change.bytes.length));
    change.bytes.copy(this.#bytes, change.offset);
  }

  #resize(length: number): void {
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.content], 2 * length);
    else this.#bytes.fill(0, length, Math.max(length, this.#length));
    this.#length = length;
  }
}

/** The disk of a server as its system calls tell it, and what became of it if the power had failed at some moment. */
export class DiskRecording {
  readonly #steps: readonly DiskStep[];

  constructor(calls: readonly string[]) {
    this.#steps = calls.flatMap((call) => stepOf(call) ?? []);
  }

  /** The moments right after each write, each sync and each answer. */
  get moments(): readonly number[] {
    return this.#steps.map((_, index) => index + 1);
  }

  acknowledgedBy(moment: number): readonly string[] {
    return this.#steps.slice(0, moment).flatMap((step) => (step.kind === 'answer' ? step.commands : []));
  }

  /** Writes the database as it would lie on the disk; `file` is its new name. */
  writeImage(moment: number, survival: Survival, chance: Chance, file: string): void {
    const images = new Map<string, FileImage>();
    for (const change of this.#survivors(moment, survival, chance)) {
      const image = images.get(change.file) ?? new FileImage();
      if (change.kind !== 'remove') image.apply(change);
      if (change.kind === 'remove') images.delete(change.file);
      else images.set(change.file, image);
    }
    for (const [path, { content }] of images) {
      const [, end] = /\.db(-wal|-journal)?$/.exec(basename(path)) ?? [];
      writeFileSync(file + (end ?? ''), content);
    }
  }

  #survivors(moment: number, survival: Survival, chance: Chance): Change[] {
    const before = this.#steps.slice(0, moment);
    const lastSync = new Map(before.flatMap((step, index) => (step.kind === 'sync' ? [[step.file, index]] : [])));
    const newestSync = Math.max(-1, ...lastSync.values());
    return before.flatMap((step, index) => {
      if (!isChange(step)) return [];
      // Names and lengths are written to a journal of the file system, which any sync completes.
      const syncedAt = step.kind === 'write' ? (lastSync.get(step.file) ?? -1) : newestSync;
      if (index < syncedAt) return [step];
      return survival === 'syncedOnly' ? [] : (surviving(step, chance) ?? []);
    });
  }
}
