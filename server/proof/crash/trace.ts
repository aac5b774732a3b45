import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the system was asked for, in the order in which it was done. */
export type Step =
  | { readonly kind: 'written'; readonly text: string }
  /** Everything written to the log before is on disk from here on. */
  | { readonly kind: 'synced' }
  | { readonly kind: 'sent'; readonly text: string };

export const canTrace = (): boolean =>
  spawnSync('strace', ['-o', '/dev/null', process.execPath, '-e', '0']).status === 0;

/** The tracer before the server's program. Long strings, or an entry would be cut off before its id. */
export const tracer = (file: string): readonly string[] => [
  'strace',
  '-f',
  '-y',
  '-s',
  '20000',
  '-e',
  'trace=pwrite64,fdatasync,fsync,ftruncate,unlink,write,writev,sendto,sendmsg',
  '-o',
  file,
];

/** `123 write(7<socket:[1]>, …) = 5`, or in two halves when another thread came between. */
const LINE = /^(\d+) +(?:<\.\.\. (\w+) resumed>)?(.*)$/;

interface Half {
  readonly begun: string;
}

const stepOf = (call: string): Step | undefined => {
  if (/^f(?:data)?sync\(\d+<[^>]*-wal>/.test(call)) return { kind: 'synced' };
  if (/^pwrite64\(\d+<[^>]*-wal>/.test(call)) return { kind: 'written', text: call };
  return /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/.test(call) ? { kind: 'sent', text: call } : undefined;
};

/** A write counts from its beginning, a sync from its end: the strictest reading of what overlaps. */
const callsIn = (lines: readonly string[]): string[] => {
  const halves = new Map<string, Half>();
  const calls: string[] = [];
  for (const line of lines) {
    const [, thread = '', resumed, rest = ''] = LINE.exec(line) ?? [];
    const isHalf = rest.endsWith('<unfinished ...>');
    const isSync = /^f(?:data)?sync/.test(resumed ?? rest);
    if (isHalf) halves.set(thread, { begun: rest });
    if (resumed === undefined ? !(isHalf && isSync) : isSync)
      calls.push(resumed === undefined ? rest : begunBy(halves, thread));
  }
  return calls;
};

const begunBy = (halves: ReadonlyMap<string, Half>, thread: string): string => halves.get(thread)?.begun ?? '';

/** The calls of all threads, in order. */
export const readCalls = (file: string): readonly string[] => callsIn(readFileSync(file, 'utf8').split('\n'));

export const stepsOf = (calls: readonly string[]): readonly Step[] => calls.flatMap((call) => stepOf(call) ?? []);

/** In which order some words were written to the log, synced, and sent to anybody. */
export const fateOf = (steps: readonly Step[], stored: string, sent: string): string => {
  const written = steps.findIndex((step) => step.kind === 'written' && step.text.includes(stored));
  const synced = steps.findIndex((step, index) => index > written && step.kind === 'synced');
  const told = steps.findIndex((step) => step.kind === 'sent' && step.text.includes(sent));
  if (written < 0) return 'never written';
  if (told < 0) return 'never sent';
  return synced >= 0 && synced < told ? 'written, synced, sent' : 'sent before it was synced';
};
