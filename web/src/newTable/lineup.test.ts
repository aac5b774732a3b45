import { describe, expect, it } from 'vitest';
import { botChoices, levelsOf, lineup } from './lineup';

describe('the bots of a table', () => {
  it.each([
    [1, 3, 'mirek'],
    [2, 1, 'ida bruno'],
    [3, 3, 'mirek bruno vera'],
    [3, 5, 'odile vera mirek'],
    [4, 2, 'bruno ida mirek vera'],
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
