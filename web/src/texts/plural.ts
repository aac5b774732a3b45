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

/** How a language counts. Browsers take long to make these. */
interface Counting {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const made = new Map<Language, Counting>();

const countingIn = (language: Language): Counting => {
  const tag = LANGUAGE_TAGS[language];
  const counting = made.get(language) ?? { rules: new Intl.PluralRules(tag), numbers: new Intl.NumberFormat(tag) };
  made.set(language, counting);
  return counting;
};

/** The right form for a count, with `#` replaced by the count as the language writes it. */
export const counted =
  (language: Language) =>
  (count: number, forms: Forms): string => {
    const { rules, numbers } = countingIn(language);
    return (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
  };
