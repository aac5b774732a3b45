import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagePlaceOf } from '@miaou/protocol';
import type Sirv from 'sirv';
import type { Options } from 'sirv';
import type { LinkPreviews } from '../previews/linkPreviews.js';
import { type PublicAddress, publicOrigin, sendPage, withPreview } from './page.js';
import { SECURITY_HEADERS } from './reply.js';

/** Answers with a file, or calls `absent`. */
export type Files = (request: IncomingMessage, response: ServerResponse, absent: () => void) => void;

/** Files under this folder have a digest in their name: under that name they never change. */
const IMMUTABLE = /^\/assets\//;

/**
 * All places of the page are the same file, which reads the address in the browser. Whatever else is absent is absent, or a script that is
 * gone would be answered with a page.
 */
const isPlace = (url = '/'): boolean => pagePlaceOf(url.split('?', 1)[0] ?? '') !== undefined;

const PAGE = '/';
const IS_PAGE = /^\/(?:index\.html)?(?:\?|$)/;

/** A browser navigating to an unknown address gets the page, which says so. Programs and scripts that are gone get a plain 404. */
const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.startsWith('text/html') === true;

/** An installed package has the page next to its program; in a checkout it is a package of its own. */
const BESIDE = fileURLToPath(new URL('./page', import.meta.url));

/** The folder of the page that came with the program, if it did. */
const ownFolder = (): string | undefined => {
  if (existsSync(BESIDE)) return BESIDE;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@miaou/web/package.json')), 'dist');
  } catch {
    return undefined;
  }
};

/** A folder that the operator named must exist: otherwise the server would start without its page. */
const namedFolder = (folder: string): string => {
  readdirSync(folder);
  return folder;
};

type ServeFile = (request: IncomingMessage, response: ServerResponse, absent: () => void) => void;

/** The page as it was built once. */
interface Build {
  readonly time: number;
  readonly page: string;
  readonly serveFile: ServeFile;
}

const builtAt = (folder: string): number | undefined =>
  statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Reads the folder again after each build of the page: removed files would break the response, and new ones would not be found.
 * Undefined while it is being built.
 */
const buildsIn = (folder: string, open: typeof Sirv): (() => Build | undefined) => {
  let last: Build | undefined;
  return () => {
    const time = builtAt(folder);
    if (time === undefined) return undefined;
    if (last?.time !== time)
      last = { time, page: readFileSync(join(folder, 'index.html'), 'utf8'), serveFile: open(folder, OPTIONS) };
    return last;
  };
};

const OPTIONS: Options = {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, path) => {
    response.setHeader('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
};

/** The page with its preview as soon as that is known; it never fails. */
const sendPreviewed = async (
  found: NonNullable<ReturnType<LinkPreviews['find']>>,
  page: string,
  folder: string,
  send: (page: string) => void,
): Promise<void> => {
  const preview = await found;
  send(preview === undefined ? page : withPreview(page, preview, (path) => existsSync(join(folder, path))));
};

/** The page's files; nothing if it was not built. Throws the system's error for a folder that cannot be read. */
export const openFiles = async (
  named: string,
  address: PublicAddress,
  previews: Pick<LinkPreviews, 'find'>,
): Promise<Files | undefined> => {
  const folder = named === '' ? ownFolder() : namedFolder(named);
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  const { default: sirv } = await import('sirv');
  const currentBuild = buildsIn(folder, sirv);
  return (request, response, absent) => {
    // Set before anything is decided, so that "not modified" and "no such range" carry them too.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const build = currentBuild();
    if (build === undefined) return absent();
    const send = (status: 200 | 404, page = build.page): void =>
      sendPage(request, response, page, { status, origin: publicOrigin(request, address) });
    const preview = previews.find(request);
    // The address of a table is enough to join it: it is replaced by the address of the page, so that it never reaches the log.
    if (isPlace(request.url)) request.url = PAGE;
    if (preview !== undefined) return void sendPreviewed(preview, build.page, folder, (page) => send(200, page));
    if (IS_PAGE.test(request.url ?? PAGE)) return send(200);
    // A server may send the whole in place of a range; sirv fails at one that ends before it begins.
    delete request.headers.range;
    build.serveFile(request, response, wantsPage(request) ? () => send(404) : absent);
  };
};
