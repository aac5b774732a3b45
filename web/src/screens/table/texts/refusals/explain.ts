import type { Refusal } from '@miaou/kit';
import type { TableModule } from '../../../../games/manifest';
import { loadTableModule, manifestOf } from '../../../../games/registry';
import { type RefusalCode, type RefusalWords, SENTENCE_OF } from './codes';
import { refusalTexts } from './index';

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(SENTENCE_OF, code);

const numberIn = ({ atLeast, atMost, allowed, seconds }: Refusal): string => {
  if (Array.isArray(allowed)) return allowed.join(', ');
  return String(atLeast ?? atMost ?? seconds ?? '');
};

/** The sentence of a game for a code that only its rules know. */
const gameSentence = (code: string, { refusalSentences, texts }: TableModule): string | undefined => {
  const sentence = Object.hasOwn(refusalSentences, code) ? refusalSentences[code] : undefined;
  return sentence === undefined ? undefined : texts.words.refusals[sentence];
};

/** Puts the number that matters into the sentence for a refusal; a code without a sentence is shown itself. */
export const explainWith = (refusal: Refusal, words: RefusalWords, game?: TableModule): string => {
  const { code } = refusal;
  const sentence = isKnown(code) ? words.sentences[SENTENCE_OF[code]] : game && gameSentence(code, game);
  return sentence?.replace('#', numberIn(refusal)) ?? words.general(code);
};

/** Why something was refused and what to do about it. The words are loaded by the first refusal: most matches have none. */
export const explain = async (refusal: Refusal, game?: string): Promise<string> => {
  const manifest = game === undefined || isKnown(refusal.code) ? undefined : manifestOf(game);
  const [table] = await Promise.all([manifest && loadTableModule(manifest), refusalTexts.ready()]);
  return explainWith(refusal, refusalTexts.words, table);
};
