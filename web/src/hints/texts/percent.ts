import { LANGUAGE_TAGS, type Language } from '../../texts/language';

/** "42 % ± 6", as the language writes it; a doubt of less than a point is one point. */
export const percentIn = (language: Language): ((value: number, spread: number) => string) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent' });
  return (value, spread) => `${format.format(value)} ± ${Math.max(1, Math.round(100 * spread))}`;
};
