/** Time to render first, in browsers without `requestIdleCallback`. */
const RENDER_MILLISECONDS = 200;
const IDLE_TIMEOUT_MILLISECONDS = 2_000;
const RETRY_MILLISECONDS = 4_000;

/** The bundler requests a style only once: one that failed has to be requested again here. */
const reloadFailedStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
};

/**
 * Without a connection nothing is asked for unless the page is stored on the device: browsers keep a failed import of a script, and every later
 * one of it fails as well.
 */
const whenReachable = async (): Promise<void> => {
  if (navigator.onLine || (navigator.serviceWorker?.controller ?? null) !== null) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};

/**
 * Loads a part of the page when the browser is idle. A connection that breaks just then must not leave the part out: loading waits for it, and
 * is retried until it succeeds, or until the returned function cancels it.
 */
export const loadWhenIdle = <Part>(load: () => Promise<Part>, show: (part: Part) => void): (() => void) => {
  let isCancelled = false;
  const attempt = async (): Promise<void> => {
    await whenReachable();
    if (!isCancelled) load().then(show, () => setTimeout(retry, RETRY_MILLISECONDS));
  };
  const retry = (): void => {
    reloadFailedStyles();
    void attempt();
  };
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => void attempt(), { timeout: IDLE_TIMEOUT_MILLISECONDS });
  else setTimeout(() => void attempt(), RENDER_MILLISECONDS);
  return () => {
    isCancelled = true;
  };
};
