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
 * Loads a part of the page when the browser is idle. A connection that breaks just then must not leave the part out: loading is retried until
 * it succeeds, or until the returned function cancels it.
 */
export const loadWhenIdle = <Part>(load: () => Promise<Part>, show: (part: Part) => void): (() => void) => {
  let isCancelled = false;
  const attempt = (): void => {
    if (!isCancelled) load().then(show, () => setTimeout(retry, RETRY_MILLISECONDS));
  };
  const retry = (): void => {
    reloadFailedStyles();
    attempt();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: IDLE_TIMEOUT_MILLISECONDS });
  else setTimeout(attempt, RENDER_MILLISECONDS);
  return () => {
    isCancelled = true;
  };
};
