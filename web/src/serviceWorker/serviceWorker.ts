/// <reference lib="webworker" />
import { cacheNameFor, DOCUMENT, isServerPath, outdatedCaches, type PageFile, pathOf } from './pageCaches';
import {
  LANGUAGE_PATH,
  notificationOf,
  parseTurnMessage,
  type StoredWords,
  TITLES_PATH,
  type TurnMessage,
  tablePath,
  WORDS_CACHE,
} from './turnNotification';

declare const self: ServiceWorkerGlobalScope;
/** The build (`delivery/offlineFiles.ts`) puts the list of the page's files here. */
declare const PAGE_FILES: readonly PageFile[];

const CACHE_NAME = cacheNameFor(PAGE_FILES);

/** The first match is being played while the rest of the page is fetched. */
const FETCHED_AT_ONCE = 4;

/** Immutable files are copied from the previous version, or from what the page has just loaded; the others may be old in the HTTP cache. */
const fetchFile = async (file: PageFile): Promise<Response> =>
  file.revision === null
    ? ((await caches.match(pathOf(file))) ?? fetch(pathOf(file)))
    : fetch(pathOf(file), { cache: 'reload' });

const cacheFile = async (cache: Cache, file: PageFile): Promise<void> => {
  const response = await fetchFile(file);
  if (!response.ok) throw new Error(`${file.url} is missing`);
  await cache.put(pathOf(file), response);
};

/** All or nothing: an incomplete version would fail to start offline. */
const cacheFiles = async (): Promise<void> => {
  const cache = await caches.open(CACHE_NAME);
  const files = PAGE_FILES.values();
  const cacheTheRest = async (): Promise<void> => {
    for (const file of files) await cacheFile(cache, file);
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, cacheTheRest));
};

const takeOver = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(outdatedCaches(names, CACHE_NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const respond = async (request: Request, address: string): Promise<Response> => {
  const own = await caches.open(CACHE_NAME);
  return (await own.match(address)) ?? (await caches.match(address)) ?? fetch(request);
};

const storedWords = async (): Promise<StoredWords> => {
  const cache = await caches.open(WORDS_CACHE);
  const [language, titles] = await Promise.all([cache.match(LANGUAGE_PATH), cache.match(TITLES_PATH)]);
  return { language: await language?.text(), titles: await titles?.json() };
};

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = ({ url }: WindowClient, message: TurnMessage): boolean => new URL(url).pathname === tablePath(message);

/** No notification for the table that is in the focused window. */
const notify = async (message: TurnMessage): Promise<void> => {
  const isFocused = (await windows()).some((client) => client.focused && isAt(client, message));
  if (isFocused) return;
  const { title, body } = notificationOf(message, await storedWords());
  // oxlint-disable-next-line id-denylist -- the platform's word
  await self.registration.showNotification(title, { body, data: message, tag: message.table, icon: '/icon-192.png' });
};

const openTable = async (message: TurnMessage): Promise<void> => {
  const open = (await windows()).find((client) => isAt(client, message));
  await (open?.focus() ?? self.clients.openWindow(tablePath(message)));
};

const readPush = (event: PushEvent): TurnMessage | undefined => {
  try {
    return parseTurnMessage(event.data?.json());
  } catch {
    return undefined;
  }
};

self.addEventListener('install', (event) => event.waitUntil(cacheFiles()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** The page sends this when a reload interrupts nothing. */
self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isServerPath(pathname)) return;
  event.respondWith(respond(request, request.mode === 'navigate' ? DOCUMENT : pathname));
});

self.addEventListener('push', (event) => {
  const message = readPush(event);
  if (message !== undefined) event.waitUntil(notify(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const message = parseTurnMessage(event.notification.data);
  if (message !== undefined) event.waitUntil(openTable(message));
});
