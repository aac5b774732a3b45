/** Whether a place of the page is at a word alone (`/watch`), only below it (`/t/…`), or both (`/code`, `/code/…`). */
type Extent = 'alone' | 'below' | 'both';

/**
 * The first words of the page's addresses. The page opens a screen at these and the server answers only these with the page: in two lists a
 * new screen works by a click and is absent by a link.
 */
export const PAGE_PLACES = {
  t: 'below',
  here: 'below',
  play: 'below',
  rules: 'both',
  learn: 'both',
  replay: 'both',
  puzzles: 'both',
  code: 'both',
  watch: 'alone',
  settings: 'alone',
  about: 'alone',
  operator: 'alone',
} as const satisfies Record<string, Extent>;

export type PagePlace = keyof typeof PAGE_PLACES;

const isPlace = (word: string | undefined): word is PagePlace => word !== undefined && Object.hasOwn(PAGE_PLACES, word);

/** Which place of the page a path leads to; undefined for home, whose path is empty, and where there is none. */
export const pagePlaceOf = (path: string): PagePlace | undefined => {
  const [word, ...below] = path.split('/').filter((part) => part !== '');
  if (!isPlace(word)) return undefined;
  const extent: Extent = PAGE_PLACES[word];
  return extent === 'both' || (extent === 'below') === below.length > 0 ? word : undefined;
};
