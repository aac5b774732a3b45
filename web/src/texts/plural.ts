import { LANGUAGE_TAGS, type Language } from './languages';

/** The forms of a counted phrase. What a language lacks falls back to `other`. */
export interface Forms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

const rulesOf = (language: Language): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGE_TAGS[language]);
  rules.set(language, known);
  return known;
};

/** The right form for a count, with `#` replaced by the count as the language writes it. */
export const counted =
  (language: Language) =>
  (count: number, forms: Forms): string =>
    (forms[rulesOf(language).select(count)] ?? forms.other).replace(
      '#',
      new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(count),
    );
