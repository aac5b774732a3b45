/** In pixels: who is so near the end is still reading the newest lines. */
const NEAR = 24;

/**
 * Keeps the newest line of a list in sight, unless the reader has gone back. A list that was hidden, or has another size, stands at its
 * top again: it is brought to its end then, too.
 */
export const keepEndInSight = (list: HTMLElement): (() => void) => {
  let isAtEnd = true;
  const note = (): void => {
    isAtEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
  };
  const follow = (): void => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const sized = new ResizeObserver(follow);
  sized.observe(list);
  const told = new MutationObserver(follow);
  told.observe(list, { childList: true });
  list.addEventListener('scroll', note, { passive: true });
  return () => {
    sized.disconnect();
    told.disconnect();
    list.removeEventListener('scroll', note);
  };
};
