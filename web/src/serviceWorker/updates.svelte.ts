import { GAMES } from '../games/registry';
import { LANGUAGE_PATH, TITLES_PATH, WORDS_CACHE } from './turnNotification';

const SCRIPT = '/serviceWorker.js';
/** A page that was opened this recently reloads at once: nothing has been done on it yet. */
const FRESH_MILLISECONDS = 5_000;
/** A page that stays open for days checks for a new version when it becomes visible, at most this often. */
const CHECK_INTERVAL_MILLISECONDS = 60 * 60 * 1000;
const RELOADED_KEY = 'miaou.reloaded';
/** Prevents an endless reload when the server is newer than the page that it serves. */
const RELOAD_INTERVAL_MILLISECONDS = 60 * 1000;

/** New versions of the page. A version that is installed takes over at the next load, or when the visitor navigates. */
class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #checkedAt = 0;

  /** A new version is installed and waits to take over. */
  get isReady(): boolean {
    return this.#waiting !== null;
  }

  /** Reloads into the new version. Matches are stored, so nothing is lost. */
  apply(): void {
    const waiting = this.#waiting;
    if (waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('activate', []);
  }

  /** For a server whose protocol is newer than this page's: only a new page can talk to it. */
  async reloadForServer(): Promise<void> {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_INTERVAL_MILLISECONDS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    await (await navigator.serviceWorker?.getRegistration())?.update();
    this.apply();
  }

  /** Registers the service worker and watches for new versions. False where the browser does not allow one. */
  async start(): Promise<boolean> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
    try {
      this.#watch(await navigator.serviceWorker.register(SCRIPT));
      return true;
    } catch {
      return false;
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => this.#checkAgain(registration));
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) this.#installed(waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null)
          this.#installed(installing);
      });
    });
  }

  #checkAgain(registration: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.#checkedAt < CHECK_INTERVAL_MILLISECONDS) return;
    this.#checkedAt = Date.now();
    // Fails offline; the next check comes when the page becomes visible again.
    registration.update().catch(() => undefined);
  }

  #installed(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    if (performance.now() < FRESH_MILLISECONDS) this.apply();
  }
}

export const updates = new Updates();

/** Stores the words that the service worker needs for notifications. */
export const storeNotificationWords = async (language: string): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const titles = Object.fromEntries(GAMES.map(({ id, title }) => [id, title]));
  const cache = await caches.open(WORDS_CACHE);
  await Promise.all([cache.put(LANGUAGE_PATH, new Response(language)), cache.put(TITLES_PATH, Response.json(titles))]);
};
