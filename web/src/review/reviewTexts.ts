import { type GameReviewWords, loadGameReviewWords, loadReview, type ReviewWords } from '@miaou/bots';
import { LazyTexts } from '../texts/language.svelte';
import type { ByLanguage, Language } from '../texts/languages';

type Source<Words> = () => Promise<{ readonly default: Words }>;

const inEveryLanguage = <Words>(load: (language: Language) => Promise<Words>): ByLanguage<Source<Words>> => {
  const source =
    (language: Language): Source<Words> =>
    async () => ({ default: await load(language) });
  return {
    en: source('en'),
    fr: source('fr'),
    pt: source('pt'),
    it: source('it'),
    zh: source('zh'),
    de: source('de'),
  };
};

/** The words of every review, which the command tells it in as well. */
export const reviewTexts = new LazyTexts<ReviewWords>(
  inEveryLanguage(async (language) => (await loadReview()).loadReviewWords(language)),
);

const byGame = new Map<string, LazyTexts<GameReviewWords>>();

/** The words of one game in its review. */
export const gameReviewTexts = (game: string): LazyTexts<GameReviewWords> => {
  const known =
    byGame.get(game) ??
    new LazyTexts<GameReviewWords>(
      inEveryLanguage(async (language) => {
        const words = await loadGameReviewWords(game, language);
        if (words === undefined) throw new Error(`${game} has no words for its review`);
        return words;
      }),
    );
  byGame.set(game, known);
  return known;
};
