import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '../previews/preview.js';
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

const ESCAPES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are chosen by anybody. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const withContent = (page: string, name: string, content: string): string =>
  page.replace(
    new RegExp(`(<meta (?:name|property)="${name}" content=")[^"]*`),
    (_, start: string) => start + escaped(content),
  );

/** The picture of a game in its usual size, where the page has one. */
const PICTURE = { width: '1280', height: '800' } as const;

/** The page with what a link says of itself in its head. */
export const withPreview = (
  page: string,
  { title, description, game }: Preview,
  hasFile: (path: string) => boolean,
): string => {
  const told = [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
  ] as const;
  const texts = told.reduce((text, [name, content]) => withContent(text, name, content), page);
  const named = texts.replace(/<title>[^<]*/, () => `<title>${escaped(title)}`);
  const image = `/preview-${game}-wide.jpg`;
  if (!hasFile(image)) return named;
  const pictured = withContent(named, 'og:image', image);
  return withContent(withContent(pictured, 'og:image:width', PICTURE.width), 'og:image:height', PICTURE.height);
};

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
    vary: 'accept-language, sec-fetch-mode',
    etag,
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : text);
};
