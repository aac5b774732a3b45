import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { nextEvent } from '../../src/testing/waiting.js';
import { noteWait, noWaits } from './waits.js';

/** Sends back what it gets, does nothing else, and ends with its parent. */
const PROGRAM = `
  const server = require('node:net').createServer((socket) => socket.on('error', () => socket.destroy()).pipe(socket));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit());
`;

/** In milliseconds. Without it, asking would itself take a core from the server that is measured. */
const PAUSE = 2;

/**
 * A process that only echoes, and somebody who asks it again and again: what they wait for is the machine, not the server
 * that is measured meanwhile.
 */
export class Echo {
  waits = noWaits();
  readonly #child: ChildProcess;
  readonly #socket: Socket;
  #askedAt = 0;

  static async start(): Promise<Echo> {
    const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [port] = (await nextEvent(child, 'message')) as [number];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await nextEvent(socket, 'connect');
    return new Echo(child, socket);
  }

  private constructor(child: ChildProcess, socket: Socket) {
    this.#child = child;
    this.#socket = socket;
    socket.on('data', () => {
      noteWait(this.waits, this.#askedAt);
      setTimeout(() => this.#ask(), PAUSE);
    });
    this.#ask();
  }

  /** From now on what is waited for is counted, from nothing. */
  count(): void {
    this.waits = noWaits();
  }

  stop(): void {
    this.#socket.destroy();
    this.#child.disconnect();
  }

  #ask(): void {
    if (this.#socket.destroyed) return;
    this.#askedAt = performance.now();
    this.#socket.write('?');
  }
}
