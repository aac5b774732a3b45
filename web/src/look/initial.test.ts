import { describe, expect, it } from 'vitest';
import { initialOf } from './initial';

describe('the initial on a portrait', () => {
  it.each([
    ['Ana', 'A'],
    ['  zoé', 'Z'],
    ['É́tienne', 'É́'],
    ['李雷', '李'],
    ['👩‍🚀 Jo', '👩‍🚀'],
    ['', '?'],
    ['   ', '?'],
  ])('of "%s" is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
