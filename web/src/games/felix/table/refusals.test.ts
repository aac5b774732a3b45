import { REFUSAL_CODES } from '@miaou/felix';
import { expect, it } from 'vitest';
import { SENTENCE_OF } from '../../../screens/table/texts/refusals/codes';
import { type ByLanguage, LANGUAGES } from '../../../texts/languages';
import { REFUSAL_SENTENCES } from './refusals';
import de from './texts/de';
import en from './texts/en';
import fr from './texts/fr';
import it_ from './texts/it';
import pt from './texts/pt';
import type { FelixTableWords } from './texts/words';
import zh from './texts/zh';

const WORDS: ByLanguage<FelixTableWords> = { en, fr, pt, it: it_, zh, de };

it.each(REFUSAL_CODES)('the refusal %s of Felix has a sentence', (code) => {
  expect(Object.keys({ ...SENTENCE_OF, ...REFUSAL_SENTENCES })).toContain(code);
});

it.each(LANGUAGES)('in %s the number that matters stands in the sentence for a bid', (language) => {
  expect(WORDS[language].refusals.bidTooLow).toContain('#');
  expect(WORDS[language].refusals.bidTooHigh).toContain('#');
});
