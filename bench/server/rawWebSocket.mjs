import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * A frame from a client. The mask is all zeroes: the standard requires one, and this one costs nothing.
 * @param {number} opcode
 * @param {Buffer} payload
 */
const frameOf = (opcode, payload) => {
  const { length } = payload;
  const head = length < 126 ? 6 : 8;
  const frame = Buffer.alloc(head + length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | Math.min(length, 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  payload.copy(frame, head);
  return frame;
};

/**
 * @param {URL} url
 * @param {{ readonly [name: string]: string }} headers
 */
const requestOf = ({ host, pathname, search }, headers) =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** @param {Buffer} payload of a close frame */
const closeOf = (payload) =>
  payload.length < 2 ? 'no code' : `${payload.readUInt16BE(0)} ${payload.subarray(2).toString()}`;

/**
 * A WebSocket of the load driver, directly on TCP. The driver must be far cheaper than the servers, or it would measure itself, so
 * this does no more than the protocol requires.
 */
export class RawWebSocket {
  /** Bytes received since the handshake, frame headers included. */
  bytes = 0;
  /** Messages received, heartbeats of the server's own kind included. */
  messages = 0;
  /** Called with each message; the payload is valid only until the call returns. @type {(payload: Buffer) => void} */
  onMessage = () => {};
  /** @type {Buffer | undefined} */
  #rest;

  /**
   * The answer to a message that is a heartbeat of the server's own kind: it closes a connection that does not answer. @type {(payload: Buffer) => string | undefined}
   */
  heartbeat = () => undefined;

  /**
   * @param {import('node:net').Socket} socket
   * @param {string} address
   */
  constructor(socket, address) {
    this.socket = socket;
    this.address = address;
    socket.on('data', (chunk) => this.#read(chunk));
  }

  /** @param {string} text */
  send(text) {
    this.socket.write(frameOf(TEXT, Buffer.from(text)));
  }

  /** @param {Buffer} payload */
  sendBinary(payload) {
    this.socket.write(frameOf(2, payload));
  }

  /**
   * The next message that `accept` accepts.
   * @param {(payload: Buffer) => boolean} accept
   * @returns {Promise<Buffer>}
   */
  next(accept) {
    return new Promise((resolve) => {
      this.onMessage = (payload) => {
        if (!accept(payload)) return;
        this.onMessage = () => {};
        resolve(Buffer.from(payload));
      };
    });
  }

  close() {
    this.socket.destroy();
  }

  /** @param {Buffer} chunk */
  #read(chunk) {
    this.bytes += chunk.length;
    const buffer = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (at < buffer.length) {
      const end = this.#readFrame(buffer, at);
      if (end === undefined) break;
      at = end;
    }
    this.#rest = at < buffer.length ? buffer.subarray(at) : undefined;
  }

  /**
   * @param {Buffer} buffer
   * @param {number} at
   * @returns {number | undefined} the end of the frame; undefined if it is incomplete
   */
  #readFrame(buffer, at) {
    if (buffer.length < at + 2) return undefined;
    const short = /** @type {number} */ (buffer[at + 1]) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (buffer.length < at + head) return undefined;
    const length =
      short < 126 ? short : short === 126 ? buffer.readUInt16BE(at + 2) : Number(buffer.readBigUInt64BE(at + 2));
    const end = at + head + length;
    if (buffer.length < end) return undefined;
    this.#handleFrame(/** @type {number} */ (buffer[at]) & 0x0f, buffer.subarray(at + head, end));
    return end;
  }

  /**
   * @param {number} opcode
   * @param {Buffer} payload
   */
  #handleFrame(opcode, payload) {
    if (opcode === PING) this.socket.write(frameOf(PONG, payload));
    else if (opcode === CLOSE) throw new Error(`${this.address} closed the connection: ${closeOf(payload)}`);
    else this.#receive(payload);
  }

  /** @param {Buffer} payload */
  #receive(payload) {
    this.messages += 1;
    const pong = this.heartbeat(payload);
    if (pong === undefined) this.onMessage(payload);
    else this.send(pong);
  }
}

/**
 * Opens a WebSocket.
 * @param {string} address ws://…
 * @param {{ readonly [name: string]: string }} [headers]
 * @returns {Promise<RawWebSocket>}
 */
export const openSocket = (address, headers = {}) =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    let head = Buffer.alloc(0);
    const read = (/** @type {Buffer} */ chunk) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      socket.off('data', read);
      if (!head.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
        return reject(new Error(`no WebSocket at ${address}: ${head.toString('latin1')}`));
      resolve(new RawWebSocket(socket, address));
      const rest = head.subarray(end + END_OF_HEAD.length);
      // The caller must be able to add its listener first.
      if (rest.length > 0) setImmediate(() => socket.emit('data', rest));
    };
    socket.on('data', read);
    socket.once('error', reject);
    socket.once('connect', () => socket.write(requestOf(url, headers)));
  });
