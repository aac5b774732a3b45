import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/miaou.mjs', import.meta.url));

interface Environment {
  readonly input?: string | Buffer | Iterable<string | Buffer>;
  readonly env?: { readonly [name: string]: string };
  readonly node?: readonly string[];
  readonly cwd?: string;
}

/** The result of a run of the real command. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output. */
  readonly lines: readonly string[];
}

const chunksOf = (input: Environment['input']): Iterable<string | Buffer> =>
  input === undefined ? [] : typeof input === 'string' || Buffer.isBuffer(input) ? [input] : input;

/** Starts the command in a process of its own. */
export const startMiaou = (args: readonly string[], { env = {}, node = [], cwd }: Environment = {}) =>
  spawn(process.execPath, [...node, BIN, ...args], {
    env: { ...process.env, LC_ALL: 'C', ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });

/** Runs the command to its end. */
export const miaou = async (args: readonly string[], environment: Environment = {}): Promise<Run> => {
  const child = startMiaou(args, environment);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text: string) => {
      texts[name] += text;
    });
  }
  // A usage error ends the process before the input is read, and the rest of it cannot be written.
  child.stdin.on('error', () => {});
  Readable.from(chunksOf(environment.input)).pipe(child.stdin);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, ...texts, lines: texts.stdout.split('\n').filter((line) => line !== '') };
};
