import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type Guest, pageHeaders } from '../client/guest.js';

const FIN = 0x80;
const MASK = 0x80;
const PONG = 0xa;
const PING_TOKEN_BYTES = 8;
/** The header of a ping as the server sends it; in JSON the second byte does not occur. */
const PING_HEADER = Buffer.from([FIN | 0x9, PING_TOKEN_BYTES]);

/** One frame as bytes. Everything that RFC 6455 lets a client choose, and what it does not. */
export interface RawFrame {
  readonly opcode: number;
  readonly payload?: string | Buffer;
  /** The last of its message, unless said otherwise. */
  readonly isLast?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length that the frame claims, where it lies about it. */
  readonly claims?: number;
}

const lengthBytes = (length: number, mask: number): Buffer => {
  if (length < 126) return Buffer.from([mask | length]);
  const bytes = Buffer.alloc(length < 65_536 ? 3 : 9);
  bytes[0] = mask | (length < 65_536 ? 126 : 127);
  if (length < 65_536) bytes.writeUInt16BE(length, 1);
  else bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
};

export const frameBytes = (frame: RawFrame): Buffer => {
  const { opcode, isLast = true, reserved = 0, isMasked = true } = frame;
  const payload = Buffer.from(frame.payload ?? '');
  const first = Buffer.from([(isLast ? FIN : 0) | reserved | opcode]);
  const length = lengthBytes(frame.claims ?? payload.length, isMasked ? MASK : 0);
  if (!isMasked) return Buffer.concat([first, length, payload]);
  const key = randomBytes(4);
  return Buffer.concat([first, length, key, payload.map((byte, index) => byte ^ (key[index % 4] ?? 0))]);
};

const closeCodeIn = (bytes: Buffer): number | undefined => {
  for (let at = 0; at + 2 <= bytes.length; ) {
    const [opcode, length] = [(bytes[at] ?? 0) & 0x0f, (bytes[at + 1] ?? 0) & 0x7f];
    const skip = length === 126 ? 4 : length === 127 ? 10 : 2;
    const size =
      length === 126 ? bytes.readUInt16BE(at + 2) : length === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : length;
    if (opcode === 8) return size >= 2 ? bytes.readUInt16BE(at + skip) : 1005;
    at += skip + size;
  }
  return undefined;
};

/** A socket that speaks as it likes. */
export class RawSocket {
  #received = Buffer.alloc(0);
  readonly #closed: Promise<void>;

  readonly socket: Socket;
  readonly #opened: Promise<void>;

  private constructor(socket: Socket, opened: Promise<void>) {
    this.socket = socket;
    this.#opened = opened;
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('data', (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
    });
  }

  /** Upgraded, and not read from any further unless somebody asks. */
  static async open(port: number, guest: Guest): Promise<RawSocket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: guest.from });
    socket.on('error', () => socket.destroy());
    const { origin, cookie } = pageHeaders(port, guest);
    const key = randomBytes(16).toString('base64');
    const head = ['GET /socket HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    const more = [`Origin: ${origin}`, `Cookie: ${cookie}`, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
    socket.write([...head, ...more, '', ''].join('\r\n'));
    const opened = new Promise<void>((resolve, reject) => {
      socket.once('data', (bytes: Buffer) => {
        if (bytes.toString('latin1').startsWith('HTTP/1.1 101')) resolve();
        else reject(new Error(bytes.toString('latin1').split('\r\n', 1)[0]));
      });
      socket.once('close', () => reject(new Error('closed before it was opened')));
    });
    const raw = new RawSocket(socket, opened);
    await raw.#opened;
    raw.#received = Buffer.alloc(0);
    return raw;
  }

  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** From now on says that it is alive when it is asked, as a browser does by itself. */
  answerPings(): void {
    this.socket.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(PING_HEADER);
      if (at < 0) return;
      const payload = bytes.subarray(at + PING_HEADER.length, at + PING_HEADER.length + PING_TOKEN_BYTES);
      this.write(frameBytes({ opcode: PONG, payload }));
    });
  }

  hasReceived(words: string): boolean {
    return this.#received.includes(words);
  }

  countReceived(words: string): number {
    return this.#received.toString('latin1').split(words).length - 1;
  }

  /** The code with which the server closes; 1006 if it ends without one. */
  async closeCode(): Promise<number> {
    await this.#closed;
    return closeCodeIn(this.#received) ?? 1006;
  }
}
