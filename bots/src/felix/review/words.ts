import type { Card, FelixMove, FelixTypes } from '@miaou/felix';
import { type GameReviewWords, type ReviewLanguage, sentenceFor } from '../../review/words.js';
import type { FelixReviewReason } from './reasons.js';
import type { FelixReviewWords, NamedCard } from './texts/words.js';

const LANGUAGES: Readonly<Record<ReviewLanguage, () => Promise<{ readonly default: FelixReviewWords }>>> = {
  en: () => import('./texts/en.js'),
  fr: () => import('./texts/fr.js'),
  pt: () => import('./texts/pt.js'),
  it: () => import('./texts/it.js'),
  zh: () => import('./texts/zh.js'),
  de: () => import('./texts/de.js'),
};

const optionIn = (words: FelixReviewWords, card: (card: Card) => string, move: FelixMove): string => {
  switch (move.type) {
    case 'place':
      return words.lay(card(move.card), move.card);
    case 'bid':
      return words.bid(move.amount);
    case 'pass':
      return words.pass;
  }
};

export const load = async (language: ReviewLanguage): Promise<GameReviewWords<FelixTypes>> => {
  const { default: words } = await LANGUAGES[language]();
  const card = (one: Card): string => words.cards[one as NamedCard] ?? one.replace('-', '−');
  const reasons = words.reasons(card);
  return {
    phase: (phase) => words.phases[phase as keyof FelixReviewWords['phases']],
    option: (move) => optionIn(words, card, move),
    hidden: (what) => card(what as Card),
    reason: (reason) => sentenceFor(reasons, reason as FelixReviewReason),
  };
};
