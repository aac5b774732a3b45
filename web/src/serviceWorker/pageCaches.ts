import { fnv1a } from '@miaou/kit';

/** A file of the built page. `revision` is null where the name holds a digest: the content never changes under that name. */
export interface PageFile {
  readonly url: string;
  readonly revision: string | null;
}

const PREFIX = 'miaou-files-';

/** The document behind every route of the page. */
export const DOCUMENT = '/index.html';

/** Answered by the server only, never from a cache. */
const SERVER_PATH = /^\/(?:api|socket|metrics|healthz|readyz|admin)(?:\/|$)/;

export const isServerPath = (path: string): boolean => SERVER_PATH.test(path);

/** The cache of one version of the page: the name changes with the list of files. */
export const cacheNameFor = (files: readonly PageFile[]): string =>
  PREFIX + fnv1a(files.map(({ url, revision }) => `${url} ${revision} `).join('')).toString(36);

/**
 * The caches that can be deleted. The previous version stays: a tab that still shows it may yet load one of its chunks, and a running
 * match must not break because a new version was installed.
 */
export const outdatedCaches = (names: readonly string[], own: string): readonly string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== own).slice(0, -1);

/** The path under which a file is cached. */
export const pathOf = ({ url }: PageFile): string => `/${url.replace(/^\//, '')}`;
