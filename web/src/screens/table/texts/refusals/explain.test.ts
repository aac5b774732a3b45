import { REFUSAL_CODES as CHOP_CODES } from '@miaou/chop';
import { REFUSAL_CODES as FELIX_CODES } from '@miaou/felix';
import { describe, expect, it } from 'vitest';
import protocol from '../../../../../../docs/protocol.md?raw';
import { type ByLanguage, LANGUAGES } from '../../../../texts/language';
import { type RefusalWords, SENTENCE_OF } from './codes';
import de from './de';
import en from './en';
import { explain } from './explain';
import fr from './fr';
import it_ from './it';
import pt from './pt';
import zh from './zh';

const WORDS: ByLanguage<RefusalWords> = { en, fr, pt, it: it_, zh, de };

const section = protocol.slice(protocol.indexOf('## Refusals'), protocol.indexOf('## Limits'));
const inTables = [...section.matchAll(/^\| `([a-z-]+)`/gm)].flatMap(([, code]) => (code === undefined ? [] : [code]));

describe('refusals', () => {
  it('the protocol lists refusals where this test looks for them', () => {
    expect(inTables.length).toBeGreaterThan(40);
  });

  it.each([...new Set([...inTables, ...FELIX_CODES, ...CHOP_CODES])])('%s is told in words', (code) => {
    expect(Object.keys(SENTENCE_OF)).toContain(code);
  });

  it.each(LANGUAGES)('in %s the number that matters stands in the sentence', (language) => {
    expect(explain({ code: 'bid-too-low', amount: 3, atLeast: 17 }, WORDS[language])).toContain('17');
    expect(explain({ code: 'bid-too-high', amount: 99, atMost: 12 }, WORDS[language])).toContain('12');
    expect(explain({ code: 'wrong-seat-count', allowed: [3, 4, 5] }, WORDS[language])).toContain('3, 4, 5');
  });

  it.each(LANGUAGES)('in %s a reason from a newer server is shown with its code', (language) => {
    expect(explain({ code: 'full-moon' }, WORDS[language])).toContain('full-moon');
    expect(explain({ code: 'toString' }, WORDS[language])).toContain('toString');
  });
});
