import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SECURITY_HEADERS } from './reply.js';

/** Answers with a file, or calls `absent`. */
export type Files = (request: IncomingMessage, response: ServerResponse, absent: () => void) => void;

/** Files under this folder have a digest in their name: under that name they never change. */
const IMMUTABLE = /^\/assets\//;

/**
 * The places of the page that have addresses of their own. All of them are the same file, which reads the address in the browser. Only
 * these: whatever else is absent is absent, or a script that is gone would be answered with a page.
 */
const PLACES = /^\/(?:t|here|rules|learn|code)\/|^\/(?:code|watch|settings|about|bots)\/?$/;

const PAGE = '/';

/** Somebody typed an address that leads nowhere: the page tells them so in words. A program, or a page that misses a part, does not ask so. */
const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.startsWith('text/html') === true;

/** The folder of the page that came with the program, if it did. */
const ownFolder = (): string | undefined => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@miaou/web/package.json')), 'dist');
  } catch {
    return undefined;
  }
};

/** A folder that somebody named must be there: they would look for their page in vain. */
const namedFolder = (folder: string): string => {
  readdirSync(folder);
  return folder;
};

/** The page's files; nothing if it was not built. Throws the system's error for a folder that cannot be read. */
export const openFiles = async (named: string): Promise<Files | undefined> => {
  const folder = named === '' ? ownFolder() : namedFolder(named);
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return undefined;
  const { default: sirv } = await import('sirv');
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = readFileSync(join(folder, 'index.html'));
  const sayLost = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
    response.end(page);
  };
  return (request, response, absent) => {
    // Set before anything is decided, so that "not modified" and "no such range" carry them too.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    // Whoever knows the address of a table may join it: from here on, the log included, it was the page that was asked for.
    if (PLACES.test(request.url ?? PAGE)) request.url = PAGE;
    serveFile(request, response, wantsPage(request) ? () => sayLost(response) : absent);
  };
};
