import { type ChildProcess, spawn } from 'node:child_process';
import { nextEvent } from '../../src/testing/waiting.js';
import type { ServerBuild } from './buildServer.js';
import type { ChildOptions, FromChild, ToChild } from './childOptions.js';

type Listening = Extract<FromChild, { kind: 'listening' }>;

/** The first message of a kind; rejects if the process ends before. */
const messageOf = <K extends FromChild['kind']>(child: ChildProcess, kind: K, log: readonly string[]) =>
  new Promise<Extract<FromChild, { kind: K }>>((resolve, reject) => {
    const ended = (): void => reject(new Error(`the server ended: ${log.join('')}`));
    child.once('exit', ended);
    const hear = (message: FromChild): void => {
      if (message.kind !== kind) return;
      child.off('exit', ended).off('message', hear);
      resolve(message as Extract<FromChild, { kind: K }>);
    };
    child.on('message', hear);
  });

/** A server in its own process, which a test can kill. */
export class ServerProcess {
  /** Those that were started in this process and may still run. */
  static readonly #children = new Set<ChildProcess>();
  /** Of each data file: a server tells it once, and is restarted by many proofs. */
  static readonly #operatorSecrets = new Map<string, string>();

  /** What it has written to its log, from warnings on, and anything else on standard error. */
  readonly log: readonly string[];
  readonly #child: ChildProcess;
  readonly #listening: Listening;

  private constructor(child: ChildProcess, listening: Listening, log: readonly string[]) {
    this.#child = child;
    this.#listening = listening;
    this.log = log;
  }

  /** Ends every server that a failed test has left running. */
  static endAll(): void {
    for (const child of ServerProcess.#children) child.disconnect();
  }

  /** `before` is a program with its arguments that starts the server, such as a tracer. */
  static async start(
    build: ServerBuild,
    options: ChildOptions,
    before: readonly string[] = [],
  ): Promise<ServerProcess> {
    const node = [process.execPath, '--expose-gc', build.program, JSON.stringify(options)];
    const [program = '', ...words] = [...before, ...node];
    const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    ServerProcess.#children.add(child);
    child.once('exit', () => ServerProcess.#children.delete(child));
    const log: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
    const listening = await messageOf(child, 'listening', log);
    const { operatorSecret = ServerProcess.#operatorSecrets.get(options.file) ?? '' } = listening;
    ServerProcess.#operatorSecrets.set(options.file, operatorSecret);
    return new ServerProcess(child, { ...listening, operatorSecret }, log);
  }

  get address(): string {
    return this.#listening.address;
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** SIGKILL: no handler runs and nothing is flushed. */
  kill(): void {
    if (this.isRunning) process.kill(this.#listening.pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.isRunning) process.kill(this.#listening.pid, 'SIGTERM');
    await this.ended();
  }

  async ended(): Promise<void> {
    if (this.isRunning) await nextEvent(this.#child, 'exit');
  }

  /** Waits, for however long it takes, for something that only a running server can do; rejects with its log if it ends before. */
  async whileRunning(awaited: Promise<void>): Promise<void> {
    let fail = (): void => undefined;
    const ended = new Promise<never>((_, reject) => {
      fail = () => reject(new Error(`the server ended: ${this.log.join('')}`));
    });
    this.#child.once('exit', fail);
    if (!this.isRunning) fail();
    try {
      await Promise.race([awaited, ended]);
    } finally {
      this.#child.off('exit', fail);
    }
  }

  /** Bytes alive in the process. */
  async memory(): Promise<number> {
    return (await this.usage()).bytes;
  }

  /** Bytes alive, and how long it has worked. */
  usage(): Promise<Extract<FromChild, { kind: 'usage' }>> {
    return this.#ask({ kind: 'usage' }, 'usage');
  }

  /** What it has counted, as it tells its operator. */
  async counted(metric: string): Promise<number> {
    const headers = { authorization: `Bearer ${this.#listening.operatorSecret}` };
    // Without a limit of its own: a server that is flooded answers when it has served what came before.
    const text = await (await fetch(`${this.address}/metrics`, { headers })).text();
    const count = Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec(text)?.[1]);
    if (Number.isNaN(count)) throw new Error(`${metric} is not counted: ${text}`);
    return count;
  }

  /** Sets its clock by so much, as an operator or a time server would. */
  async setClock(milliseconds: number): Promise<void> {
    await this.#ask({ kind: 'setClock', milliseconds }, 'clockSet');
  }

  #ask<K extends FromChild['kind']>(message: ToChild, answer: K): Promise<Extract<FromChild, { kind: K }>> {
    const told = messageOf(this.#child, answer, this.log);
    this.#child.send(message);
    return told;
  }

  /** The lines of the log that report a fault of the server. */
  faults(): string[] {
    return this.log
      .join('')
      .split('\n')
      .filter((line) => line !== '' && !/"level":"warn"/.test(line));
  }
}
