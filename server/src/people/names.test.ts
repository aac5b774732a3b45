import { describe, expect, it } from 'vitest';
import { cleanName, cleanText } from './names.js';

describe('names and chat are hostile text', () => {
  it.each([
    ['a line break', 'Mi\nrek', 'Mi rek'],
    ['a bidi override', 'abc\u202Egnp.exe', 'abcgnp.exe'],
    ['isolates and marks', '\u2066Ida\u2069\u200F', 'Ida'],
    ['a zero-width space', 'O\u200Bdile', 'Odile'],
    ['control characters', 'A\u0000\u0007B', 'AB'],
    ['a lone surrogate', 'A\uD800B', 'AB'],
    ['letters in two parts', 'e\u0301', '\u00E9'],
    ['invisible tags', `A${String.fromCodePoint(0xe0041)}B`, 'AB'],
    ['spaces around and between', '  a   b  ', 'a b'],
    ['spaces left by what was between them', 'a \u202E b', 'a b'],
    ['a soft hyphen', 'Mi\u00ADrek', 'Mirek'],
    ['a letter that is blank', 'A\u3164B', 'AB'],
    ['a Braille blank', 'A\u2800\u2800B', 'A B'],
    ['joiners where nothing is joined', '\u200DA\u200CB\u200D', 'AB'],
  ])('names are cleaned of %s', (_, raw, clean) => {
    expect(cleanText(raw, 50)).toBe(clean);
  });

  it('names keep the joiners that Persian, Hindi and family emoji need', () => {
    expect(cleanText('می\u200cخواهم 👩\u200d👩\u200d👧', 50)).toBe('می\u200cخواهم 👩\u200d👩\u200d👧');
  });

  it('names are cut between grapheme clusters, never within one', () => {
    expect(cleanText('👩‍👧'.repeat(10_000), 3)).toBe('👩‍👧'.repeat(3));
  });

  it.each([
    ['joined emoji', '👩🏽‍❤️‍💋‍👨🏽', 24],
    ['joined emoji in chat', '👩🏽‍❤️‍💋‍👨🏽', 200],
    ['people with what they use', '🧑🏿‍🦽‍➡️', 24],
    ['marked letters', 'z\u0321\u0322\u0327\u0328', 24],
  ])('names have at most four code points for each letter they may have: %s', (_, letter, most) => {
    const clean = cleanText(letter.repeat(10_000), most);
    const points = Array.from(clean).length;
    expect(points).toBeLessThanOrEqual(4 * most);
    expect(points).toBeGreaterThan(4 * most - Array.from(letter).length);
    // Whole letters only.
    expect(clean.length % letter.normalize('NFC').length).toBe(0);
  });

  it('a name is refused that is one endless letter', () => {
    expect(cleanName('\u1100'.repeat(200), 24)).toBeUndefined();
    expect(cleanName(`Ana ${'\u1100'.repeat(200)}`, 24)).toBe('Ana');
  });

  it('names lose marks stacked beyond any language', () => {
    expect(cleanText(`a${'\u0321'.repeat(500)}`, 50).length).toBeLessThan(10);
  });

  it('a cut name does not end with a space', () => {
    expect(cleanText('ab cd', 3)).toBe('ab');
  });

  it.each(['', '   ', '\u202E\u200B', '...', '\u0301', '\u3164', '\uFFA0', '\u2800', '\u200D', '\uFE0F'])(
    'a name in which nothing can be seen is refused: %j',
    (raw) => {
      expect(cleanName(raw, 24)).toBeUndefined();
    },
  );

  it.each(['Zoé', '李', '🐈', 'R2-D2', '__proto__'])('a person may take %s as a name', (raw) => {
    expect(cleanName(raw, 24)).toBe(raw);
  });
});
