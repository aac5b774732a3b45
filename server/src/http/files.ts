import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './reply.js';

/** Answers with a file, or calls `absent`. */
export type Files = (request: IncomingMessage, response: ServerResponse, absent: () => void) => void;

/** Files under this folder have a digest in their name: under that name they never change. */
const IMMUTABLE = /^\/assets\//;

/** The page's files; nothing if there are none. */
export const openFiles = async (folder: string): Promise<Files | undefined> => {
  if (folder === '' || !existsSync(folder)) return undefined;
  const { default: sirv } = await import('sirv');
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response, absent) => {
    // Set before anything is decided, so that "not modified" and "no such range" carry them too.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    serveFile(request, response, absent);
  };
};
