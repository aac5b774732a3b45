import type { Fact, Refusal } from '@miaou/kit';
import { TEXTS, type Texts } from './index.js';

type Facts = { readonly [name: string]: Fact };

/** An empty list is shown as a dash, or the sentence would break off. */
const formatFact = (fact: Fact): string =>
  Array.isArray(fact) ? fact.map(formatFact).join(', ') || '–' : String(fact);

/** A text with its facts filled in. For a missing fact its name is shown, which a reader can still make sense of. */
export const fill = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => formatFact(facts[name] ?? name));

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

const PATTERNS = Object.keys(TEXTS.en.expected).map((expectation) => ({
  expectation,
  pattern: new RegExp(`^${escaped(expectation).replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`),
}));

/** What a parser expected, in the user's language where it is words; codes and names stay as they are. */
const translated = (expected: Fact, texts: Texts): Fact => {
  if (typeof expected !== 'string') return expected;
  for (const { expectation, pattern } of PATTERNS) {
    const match = pattern.exec(expected);
    if (match !== null) return fill(texts.expected[expectation] ?? expected, match.groups ?? {});
  }
  return expected;
};

/** A refusal as a sentence; one without a text, which a test rules out for the games, as its code and facts. */
export const sentence = (refusal: Refusal, texts: Texts): string => {
  const { code, ...facts } = refusal;
  const text = Object.hasOwn(texts.refusals, code) ? texts.refusals[code] : undefined;
  if (text === undefined) return `${code} ${JSON.stringify(facts)}`;
  const { expected } = facts;
  return fill(text, expected === undefined ? facts : { ...facts, expected: translated(expected, texts) });
};
