import { describe, expect, it } from 'vitest';
import { ICONS } from './icons';
import sheet from './sprites/icons.svg?raw';

describe('icons', () => {
  it('every icon name has a drawing and every drawing a name', () => {
    const drawn = [...sheet.matchAll(/<symbol id="icon-(\w+)"/g)].map(([, name]) => name);
    expect(new Set(drawn)).toEqual(new Set<string>(ICONS));
    expect(drawn).toHaveLength(ICONS.length);
  });
});
