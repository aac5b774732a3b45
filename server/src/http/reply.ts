import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@miaou/kit';
import { etagOf } from './etag.js';

/** Of a list, each is sent on a line of its own. */
export type Headers = { readonly [name: string]: string | string[] };

/** What a route answers. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export const json = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': JSON_TYPE, ...headers },
});

/** A stored JSON object with one field more, without parsing it: a record of a long match is large. */
export const withField = (object: string, name: string, value: unknown): string =>
  value === undefined
    ? object
    : `${object.slice(0, object.lastIndexOf('}'))},${JSON.stringify(name)}:${JSON.stringify(value)}}`;

/** A text that seldom changes: who has it already is told so, and gets it only once. */
export const revalidated = (text: string, type: string, known: string | undefined): Reply => {
  const etag = etagOf(text);
  const headers = { 'cache-control': 'private, no-cache', etag };
  return known === etag
    ? { status: 304, body: '', headers }
    : { status: 200, body: text, headers: { ...headers, 'content-type': type } };
};

export const ok = (value: unknown, headers?: Headers): Reply => json(200, value, headers);

export const plain = (status: number, body: string, type = 'text/plain; charset=utf-8'): Reply => ({
  status,
  body,
  headers: { 'content-type': type },
});

export const refusedWith = (status: number, refusal: Refusal, headers?: Headers): Reply =>
  json(status, { refusal }, headers);

/** Absent and not yours look alike. */
export const notFound = (): Reply => refusedWith(404, { code: 'not-found' });

/** The disk is nearly full: what is going on may go on, nothing new may begin. */
export const NO_ROOM = refusedWith(507, { code: 'no-room' });

/**
 * On every response. The page loads nothing from other origins, may not be framed, and leaks no table's link through a referrer. Its bots
 * run WebAssembly, which has to be allowed explicitly, and it plays what people record, from memory.
 */
export const SECURITY_HEADERS: { readonly [name: string]: string } = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const headersOf = ({ status, body, headers }: Reply): Headers => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  // A length in such an answer would be that of the text that is not sent.
  ...(status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  ...headers,
});

export const send = (response: ServerResponse, reply: Reply): void => {
  response.writeHead(reply.status, headersOf(reply)).end(reply.body);
};

/** The same on a bare socket, where there is no request to answer: a refused upgrade, or bytes that are not HTTP. */
export const sendBare = (socket: Duplex, reply: Reply): void => {
  const headers = Object.entries({ ...headersOf(reply), connection: 'close' });
  const lines = headers.flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}\r\n`));
  const head = lines.join('');
  socket.end(`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}\r\n${head}\r\n${reply.body}`);
};
