import { PROTOCOL_VERSION } from '@miaou/protocol';
import type { WebSocket } from 'ws';
import type { Browser } from './browser.js';

type Message = { readonly [field: string]: unknown };

/** A greeted socket whose messages can be waited for. */
export class Wire {
  private readonly unread: Message[] = [];
  private readonly waiting: { wants: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
  private commands = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (bytes: Buffer) => this.heard(JSON.parse(bytes.toString()) as Message));
  }

  static async open(browser: Browser): Promise<Wire> {
    const wire = new Wire(await browser.connect());
    wire.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    await wire.next((message) => message['type'] === 'welcome');
    return wire;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The answer to a command. */
  command(table: string, command: object): Promise<Message> {
    this.commands += 1;
    const id = `c${this.commands}`;
    this.send({ type: 'command', table, id, seen: 0, command });
    return this.next((message) => message['answer'] === id);
  }

  /** The next message of some kind, already here or still to come. */
  next(wants: (message: Message) => boolean): Promise<Message> {
    const index = this.unread.findIndex(wants);
    const [known] = index < 0 ? [] : this.unread.splice(index, 1);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.waiting.push({ wants, resolve });
    });
  }

  private heard(message: Message): void {
    const index = this.waiting.findIndex(({ wants }) => wants(message));
    const [waiting] = index < 0 ? [] : this.waiting.splice(index, 1);
    if (waiting === undefined) this.unread.push(message);
    else waiting.resolve(message);
  }
}
