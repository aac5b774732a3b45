/// <reference lib="webworker" />
import { addressOf, cacheOf, isServersOwn, outdatedCaches, PAGE, type PageFile } from './keeping';
import { LANGUAGE_CACHE, LANGUAGE_PLACE, notificationOf, readTurnNews, type TurnNews, tablePath } from './notification';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PageFile[] };

/** The build writes the list of all files here. */
// oxlint-disable-next-line no-underscore-dangle -- the build looks for this word
const FILES = self.__WB_MANIFEST;
const OWN = cacheOf(FILES);

/** Files that never change are taken over from the version before; the others must come from the server itself. */
const fetchFile = async (file: PageFile): Promise<Response> => {
  const known = file.revision === null ? await caches.match(addressOf(file)) : undefined;
  return known ?? fetch(addressOf(file), { cache: 'reload' });
};

const keepFile = async (cache: Cache, file: PageFile): Promise<void> => {
  const response = await fetchFile(file);
  if (!response.ok) throw new Error(`${file.url} is missing`);
  await cache.put(addressOf(file), response);
};

/** All or nothing: a version that is not whole must not be started without a net. */
const keepFiles = async (): Promise<void> => {
  const cache = await caches.open(OWN);
  await Promise.all(FILES.map((file) => keepFile(cache, file)));
};

const takeOver = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(outdatedCaches(names, OWN).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const answerWith = async (request: Request, address: string): Promise<Response> => {
  const own = await caches.open(OWN);
  return (await own.match(address)) ?? (await caches.match(address)) ?? fetch(request);
};

const storedLanguage = async (): Promise<string | undefined> => {
  const cache = await caches.open(LANGUAGE_CACHE);
  return (await cache.match(LANGUAGE_PLACE))?.text();
};

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = ({ url }: WindowClient, news: TurnNews): boolean => new URL(url).pathname === tablePath(news);

/** Nobody needs to be told of the table that they are looking at. */
const notify = async (news: TurnNews): Promise<void> => {
  const looking = (await windows()).some((client) => client.focused && isAt(client, news));
  if (looking) return;
  const { title, body } = notificationOf(news, await storedLanguage());
  // oxlint-disable-next-line id-denylist -- the platform's word
  await self.registration.showNotification(title, { body, data: news, tag: news.table, icon: '/icon-192.png' });
};

const goTo = async (news: TurnNews): Promise<void> => {
  const open = (await windows()).find((client) => isAt(client, news));
  await (open?.focus() ?? self.clients.openWindow(tablePath(news)));
};

const readPush = (event: PushEvent): TurnNews | undefined => {
  try {
    return readTurnNews(event.data?.json());
  } catch {
    return undefined;
  }
};

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** A page that has nothing to lose asks for the new version. */
self.addEventListener('message', (event) => {
  if (event.data === 'activate') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isServersOwn(pathname)) return;
  event.respondWith(answerWith(request, request.mode === 'navigate' ? PAGE : pathname));
});

self.addEventListener('push', (event) => {
  const news = readPush(event);
  if (news !== undefined) event.waitUntil(notify(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const news = readTurnNews(event.notification.data);
  if (news !== undefined) event.waitUntil(goTo(news));
});
