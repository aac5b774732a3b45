import { describe, expect, it } from 'vitest';
import { LEVELS, lineup } from './lineup';

describe('who plays along', () => {
  it.each([
    [1, 3, 'mirek'],
    [2, 1, 'ida bruno'],
    [3, 3, 'mirek bruno vera'],
    [3, 5, 'odile vera mirek'],
    [4, 2, 'bruno ida mirek vera'],
  ] as const)('%i bots of level %i are %s', (count, level, bots) => {
    expect(lineup(count, level).join(' ')).toBe(bots);
  });

  it.each(LEVELS)('nobody comes twice to a table of level %i', (level) => {
    expect(new Set(lineup(4, level)).size).toBe(4);
  });
});
