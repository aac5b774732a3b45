import { currentLanguage } from '../../texts/language.svelte';
import { LANGUAGE_TAGS } from '../../texts/languages';

/** A moment as the reader writes it. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLanguage()], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
