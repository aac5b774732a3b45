import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { buildProgramIfStale } from '../bin/build.mjs';
import { main } from '../src/main.js';

const BIN = fileURLToPath(new URL('../bin/miaou.mjs', import.meta.url));

interface Environment {
  readonly input?: string | Uint8Array | Iterable<string | Uint8Array>;
  readonly env?: { readonly [name: string]: string };
}

interface ProcessEnvironment extends Environment {
  readonly node?: readonly string[];
}

/** The result of a run of the command. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output. */
  readonly lines: readonly string[];
}

const isOneChunk = (input: string | Uint8Array | Iterable<unknown>): input is string | Uint8Array =>
  typeof input === 'string' || input instanceof Uint8Array;

const chunksOf = ({ input = [] }: Environment): Iterable<string | Uint8Array> => (isOneChunk(input) ? [input] : input);

const runOf = (code: number | null, texts: { readonly stdout: string; readonly stderr: string }): Run => ({
  code,
  ...texts,
  lines: texts.stdout.split('\n').filter((line) => line !== ''),
});

let isBuilt = false;

/** Starts the command in a process of its own, which has nothing left to build: what it says is what the command says. */
export const startMiaou = (args: readonly string[], { env = {}, node = [] }: ProcessEnvironment = {}) => {
  isBuilt ||= buildProgramIfStale();
  if (!isBuilt) throw new Error('the command could not be built');
  return spawn(process.execPath, [...node, BIN, ...args], { env: { ...process.env, LC_ALL: 'C', ...env } });
};

/** Runs the command to its end in a process of its own: what was built, as a person starts it. */
export const miaouProcess = async (args: readonly string[], environment: ProcessEnvironment = {}): Promise<Run> => {
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
  Readable.from(chunksOf(environment)).pipe(child.stdin);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return runOf(code, texts);
};

/** A stream that keeps what is written to it. */
class Kept extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: string, done: () => void): void {
    // A command may fill the same buffer again once it was written.
    this.#chunks.push(Buffer.from(chunk));
    done();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Runs the command to its end in this process, from its sources, and gives what it wrote as it is. */
export const miaouBytes = async (
  args: readonly string[],
  environment: Environment = {},
): Promise<{ readonly code: number; readonly stdout: Buffer; readonly stderr: Buffer }> => {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const terminal = {
    stdin: Readable.from(chunksOf(environment), { objectMode: false }),
    stdout,
    stderr,
    env: { ...process.env, LC_ALL: 'C', ...environment.env },
    now: () => performance.now(),
  };
  const code = await main(args, terminal, '0');
  return { code, stdout: stdout.bytes, stderr: stderr.bytes };
};

/** Runs the command to its end in this process, from its sources: a process of its own would take longer to start than most calls do. */
export const miaou = async (args: readonly string[], environment: Environment = {}): Promise<Run> => {
  const { code, stdout, stderr } = await miaouBytes(args, environment);
  return runOf(code, { stdout: stdout.toString(), stderr: stderr.toString() });
};
