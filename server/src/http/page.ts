import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagOf } from './etag.js';
import { peerOf } from './peer.js';

/** What decides the address by which others know this server. */
export interface PublicAddress {
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
}

/** Whatever else a client calls us is not written into a page. */
const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The first of the origins that the host allows; where none is named, the one by which we were asked. Empty where that is no address. */
export const publicOrigin = (request: IncomingMessage, { origins, isBehindProxy }: PublicAddress): string => {
  const [named] = origins;
  const { host = '' } = request.headers;
  if (named !== undefined || !HOST.test(host)) return named ?? '';
  return `${peerOf(request, isBehindProxy).isHttps ? 'https' : 'http'}://${host}`;
};

/** Who shows a preview of a link takes only whole addresses. */
const PREVIEW = /(<meta property="og:image" content=")(?=\/)/;

/** Answers with the page, or with "not modified". */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  { status, origin }: { readonly status: 200 | 404; readonly origin: string },
): void => {
  const text = page.replace(PREVIEW, (start) => start + origin);
  const etag = etagOf(text);
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : text);
};
