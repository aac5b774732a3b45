import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@miaou/kit';

export type Headers = { readonly [name: string]: string };

/** What a route answers. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

export const json = (status: number, value: unknown, headers: Headers = {}): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
});

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

/**
 * On every answer. The page loads nothing from elsewhere, and nobody may frame it or learn a table's link from a referrer. Its bots count in
 * WebAssembly, which has to be allowed by name.
 */
export const SECURITY_HEADERS: Headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const headersOf = ({ body, headers }: Reply): Headers => ({
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-length': String(Buffer.byteLength(body)),
  ...headers,
});

export const send = (response: ServerResponse, reply: Reply): void => {
  response.writeHead(reply.status, headersOf(reply)).end(reply.body);
};

/** The same on a bare socket, where there is no request to answer: a refused upgrade, or bytes that are not HTTP. */
export const sendBare = (socket: Duplex, reply: Reply): void => {
  const headers = Object.entries({ ...headersOf(reply), connection: 'close' });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}\r\n${head}\r\n${reply.body}`);
};
