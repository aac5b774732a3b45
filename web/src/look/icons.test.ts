import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS } from './icons';

describe('icons', () => {
  it('have each a drawing, and no drawing is without a name', () => {
    const sheet = readFileSync(new URL('./sprites/icons.svg', import.meta.url), 'utf8');
    const drawn = [...sheet.matchAll(/<symbol id="icon-(\w+)"/g)].map(([, name]) => name);
    expect(drawn.toSorted()).toEqual(ICONS.toSorted());
  });
});
