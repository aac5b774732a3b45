import { isJsonObject } from '@miaou/kit';
import { type ByLanguage, isLanguage, type Language } from '../texts/language';

/** What the server sends when somebody is waited for. */
export interface TurnNews {
  readonly table: string;
  readonly game: string;
}

const GAME_NAMES: Readonly<Record<string, string>> = { felix: 'Felix', chop: 'Chop! Chop!' };

const WORDS: ByLanguage<string> = {
  en: 'It’s your turn.',
  fr: 'C’est ton tour.',
  pt: 'É a sua vez.',
  it: 'Tocca a te.',
  zh: '轮到你了。',
  de: 'Du bist dran.',
};

/** Where the page leaves its language for the service worker, which cannot read the page's own storage. */
export const LANGUAGE_CACHE = 'miaou-words';
export const LANGUAGE_PLACE = '/language';

export const readTurnNews = (raw: unknown): TurnNews | undefined => {
  if (!isJsonObject(raw)) return undefined;
  const { table, game } = raw;
  return typeof table === 'string' && typeof game === 'string' ? { table, game } : undefined;
};

/** The words of a notification. */
export const notificationOf = ({ game }: TurnNews, language: string | undefined): { title: string; body: string } => {
  const known: Language = isLanguage(language) ? language : 'en';
  return { title: GAME_NAMES[game] ?? 'Miaou', body: WORDS[known] };
};

export const tablePath = ({ table }: TurnNews): string => `/t/${encodeURIComponent(table)}`;
