/** Long enough for what is shown to be shown, where a browser does not tell when it has nothing to do. */
const A_MOMENT = 200;
const LATEST = 2_000;
const AGAIN = 4_000;

/** Styles that did not come are asked for once only by what needs them. */
const askForStylesAgain = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
};

/**
 * Loads a part of the page when the browser has nothing better to do. A line that is cut just then must not cost the visitor that part: it is
 * tried until it comes, or until the returned function calls it off.
 */
export const loadWhenIdle = <Part>(load: () => Promise<Part>, show: (part: Part) => void): (() => void) => {
  let isOver = false;
  const attempt = (): void => {
    if (!isOver) load().then(show, () => setTimeout(retry, AGAIN));
  };
  const retry = (): void => {
    askForStylesAgain();
    attempt();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: LATEST });
  else setTimeout(attempt, A_MOMENT);
  return () => {
    isOver = true;
  };
};
