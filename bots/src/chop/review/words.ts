import type { ChopMove, ChopTypes, Hole, TileKind } from '@miaou/chop';
import { type GameReviewWords, type ReviewLanguage, sentenceFor } from '../../review/words.js';
import type { ChopReviewReason } from './reasons.js';
import type { ChopReviewWords } from './texts/words.js';

const LANGUAGES: Readonly<Record<ReviewLanguage, () => Promise<{ readonly default: ChopReviewWords }>>> = {
  en: () => import('./texts/en.js'),
  fr: () => import('./texts/fr.js'),
  pt: () => import('./texts/pt.js'),
  it: () => import('./texts/it.js'),
  zh: () => import('./texts/zh.js'),
  de: () => import('./texts/de.js'),
};

const walkIn = (words: ChopReviewWords, mouse: string, to: string): string => {
  const hole: string | undefined = words.holes[to as Hole];
  return hole === undefined ? words.mouseTo(mouse, to, 'square') : words.mouseTo(mouse, hole, 'hole');
};

const optionIn = (words: ChopReviewWords, move: ChopMove): string => {
  switch (move.type) {
    case 'start':
      return words.catTo(move.to);
    case 'jump':
      return words.jump(move.to);
    case 'fork':
      return words.fork(move.at);
    case 'move':
      return 'mouse' in move ? walkIn(words, words.mice[move.mouse], move.to) : words.catTo(move.to);
    case 'roll':
      return String(move.value);
  }
};

export const load = async (language: ReviewLanguage): Promise<GameReviewWords<ChopTypes>> => {
  const { default: words } = await LANGUAGES[language]();
  const reasons = words.reasons((hole) => words.holes[hole]);
  return {
    phase: (phase) => words.phases[phase as keyof ChopReviewWords['phases']],
    option: (move) => optionIn(words, move),
    hidden: (what) => words.tiles[what as TileKind],
    reason: (reason) => sentenceFor(reasons, reason as ChopReviewReason),
  };
};
