import { describe, expect, it } from 'vitest';
import { botChoices, levelsOf, lineup } from './lineup';

describe('the bots of a table', () => {
  it.each([
    [1, 4, 'mirek'],
    [2, 1, 'lino ida'],
    [3, 4, 'mirek bruno vera'],
    [3, 6, 'odile vera mirek'],
    [4, 3, 'bruno ida mirek lino'],
  ] as const)('%i bots of level %i are %s at a table', (count, level, bots) => {
    expect(lineup('felix', count, level).join(' ')).toBe(bots);
  });

  it.each(levelsOf('felix'))('no bot comes twice to a table of level %i', (level) => {
    expect(new Set(lineup('felix', 4, level)).size).toBe(4);
  });

  it('a game without characters is played by its stand-in and offers no levels', () => {
    expect(levelsOf('whist')).toEqual([]);
    expect(lineup('whist', 2, 3)).toEqual(['random', 'random']);
    expect(botChoices('whist')).toEqual(['random']);
  });
});
