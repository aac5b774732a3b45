/** Long enough for what is shown to be shown, where a browser does not tell when it has nothing to do. */
const A_MOMENT = 200;

/** Does something once the browser has nothing better to do; the returned function calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(waiting);
};
