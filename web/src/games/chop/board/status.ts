import type { ChopView } from '@miaou/chop';
import type { ChopWords } from './texts/words';

/** The state of the match in a few words. */
export const matchStatus = ({ round, cheese, mice, options }: ChopView, words: ChopWords): string =>
  words.status(round, cheese.won, options.layout.tiles.cheese, mice.filter((place) => place !== null).length);
