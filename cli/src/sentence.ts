import type { Fact, Refusal } from '@miaou/kit';
import type { Texts } from './texts/index.js';
import { CODES, type Code, EXPECTATIONS } from './texts/texts.js';

type Facts = { readonly [name: string]: Fact };

/** A list that holds nothing is shown as a dash: a sentence must not end in the air. */
const inWords = (fact: Fact): string => (Array.isArray(fact) ? fact.map(inWords).join(', ') || '–' : String(fact));

/** A text with its facts filled in. A fact that is missing leaves its name, which a reader can still make sense of. */
export const fill = (text: string, facts: Facts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => inWords(facts[name] ?? name));

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

const PATTERNS = EXPECTATIONS.map((expectation) => ({
  expectation,
  pattern: new RegExp(`^${escaped(expectation).replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`),
}));

/** What the rules expect, said in the reader's language where it is words; codes and names stay as they are. */
const translated = (expected: Fact, texts: Texts): Fact => {
  if (typeof expected !== 'string') return expected;
  for (const { expectation, pattern } of PATTERNS) {
    const match = pattern.exec(expected);
    if (match !== null) return fill(texts.expected[expectation], match.groups ?? {});
  }
  return expected;
};

const isCode = (code: string): code is Code => (CODES as readonly string[]).includes(code);

/** A refusal as a sentence. A code without a text, which a test rules out for our games, is told as it is. */
export const sentence = (refusal: Refusal, texts: Texts): string => {
  const { code, ...facts } = refusal;
  if (!isCode(code)) return `${code} ${JSON.stringify(facts)}`;
  const { expected } = facts;
  return fill(
    texts.refusals[code],
    expected === undefined ? facts : { ...facts, expected: translated(expected, texts) },
  );
};
