import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { WebSocket } from 'ws';
import { LONGEST_WAIT } from '../waiting.js';
import type { Asking, Browser } from './browser.js';

type Message = { readonly [field: string]: unknown };

/** A greeted socket whose messages can be waited for. */
export class TestSocket {
  readonly #unread: Message[] = [];
  readonly #waiting: { wants: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
  #commands = 0;

  readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (bytes: Buffer) => this.#heard(JSON.parse(bytes.toString()) as Message));
  }

  static async open(browser: Browser, headers: Asking['headers'] = {}): Promise<TestSocket> {
    const socket = new TestSocket(await browser.connect(headers));
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await socket.next((message) => message['type'] === 'welcome');
    return socket;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The answer to a command. */
  command(table: string, command: object): Promise<Message> {
    this.#commands += 1;
    const id = `c${this.#commands}`;
    this.send({ type: 'command', table, id, seen: 0, command });
    return this.next((message) => message['answer'] === id);
  }

  /** The next message of some kind, already here or still to come. */
  next(wants: (message: Message) => boolean): Promise<Message> {
    const index = this.#unread.findIndex(wants);
    const [known] = index < 0 ? [] : this.#unread.splice(index, 1);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(this.#silence())), LONGEST_WAIT);
      this.#waiting.push({
        wants,
        resolve: (message) => {
          clearTimeout(timer);
          resolve(message);
        },
      });
    });
  }

  #silence(): string {
    const others = this.#unread.map((message) => JSON.stringify(message).slice(0, 200));
    return `no such message within ${LONGEST_WAIT / 1000} s; others that came:\n${others.join('\n')}`;
  }

  #heard(message: Message): void {
    const index = this.#waiting.findIndex(({ wants }) => wants(message));
    const [waiting] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (waiting === undefined) this.#unread.push(message);
    else waiting.resolve(message);
  }
}
