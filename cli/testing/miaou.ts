import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/miaou.mjs', import.meta.url));

interface Surroundings {
  readonly input?: string | Buffer | Iterable<string | Buffer>;
  readonly env?: { readonly [name: string]: string };
  readonly node?: readonly string[];
  readonly cwd?: string;
}

/** What a run of the real command left behind. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output. */
  readonly lines: readonly string[];
}

const chunksOf = (input: Surroundings['input']): Iterable<string | Buffer> =>
  input === undefined ? [] : typeof input === 'string' || Buffer.isBuffer(input) ? [input] : input;

/** Starts the command as a person would, in a process of its own. */
export const startMiaou = (args: readonly string[], { env = {}, node = [], cwd }: Surroundings = {}) =>
  spawn(process.execPath, [...node, BIN, ...args], {
    env: { ...process.env, LC_ALL: 'C', ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });

/** Runs the command to its end. */
export const miaou = async (args: readonly string[], surroundings: Surroundings = {}): Promise<Run> => {
  const child = startMiaou(args, surroundings);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text: string) => {
      texts[name] += text;
    });
  }
  // Who misuses the command is told so before the input is read: the rest of it then has nowhere to go.
  child.stdin.on('error', () => {});
  Readable.from(chunksOf(surroundings.input)).pipe(child.stdin);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, ...texts, lines: texts.stdout.split('\n').filter((line) => line !== '') };
};
