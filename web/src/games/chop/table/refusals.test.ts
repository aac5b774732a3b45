import { REFUSAL_CODES } from '@miaou/chop';
import { expect, it } from 'vitest';
import { SENTENCE_OF } from '../../../screens/table/texts/refusals/codes';
import { REFUSAL_SENTENCES } from './refusals';

it.each(REFUSAL_CODES)('the refusal %s of Chop! Chop! has a sentence', (code) => {
  expect(Object.keys({ ...SENTENCE_OF, ...REFUSAL_SENTENCES })).toContain(code);
});
