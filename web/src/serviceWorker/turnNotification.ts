import { isJsonObject } from '@miaou/kit';
import { type ByLanguage, isLanguage, type Language } from '../texts/languages';

/** The push message that the server sends when a seat has to move. */
export interface TurnMessage {
  readonly table: string;
  readonly game: string;
}

const WORDS: ByLanguage<string> = {
  en: 'It’s your turn.',
  fr: 'C’est ton tour.',
  pt: 'É a tua vez.',
  it: 'Tocca a te.',
  zh: '轮到你了。',
  de: 'Du bist dran.',
};

/** The page stores words here for the service worker, which cannot read local storage and must not load the games. */
export const WORDS_CACHE = 'miaou-words';
export const LANGUAGE_PATH = '/language';
export const TITLES_PATH = '/titles';

/** What the page has stored: its language, and the titles of the games by their ids. */
export interface StoredWords {
  readonly language: string | undefined;
  readonly titles: unknown;
}

export const parseTurnMessage = (raw: unknown): TurnMessage | undefined => {
  if (!isJsonObject(raw)) return undefined;
  const { table, game } = raw;
  return typeof table === 'string' && typeof game === 'string' ? { table, game } : undefined;
};

const titleOf = (game: string, titles: unknown): string => {
  const title = isJsonObject(titles) ? titles[game] : undefined;
  return typeof title === 'string' ? title : 'Miaou';
};

export const notificationOf = (
  { game }: TurnMessage,
  { language, titles }: StoredWords,
): { readonly title: string; readonly body: string } => {
  const known: Language = isLanguage(language) ? language : 'en';
  return { title: titleOf(game, titles), body: WORDS[known] };
};

export const tablePath = ({ table }: TurnMessage): string => `/t/${encodeURIComponent(table)}`;
