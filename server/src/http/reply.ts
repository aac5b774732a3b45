import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@miaou/kit';
import { isShallow, LIMITS } from '@miaou/protocol';

/** What a route answers. */
export type Reply =
  | { readonly status: number; readonly json: unknown; readonly cookie?: string }
  | { readonly status: number; readonly text: string; readonly type: string };

export const ok = (json: unknown, cookie?: string): Reply => ({
  status: 200,
  json,
  ...(cookie === undefined ? {} : { cookie }),
});

export const refusedWith = (status: number, refusal: Refusal): Reply => ({ status, json: { refusal } });

/** Absent and not yours look alike. */
export const notFound = (): Reply => refusedWith(404, { code: 'not-found' });

/** On every answer. The page loads nothing from elsewhere, and nobody may frame it or learn a table's link from a referrer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const send = (response: ServerResponse, reply: Reply): void => {
  const body = 'json' in reply ? JSON.stringify(reply.json) : reply.text;
  const headers: Record<string, string | number> = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'content-type': 'json' in reply ? 'application/json; charset=utf-8' : reply.type,
  };
  if ('cookie' in reply && reply.cookie !== undefined) headers['set-cookie'] = reply.cookie;
  response.writeHead(reply.status, headers).end(body);
};

/** Why a request's body was not read. */
export type BodyFault = { readonly fault: Refusal };

/** Reads a small JSON body. Too long, too deep or not JSON is a fault; the rest of a long body is never kept. */
export const readBody = async (request: IncomingMessage): Promise<{ readonly json: unknown } | BodyFault> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.frameBytes) return { fault: { code: 'too-long', mostBytes: LIMITS.frameBytes } };
    chunks.push(chunk);
  }
  return parseBody(Buffer.concat(chunks).toString());
};

const parseBody = (text: string): { readonly json: unknown } | BodyFault => {
  if (!isShallow(text)) return { fault: { code: 'too-deep', mostDepth: LIMITS.depth } };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { fault: { code: 'not-json' } };
  }
};
