import type { ChopView } from '@miaou/chop';
import type { ChopWords } from './texts/words';

/** How the match ended; nothing while it runs. */
const endOf = ({ result }: ChopView, { end }: ChopWords): readonly string[] => {
  if (result === null) return [];
  if (result.side === null) return [end.draw];
  return [result.side === 'cat' ? end.catWins : end.miceWin];
};

/** The state of the match in a few words. */
export const matchStatus = (view: ChopView, words: ChopWords): string => {
  const { round, cheese, mice, options } = view;
  const left = mice.filter((place) => place !== null).length;
  return [...endOf(view, words), words.status(round, cheese.won, options.layout.tiles.cheese, left)].join(' · ');
};
