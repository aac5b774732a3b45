import { describe, expect, it } from 'vitest';
import protocol from '../../../../../../docs/protocol.md?raw';
import { type ByLanguage, LANGUAGES } from '../../../../texts/languages';
import { type RefusalWords, SENTENCE_OF } from './codes';
import de from './de';
import en from './en';
import { explainWith } from './explain';
import fr from './fr';
import it_ from './it';
import pt from './pt';
import zh from './zh';

const WORDS: ByLanguage<RefusalWords> = { en, fr, pt, it: it_, zh, de };

const section = protocol.slice(protocol.indexOf('## Refusals'), protocol.indexOf('## Limits'));
const inTables = [...section.matchAll(/^\| `([a-z-]+)`/gm)].flatMap(([, code]) => (code === undefined ? [] : [code]));

describe('refusals of a table', () => {
  it('the protocol lists refusals where this test looks for them', () => {
    expect(inTables.length).toBeGreaterThan(40);
  });

  it.each([...new Set(inTables)])('the refusal %s has a sentence', (code) => {
    expect(Object.keys(SENTENCE_OF)).toContain(code);
  });

  it.each(LANGUAGES)('in %s the number that matters stands in the sentence', (language) => {
    expect(explainWith({ code: 'wrong-seat-count', allowed: [3, 4, 5] }, WORDS[language])).toContain('3, 4, 5');
    expect(explainWith({ code: 'too-often', seconds: 17 }, WORDS[language])).toContain('17');
  });

  it.each(LANGUAGES)('in %s a refusal code of a newer server is shown itself', (language) => {
    expect(explainWith({ code: 'full-moon' }, WORDS[language])).toContain('full-moon');
    expect(explainWith({ code: 'toString' }, WORDS[language])).toContain('toString');
  });
});
