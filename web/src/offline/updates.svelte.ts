import { LANGUAGE_CACHE, LANGUAGE_PLACE } from './notification';

const SCRIPT = '/serviceWorker.js';
/** A page this young has nothing to lose. */
const YOUNG_MILLISECONDS = 5_000;

/** New versions of the page. One that is ready takes over when the page is loaded next, or at once where the visitor wants it. */
class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null);

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
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) this.#found(waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) this.#found(installing);
      });
    });
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
