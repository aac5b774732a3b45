import { describe, expect, it } from 'vitest';
import { de, que } from './elision';

describe('French shortens the word before a vowel', () => {
  it.each([
    ['Ida', 'd’Ida', 'qu’Ida'],
    ['Élodie', 'd’Élodie', 'qu’Élodie'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['Bruno', 'de Bruno', 'que Bruno'],
    ['李', 'de 李', 'que 李'],
  ])('%s: %s, %s', (name, ofName, thanName) => {
    expect([de(name), que(name)]).toEqual([ofName, thanName]);
  });
});
