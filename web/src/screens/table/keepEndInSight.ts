/** In pixels: who is so near the end is still reading the newest lines. */
const NEAR = 24;

/**
 * Keeps the newest line of a list in sight, unless the reader has gone back. A list that was hidden, or has another size, stands at its
 * top again: it is brought to its end then, too.
 */
export const keepEndInSight = (list: HTMLElement): (() => void) => {
  let isAtEnd = true;
  let top = 0;
  const note = (): void => {
    const { scrollTop } = list;
    const isNear = list.scrollHeight - list.clientHeight - scrollTop < NEAR;
    // A line may have come after the list was brought to its end and before that is reported: only who goes up has gone back.
    isAtEnd = isNear || (isAtEnd && scrollTop >= top);
    top = scrollTop;
  };
  const follow = (): void => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const sized = new ResizeObserver(follow);
  sized.observe(list);
  // Before the next picture: asked at once for its height, the browser would lay out the page in the middle of a move.
  let frame = 0;
  const told = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  });
  told.observe(list, { childList: true });
  list.addEventListener('scroll', note, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sized.disconnect();
    told.disconnect();
    list.removeEventListener('scroll', note);
  };
};
