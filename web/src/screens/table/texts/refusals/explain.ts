import type { Refusal } from '@miaou/kit';
import { type RefusalCode, type RefusalWords, SENTENCE_OF } from './codes';

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(SENTENCE_OF, code);

const numberIn = ({ atLeast, atMost, allowed }: Refusal): string => {
  if (Array.isArray(allowed)) return allowed.join(', ');
  return String(atLeast ?? atMost ?? '');
};

/** Why something was refused and what to do about it, in the reader's words. */
export const explain = (refusal: Refusal, words: RefusalWords): string =>
  isKnown(refusal.code)
    ? words.sentences[SENTENCE_OF[refusal.code]].replace('#', numberIn(refusal))
    : words.general(refusal.code);
