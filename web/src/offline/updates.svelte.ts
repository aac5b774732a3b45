import { LANGUAGE_CACHE, LANGUAGE_PLACE } from './notification';

const SCRIPT = '/serviceWorker.js';
/** A page this young has nothing to lose. */
const YOUNG_MILLISECONDS = 5_000;
/** A page that stays open for days looks for a new version when it is looked at, but not each time. */
const LOOK_AGAIN_MILLISECONDS = 60 * 60 * 1000;
const RELOADED = 'miaou.reloaded';
/** A server that stays newer than every page it gives out must not make the page load for ever. */
const RELOAD_AGAIN_MILLISECONDS = 60 * 1000;

/** New versions of the page. One that is ready takes over when the page is loaded next, or when its visitor goes to another place of it. */
class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #lookedAt = 0;

  /** A new version is here and waits. */
  get isReady(): boolean {
    return this.#waiting !== null;
  }

  /** Loads the page anew in the new version. Matches lose nothing by it. */
  apply(): void {
    const waiting = this.#waiting;
    if (waiting === null) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('activate', []);
  }

  /** The server speaks a newer language than this page: only a new page helps. */
  async renew(): Promise<void> {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < RELOAD_AGAIN_MILLISECONDS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    await (await navigator.serviceWorker?.getRegistration())?.update();
    this.apply();
  }

  /** Keeps the page for times without a net, and looks for new versions. False where the browser forbids it. */
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
    this.#lookedAt = Date.now();
    document.addEventListener('visibilitychange', () => this.#lookAgain(registration));
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) this.#found(waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) this.#found(installing);
      });
    });
  }

  #lookAgain(registration: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.#lookedAt < LOOK_AGAIN_MILLISECONDS) return;
    this.#lookedAt = Date.now();
    // Without a net there is nothing new.
    registration.update().catch(() => undefined);
  }

  #found(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    if (performance.now() < YOUNG_MILLISECONDS) this.apply();
  }
}

export const updates = new Updates();

/** Lets the service worker speak the visitor's language. */
export const tellLanguage = async (language: string): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(LANGUAGE_CACHE);
  await cache.put(LANGUAGE_PLACE, new Response(language));
};
