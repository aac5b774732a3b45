/** Time to render first, in browsers without `requestIdleCallback`. */
const RENDER_MILLISECONDS = 200;
const IDLE_TIMEOUT_MILLISECONDS = 2_000;
/** How long after each failure in a row it is tried again: a part that stays out is not asked for without end. */
const RETRY_MILLISECONDS = [4_000, 8_000, 16_000, 32_000, 64_000] as const;

/** The bundler requests a style only once: one that failed has to be requested again here. */
const reloadFailedStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
};

/**
 * Without a connection nothing is asked for unless the page is stored on the device: browsers keep a failed import of a script, and every later
 * one of it fails as well.
 */
const isReachable = (): boolean => navigator.onLine || (navigator.serviceWorker?.controller ?? null) !== null;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MILLISECONDS });
  else setTimeout(work, RENDER_MILLISECONDS);
};

/** Screens that are being built, one part after the other, and what waits for them. */
const buildings = new Set<object>();
const waiting = new Set<() => void>();

/** A page that nobody sees draws no pictures, so that nothing is built on it: its turn must be told all the same. */
const isBuilding = (): boolean => buildings.size > 0 && !document.hidden;

const proceed = (): void => {
  if (isBuilding()) return;
  const ready = [...waiting];
  waiting.clear();
  for (const begin of ready) whenIdle(begin);
};

/**
 * Keeps what is loaded later back while a screen is being built, until the returned function is called. A browser is idle between two pictures of
 * that, too, and what it loads, reads and mounts then delays the rest of the screen.
 */
export const holdLaterParts = (): (() => void) => {
  const building = {};
  buildings.add(building);
  document.addEventListener('visibilitychange', proceed);
  return () => {
    buildings.delete(building);
    if (buildings.size === 0) document.removeEventListener('visibilitychange', proceed);
    proceed();
  };
};

/** One part that is being loaded, until it is there or no longer wanted. */
class LaterPart<Part> {
  readonly #load: () => Promise<Part>;
  readonly #show: (part: Part) => void;
  #failures = 0;
  #isLoading = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(load: () => Promise<Part>, show: (part: Part) => void) {
    this.#load = load;
    this.#show = show;
  }

  begin(): void {
    addEventListener('online', this.#afresh);
    document.addEventListener('visibilitychange', this.#afresh);
    whenIdle(this.#begin);
  }

  readonly #begin = (): void => void this.#attempt();

  readonly end = (): void => {
    this.#isOver = true;
    waiting.delete(this.#begin);
    clearTimeout(this.#timer);
    removeEventListener('online', this.#afresh);
    document.removeEventListener('visibilitychange', this.#afresh);
  };

  async #attempt(): Promise<void> {
    if (this.#isOver || this.#isLoading || !isReachable()) return;
    if (isBuilding()) {
      waiting.add(this.#begin);
      return;
    }
    this.#isLoading = true;
    const part = await this.#load().catch(() => undefined);
    this.#isLoading = false;
    if (part === undefined) this.#retryLater();
    else if (!this.#isOver) {
      this.end();
      this.#show(part);
    }
  }

  #retryLater(): void {
    const delay = RETRY_MILLISECONDS[this.#failures];
    this.#failures += 1;
    if (!this.#isOver && delay !== undefined) this.#timer = setTimeout(this.#retry, delay);
  }

  readonly #retry = (): void => {
    if (this.#failures > 0) reloadFailedStyles();
    void this.#attempt();
  };

  /** The line has healed, or somebody looks at the page again. */
  readonly #afresh = (): void => {
    if (document.hidden || this.#isLoading) return;
    clearTimeout(this.#timer);
    this.#retry();
    this.#failures = 0;
  };
}

/**
 * Loads a part of the page when the browser is idle. A connection that breaks just then must not leave the part out: loading waits for it, and
 * is retried some times, and again whenever the line has healed or the page is looked at again, until the returned function ends that.
 */
export const loadWhenIdle = <Part extends object>(
  load: () => Promise<Part>,
  show: (part: Part) => void,
): (() => void) => {
  const part = new LaterPart(load, show);
  part.begin();
  return part.end;
};
