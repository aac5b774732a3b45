/** A file of the page, as the build lists it. A file without a revision has its digest in its name and never changes. */
export interface PageFile {
  readonly url: string;
  readonly revision: string | null;
}

const PREFIX = 'miaou-files-';

/** The one page behind all addresses of the page. */
export const PAGE = '/index.html';

/** What only the server can answer. */
const SERVERS_OWN = /^\/(?:api|socket|metrics|healthz|readyz|admin)(?:\/|$)/;

export const isServersOwn = (path: string): boolean => SERVERS_OWN.test(path);

/** The cache of one version of the page: other files, another name. */
export const cacheOf = (files: readonly PageFile[]): string => {
  let hash = 0x811c9dc5;
  for (const { url, revision } of files)
    for (const letter of `${url} ${revision} `) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return PREFIX + (hash >>> 0).toString(36);
};

/**
 * The caches that nobody needs any more. The version before stays: a tab that still shows it may yet load a part of it, and a match
 * must not break because a new version came.
 */
export const outdatedCaches = (names: readonly string[], own: string): readonly string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== own).slice(0, -1);

/** The address under which a file is kept. */
export const addressOf = ({ url }: PageFile): string => `/${url.replace(/^\//, '')}`;
