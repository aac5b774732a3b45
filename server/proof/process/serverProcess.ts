import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ChildOptions, FromChild } from './childOptions.js';
import type { Stage } from './stage.js';

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

/** A server in a process of its own, which can be killed like one. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly listening: Listening,
    /** What it has written to its log, from warnings on, and anything else it said. */
    readonly log: readonly string[],
  ) {}

  /** `before` is a program that starts the server in its stead, such as a tracer, with its arguments. */
  static async start(stage: Stage, options: ChildOptions, before: readonly string[] = []): Promise<ServerProcess> {
    const node = [process.execPath, '--expose-gc', stage.program, JSON.stringify(options)];
    const [program = '', ...words] = [...before, ...node];
    const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const log: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
    return new ServerProcess(child, await messageOf(child, 'listening', log), log);
  }

  get address(): string {
    return this.listening.address;
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** No last words, no flush: as if the power were cut to the process. */
  kill(): void {
    if (this.isRunning) process.kill(this.listening.pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    if (this.isRunning) process.kill(this.listening.pid, 'SIGTERM');
    await this.ended();
  }

  async ended(): Promise<void> {
    if (this.isRunning) await once(this.child, 'exit');
  }

  /** Bytes alive in the process. */
  async memory(): Promise<number> {
    const told = messageOf(this.child, 'memory', this.log);
    this.child.send('memory');
    return (await told).bytes;
  }

  /** The lines of the log that tell of a fault of the server. */
  faults(): string[] {
    return this.log
      .join('')
      .split('\n')
      .filter((line) => line !== '' && !/"level":"warn"/.test(line));
  }
}
