import { LANGUAGE_TAGS, type Language } from '../../texts/languages';

/** "17 %" of a whole number, as the language writes it. */
export const wholePercentIn = (language: Language): ((percent: number) => string) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent' });
  return (percent) => format.format(percent / 100);
};

/** "42 % ± 6" of two shares; a doubt of less than a point is one point. */
export const percentIn = (language: Language): ((value: number, spread: number) => string) => {
  const percent = wholePercentIn(language);
  return (value, spread) => `${percent(Math.round(100 * value))} ± ${Math.max(1, Math.round(100 * spread))}`;
};

/** "+4.2" or "−0.5", as the language writes it. */
export const pointsIn = (language: Language): ((points: number) => string) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (points) => format.format(points).replace('-', '−');
};
