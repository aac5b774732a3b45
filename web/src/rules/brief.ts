import type InBrief from './InBrief.svelte';
import type { OpenBook } from './library';

/** What a game is in three pictures, ready to be shown; undefined if there is no such game. */
export const openBrief = async (
  game: string,
): Promise<{ readonly InBrief: typeof InBrief; readonly book: OpenBook } | undefined> => {
  const [{ default: Shown }, { openBook }] = await Promise.all([import('./InBrief.svelte'), import('./library')]);
  const book = await openBook(game);
  return book === undefined ? undefined : { InBrief: Shown, book };
};
