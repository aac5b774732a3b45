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
  ])('cleans %s', (_, raw, clean) => {
    expect(cleanText(raw, 50)).toBe(clean);
  });

  it('keeps the joiners that Persian, Hindi and family emoji need', () => {
    expect(cleanText('می\u200cخواهم 👩\u200d👩\u200d👧', 50)).toBe('می\u200cخواهم 👩\u200d👩\u200d👧');
  });

  it('counts letters as people do and never cuts one in two', () => {
    expect(cleanText('👩‍👩‍👧'.repeat(10_000), 3)).toBe('👩‍👩‍👧'.repeat(3));
  });

  it('flattens marks stacked beyond any language', () => {
    expect(cleanText(`a${'\u0321'.repeat(500)}`, 50).length).toBeLessThan(10);
  });

  it('leaves no space where it cut', () => {
    expect(cleanText('ab cd', 3)).toBe('ab');
  });

  it.each(['', '   ', '\u202E\u200B', '...', '\u0301', '\u3164', '\uFFA0', '\u2800', '\u200D', '\uFE0F'])(
    'refuses %j as a name: nothing to see',
    (raw) => {
      expect(cleanName(raw, 24)).toBeUndefined();
    },
  );

  it.each(['Zoé', '李', '🐈', 'R2-D2', '__proto__'])('accepts %s as a name', (raw) => {
    expect(cleanName(raw, 24)).toBe(raw);
  });
});
