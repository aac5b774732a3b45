import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { WebSocket } from 'ws';
import { nextEvent } from '../waiting.js';

/** What a request was answered with. */
export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: unknown;
}

export interface Asking {
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly raw?: string | Buffer;
  /** Headers beside those of a page; undefined takes one away. */
  readonly headers?: { readonly [name: string]: string | undefined };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** One request, exactly as told: nothing is added that a browser would add by itself. */
const ask = async (
  host: string,
  method: string,
  path: string,
  headers: OutgoingHttpHeaders,
  payload?: string | Buffer,
): Promise<Response> => {
  const url = new URL(`http://${host}`);
  const request = httpRequest({ host: url.hostname, port: url.port, method, path, headers, agent: false });
  request.end(payload);
  const [response] = (await nextEvent(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text, json: parsed(text) };
};

/** How an attempt to open a socket ended. */
export type Opening =
  | { readonly socket: WebSocket }
  | { readonly status: number; readonly headers: IncomingHttpHeaders };

/** Somebody with the page open: says where it comes from and keeps cookies, as browsers do. */
export class Browser {
  cookie: string | undefined;

  readonly host: string;

  constructor(host: string) {
    this.host = host;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  async ask(method: string, path: string, { body, raw, headers = {} }: Asking = {}): Promise<Response> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await ask(this.host, method, path, this.#headersWith(headers), payload);
    this.#keep(response.headers['set-cookie']);
    return response;
  }

  /** Comes in: becomes a guest, or is known again. */
  async enter(headers: Asking['headers'] = {}): Promise<{ person: string; name: string }> {
    const { json } = await this.ask('POST', '/api/me', { headers });
    return json as { person: string; name: string };
  }

  async open(headers: Asking['headers'] = {}): Promise<Opening> {
    const socket = new WebSocket(`ws://${this.host}/socket`, {
      headers: this.#headersWith(headers) as Record<string, string>,
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve({ socket }));
      socket.once('unexpected-response', (_, response) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
        response.resume();
        socket.terminate();
      });
      socket.once('error', reject);
    });
  }

  /** A socket that must open. */
  async connect(headers: Asking['headers'] = {}): Promise<WebSocket> {
    const opening = await this.open(headers);
    if ('socket' in opening) return opening.socket;
    throw new Error(`the socket was refused with ${opening.status}`);
  }

  #headersWith(extra: { readonly [name: string]: string | undefined }): OutgoingHttpHeaders {
    const headers = { origin: this.origin, cookie: this.cookie, ...extra };
    return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  }

  #keep(setCookies: readonly string[] | undefined): void {
    const [pair] = setCookies?.[0]?.split(';') ?? [];
    if (pair !== undefined) this.cookie = pair.endsWith('=') ? undefined : pair;
  }
}
