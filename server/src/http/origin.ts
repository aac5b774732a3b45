import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something, or opens a socket, comes from our own page. A browser always names the page's origin on
 * these; one that is missing is refused too, except for programs that show a bearer token, which no foreign page can send.
 */
export const isFromOurPage = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return bearerOf(headers) !== undefined;
  if (allowed.length > 0) return allowed.includes(origin);
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

/** The token that a program shows. */
export const bearerOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{22,100})$/.exec(headers.authorization ?? '')?.[1];
